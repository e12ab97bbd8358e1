#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Stands in for ssh in tests: takes its options, and runs the command of a session here, as a login shell would. What it
# does beyond that is in the file $FAKE_SSH (words, one a line):
#   unknown refused changed timeout   what connecting ends with
#   password                          asks for 'secret' by $SSH_ASKPASS; three times
#   hostkey                           asks whether the host's key is right
#   users                             the user has a master of the user's own, which ends when this word goes
#   chatter                           the login shell prints before and after
#   busy                              sessions are refused
#   cut N                             the N-th session (of those that serve) is cut after $FAKE_CUT bytes
#   fatal                             the shared connection goes with a session that is cut
#   silent                            sessions that serve say nothing any more after $FAKE_SILENT bytes, and go on
#   down                              nobody can connect
#   tcsh fish                         is the login shell
has() { grep -qx "$1" "$FAKE_SSH" 2>/dev/null; }
fail() { printf '%s\n' "$1" >&2; exit 255; }
socket= master= resolve= check= jumped=
while [ $# -gt 0 ]; do
  case $1 in
    -S) socket=$2; shift 2 ;;
    -M) master=yes; shift ;;
    -G) resolve=yes; shift ;;
    -O) check=yes; shift 2 ;;
    -o | -e | -F) shift 2 ;;
    --) shift; break ;;
    -*) shift ;;
    *) break ;;
  esac
done
host=$1; shift
if [ -n "$resolve" ]; then printf 'hostname 127.0.0.1\nuser somebody\nport 22\n'; exit 0; fi
if [ -n "$check" ]; then
  if [ -n "$socket" ]; then [ -e "$socket" ]; else has users; fi || fail "Control socket connect($socket): No such file or directory"
  exit 0
fi
has unknown && fail "ssh: Could not resolve hostname $host: Name or service not known"
has down && fail "ssh: connect to host $host port 22: Connection refused"
has timeout && fail "ssh: connect to host $host port 22: Connection timed out"
if [ -n "$master" ]; then
  echo "attempt" >> "$FAKE_SSH.attempts"
  has refused && fail "somebody@$host: Permission denied (publickey,password)."
  has changed && fail "@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @
Host key verification failed."
  if has hostkey; then
    [ "$("$SSH_ASKPASS" "The authenticity of host '$host' can't be established.
ED25519 key fingerprint is SHA256:abc.
Are you sure you want to continue connecting (yes/no/[fingerprint])? ")" = yes ] || fail "Host key verification failed."
  fi
  if has password; then
    printf 'A message of the day that a stranger wrote\n' >&2
    for try in 1 2 3; do
      answer=$("$SSH_ASKPASS" "(somebody@$host) Password: ") || fail "Permission denied (password)."
      [ "$answer" = secret ] && break
      [ $try = 3 ] && fail "somebody@$host: Permission denied (password)."
      printf 'Permission denied, please try again.\n' >&2
    done
  fi
  : > "$socket"
  echo
  trap 'rm -f "$socket"; exit 255' TERM HUP INT
  while [ -e "$socket" ] && ! has dead; do sleep 0.05; done
  rm -f "$socket"
  fail "Connection to $host closed by remote host."
fi
[ -e "$socket" ] || { [ -z "$socket" ] && has users; } || fail "Control socket connect($socket): No such file or directory"
has busy && fail "Session open refused by peer"
shell=sh
has tcsh && shell=tcsh
has fish && shell=fish
has chatter && printf 'Welcome to %s\n{"quota": [1, 2]}\n' "$host"
# Connections to kept sessions are cut after so many bytes, one line each; the ones after that are not.
case "$*" in
  *attach*)
    if [ -s "$FAKE_SSH.cuts" ]; then
      FAKE_CUT=$(head -n 1 "$FAKE_SSH.cuts")
      sed -i 1d "$FAKE_SSH.cuts"
    fi ;;
esac
case "$*" in
  *serve* | *attach*)
    if has silent; then
      "$shell" -c "$*" | { stdbuf -o0 head -c "$FAKE_SILENT"; exec sleep 3600; }
      exit 255
    fi
    if [ -n "$FAKE_CUT" ]; then
      trap '! has fatal || rm -f "$socket"; fail "Timeout, server $host not responding."' USR1
      exec 3<&0
      { "$shell" -c "$*" <&3 | { stdbuf -o0 head -c "$FAKE_CUT"; kill -USR1 $$; }; } &
      wait
    fi ;;
esac
"$shell" -c "$*"
status=$?
has chatter && printf 'Bye\n'
exit $status

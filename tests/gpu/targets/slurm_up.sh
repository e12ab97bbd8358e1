#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# slurm_up.sh FOLDER PORT: a cluster of this computer alone, with two GPUs that are none, on loopback; all of its files are in FOLDER, which
# has a short path. PORT and the next one are used. Exit status 77: it cannot be started here, with the reason.
set -uo pipefail
folder=$1 port=$2 host=$(hostname -s)
skip() { echo "$1"; exit 77; }
for program in munged slurmctld slurmd; do
  command -v $program >/dev/null || PATH=$PATH:/usr/sbin
  command -v $program >/dev/null || skip "$program is not installed"
done
mkdir -p "$folder"/{state,spool,log} && chmod 755 "$folder"
ln -sfn /dev/null "$folder/nvidia0"
ln -sfn /dev/null "$folder/nvidia1"
(umask 077; head -c 1024 /dev/urandom > "$folder/munge.key")
echo "NodeName=$host Name=gpu Type=fake File=$folder/nvidia[0-1]" > "$folder/gres.conf"
cat > "$folder/slurm.conf" <<END
ClusterName=test
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
CredType=cred/munge
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/log/slurmctld.log
SlurmdLogFile=$folder/log/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
MailProg=/bin/true
ReturnToService=2
MessageTimeout=5
SlurmdParameters=config_overrides
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=bf_interval=1,sched_interval=1
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
GresTypes=gpu
KillWait=5
NodeName=$host NodeAddr=127.0.0.1 CPUs=4 RealMemory=500 Gres=gpu:fake:2 State=UNKNOWN
PreemptType=preempt/partition_prio
PreemptMode=REQUEUE
PartitionName=gpu Nodes=$host Default=YES MaxTime=INFINITE State=UP PriorityTier=1
PartitionName=urgent Nodes=$host MaxTime=INFINITE State=UP PriorityTier=10
END
export SLURM_CONF=$folder/slurm.conf
munged --force --key-file="$folder/munge.key" --socket="$folder/munge.socket" --pid-file="$folder/munged.pid" --log-file="$folder/log/munged.log" \
  --seed-file="$folder/munge.seed" --num-threads=2 >/dev/null 2>&1 || skip "munged does not start"
slurmctld >/dev/null 2>&1 && slurmd >/dev/null 2>&1
until [ "$SECONDS" -ge 30 ]; do # a call to a controller that is not there takes seconds
  [[ $(timeout 10 sinfo -h -o %T 2>/dev/null) == idle ]] && exit 0
  sleep 0.1
done
tail -n 2 "$folder"/log/*.log
skip "the node does not become idle"

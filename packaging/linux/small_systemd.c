/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the D-Bus library asks of libsystemd, for the portable archive: whether systemd handed sockets to a bus server. This
   program is none, so the answer is always no. Types and meanings are those of sd-daemon.h. */
int sd_listen_fds(int unset)
{
    (void)unset;
    return 0;
}

int sd_is_socket(int fd, int family, int type, int listening)
{
    (void)fd, (void)family, (void)type, (void)listening;
    return 0;
}

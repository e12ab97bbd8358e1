/* SPDX-License-Identifier: GPL-3.0-or-later
   libstdc++ of a newer system, linked into the CUDA module, asks glibc 2.32 and later whether there is one thread only, to leave
   locks of reference counts out. Where the C library may be older, the answer is no. */
char __libc_single_threaded;

/* SPDX-License-Identifier: GPL-3.0-or-later
   What libstdc++ of a newer system, linked into the CUDA module, asks of a C library that may be older. */

/* glibc 2.32 and later says whether there is one thread only, to leave locks of reference counts out: the answer is no. */
char __libc_single_threaded;

/* glibc 2.38 and later reads numbers by the rules of C23, which differ in a prefix for binary ones. */
unsigned long strtoul(const char *text, char **end, int base);
unsigned long __isoc23_strtoul(const char *text, char **end, int base) { return strtoul(text, end, base); }

/* Time that this thread has had of a processor. */

#ifndef BENCH_CLOCK_H
#define BENCH_CLOCK_H

#define _POSIX_C_SOURCE 199309L
#include <time.h>

static double microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

#endif

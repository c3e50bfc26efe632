/* The generator of all workloads: xoshiro128** (Blackman and Vigna, 2018) on four 32-bit words. */

#ifndef BENCH_RANDOM_H
#define BENCH_RANDOM_H

#include <stdint.h>

static uint32_t words[4];

static void seed(uint32_t x) {
  for (int word = 0; word < 4; word++) {
    x += 0x9e3779b9u;
    uint32_t z = x;
    z = (z ^ z >> 16) * 0x85ebca6bu;
    z = (z ^ z >> 13) * 0xc2b2ae35u;
    words[word] = z ^ z >> 16;
  }
}

static inline uint32_t rotated(uint32_t value, int by) { return value << by | value >> (32 - by); }

static inline uint32_t u32(void) {
  const uint32_t drawn = rotated(words[1] * 5, 7) * 9;
  const uint32_t shifted = words[1] << 9;
  words[2] ^= words[0];
  words[3] ^= words[1];
  words[1] ^= words[2];
  words[0] ^= words[3];
  words[2] ^= shifted;
  words[3] = rotated(words[3], 11);
  return drawn;
}

/* The high half of the product; the workloads leave out the rejection that makes it exactly uniform. */
static inline int below(uint32_t n) { return (int)((uint64_t)u32() * n >> 32); }

/* With that rejection, as the engine draws. */
static inline int below_fairly(uint32_t n) {
  uint64_t product = (uint64_t)u32() * n;
  if ((uint32_t)product < n) {
    const uint32_t favoured = -n % n;
    while ((uint32_t)product < favoured) {
      product = (uint64_t)u32() * n;
    }
  }
  return (int)(product >> 32);
}

#endif

/*
 * Sums of equal dice by plain convolution: dice-sums COUNT SIDES PASSES
 * Prints the microseconds it took and the sum of the lengths.
 */

#include "clock.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The distribution of the sum of a number of dice; the caller frees it. */
static double *dice_sums(int count, int sides, int *length) {
  const int most = count * (sides - 1) + 1;
  double *sums = calloc(most, sizeof *sums);
  double *next = calloc(most, sizeof *next);
  const double each = 1.0 / sides;
  sums[0] = 1;
  int now = 1;
  for (int die = 0; die < count; die++) {
    memset(next, 0, (size_t)most * sizeof *next);
    for (int sum = 0; sum < now; sum++) {
      const double share = sums[sum] * each;
      for (int face = 0; face < sides; face++) next[sum + face] += share;
    }
    now += sides - 1;
    double *other = sums;
    sums = next;
    next = other;
  }
  free(next);
  *length = now;
  return sums;
}

int main(int arguments, char **argument) {
  if (arguments != 4) {
    fprintf(stderr, "usage: dice-sums COUNT SIDES PASSES\n");
    return 2;
  }
  const int count = atoi(argument[1]), sides = atoi(argument[2]), passes = atoi(argument[3]);
  uint32_t lengths = 0;
  double kept = 0;
  const double start = microseconds();
  for (int pass = 0; pass < passes; pass++) {
    int length;
    double *sums = dice_sums(count, sides, &length);
    kept += sums[length / 2];
    lengths += (uint32_t)length;
    free(sums);
  }
  printf("%.0f %d\n", microseconds() - start, (int32_t)lengths);
  return kept > 0 ? 0 : 1;
}

/*
 * Events by classes of speed, from a ring of slots: schedule-ring ACTORS EVENTS PASSES
 * Prints the microseconds it took and the checksum of the last pass.
 */

#include "clock.h"
#include "random.h"
#include <stdio.h>
#include <stdlib.h>

enum { SLOTS = 128, NOBODY = -1 };

static const int speeds[8] = {3, 6, 9, 12, 12, 15, 18, 24};
static int *delay, *after;
static int head[SLOTS], tail[SLOTS];

static inline void put(int actor, int slot) {
  after[actor] = NOBODY;
  if (head[slot] == NOBODY) {
    head[slot] = actor;
  } else {
    after[tail[slot]] = actor;
  }
  tail[slot] = actor;
}

static uint32_t play(int actors, int events) {
  for (int slot = 0; slot < SLOTS; slot++) head[slot] = NOBODY;
  for (int actor = 0; actor < actors; actor++) put(actor, delay[actor] % SLOTS);
  uint32_t sum = 0;
  int slot = 0;
  for (int event = 0; event < events; event++) {
    while (head[slot] == NOBODY) slot = (slot + 1) % SLOTS;
    const int actor = head[slot];
    head[slot] = after[actor];
    sum = sum * 31 + (uint32_t)actor;
    put(actor, (slot + delay[actor]) % SLOTS);
  }
  return sum;
}

int main(int arguments, char **argument) {
  if (arguments != 4) {
    fprintf(stderr, "usage: schedule-ring ACTORS EVENTS PASSES\n");
    return 2;
  }
  const int actors = atoi(argument[1]), events = atoi(argument[2]), passes = atoi(argument[3]);
  delay = malloc(actors * sizeof *delay);
  after = malloc(actors * sizeof *after);
  seed(5);
  for (int actor = 0; actor < actors; actor++) delay[actor] = 360 / speeds[below(8)];
  uint32_t sum = 0;
  const double start = microseconds();
  for (int pass = 0; pass < passes; pass++) sum = play(actors, events);
  printf("%.0f %d\n", microseconds() - start, (int32_t)sum);
  return 0;
}

/*
 * The turn form on rows: movement dealt to everybody, then passes over those who have a move left.
 * turn-form ACTORS EVENTS PASSES
 * Prints the microseconds it took, the checksum of the last pass, and how many events it made: whole
 * turns, so a few more than asked for.
 */

#include "clock.h"
#include "random.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOVE = 12 };

static const int speeds[8] = {3, 6, 9, 12, 12, 15, 18, 24};
static int *speed, *movement;
static long made;

static void deal(int actors) {
  for (int actor = actors - 1; actor >= 0; actor--) {
    const int over = speed[actor] % MOVE;
    int points = speed[actor] - over;
    if (over > 0 && below(MOVE) < over) points += MOVE;
    movement[actor] += points;
  }
}

static uint32_t play(int actors, long events) {
  seed(5);
  for (int actor = 0; actor < actors; actor++) speed[actor] = speeds[below(8)];
  memset(movement, 0, actors * sizeof *movement);
  uint32_t sum = 0;
  made = 0;
  while (made < events) {
    deal(actors);
    int again;
    do {
      again = 0;
      for (int actor = actors - 1; actor >= 0; actor--) {
        if (movement[actor] < MOVE) continue;
        movement[actor] -= MOVE;
        if (movement[actor] >= MOVE) again = 1;
        sum = sum * 31 + (uint32_t)actor;
        made++;
      }
    } while (again);
  }
  return sum;
}

int main(int arguments, char **argument) {
  if (arguments != 4) {
    fprintf(stderr, "usage: turn-form ACTORS EVENTS PASSES\n");
    return 2;
  }
  const int actors = atoi(argument[1]), passes = atoi(argument[3]);
  const long events = atol(argument[2]);
  speed = malloc(actors * sizeof *speed);
  movement = malloc(actors * sizeof *movement);
  uint32_t sum = 0;
  const double start = microseconds();
  for (int pass = 0; pass < passes; pass++) sum = play(actors, events);
  printf("%.0f %d %ld\n", microseconds() - start, (int32_t)sum, made);
  return 0;
}

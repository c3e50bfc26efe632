/*
 * Success chance over 4,096 records: success-chance ROOT PASSES
 * ROOT: `counted` finds the whole root by subtracting odd numbers, `hardware` asks the processor.
 * Prints the microseconds it took and the checksum of all values.
 */

#include "clock.h"
#include "random.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RECORDS = 4096 };
enum {
  METAL_BODY = 1,
  ROBE = 2,
  SHIELD = 4,
  METAL_HELM = 8,
  METAL_GLOVES = 16,
  METAL_BOOTS = 32,
  EMERGENCY = 64,
  BIG_SHIELD = 128
};

struct record {
  int base, stat, skill, level, spell_level, armour, shield, flags, emergency;
};

static struct record records[RECORDS];
static int values[RECORDS];

static int counted_root(int n) {
  int root = 0;
  for (int odd = 1; n >= odd; odd += 2) {
    n -= odd;
    root++;
  }
  return root;
}

static int hardware_root(int n) { return (int)sqrt((double)n); }

static inline int within(int value, int least, int most) {
  return value < least ? least : value > most ? most : value;
}

static inline int success_chance(const struct record *r, int (*root)(int)) {
  int burden = r->base;
  if (r->flags & METAL_BODY) {
    burden += r->flags & ROBE ? r->armour / 2 : r->armour;
  } else if (r->flags & ROBE) {
    burden -= r->armour;
  }
  if (r->flags & SHIELD) burden += r->shield;
  if (r->flags & METAL_HELM) burden += 4;
  if (r->flags & METAL_GLOVES) burden += 6;
  if (r->flags & METAL_BOOTS) burden += 2;
  if (r->flags & EMERGENCY) burden += r->emergency;
  if (burden > 20) burden = 20;
  int chance = 11 * r->stat / 2;
  const int difficulty = 4 * (r->spell_level - 1) - (6 * r->skill + r->level / 3 + 1);
  if (difficulty > 0) {
    chance -= root(900 * difficulty + 2000);
  } else {
    const int learning = 15 * -difficulty / r->spell_level;
    chance += learning > 20 ? 20 : learning;
  }
  chance = within(chance, 0, 120);
  if ((r->flags & (SHIELD | BIG_SHIELD)) == (SHIELD | BIG_SHIELD)) {
    chance /= r->flags & EMERGENCY ? 2 : 4;
  }
  return within(chance * (20 - burden) / 15 - burden, 0, 100);
}

static void draw_records(void) {
  seed(7);
  for (int i = 0; i < RECORDS; i++) {
    struct record *r = &records[i];
    r->base = below(12);
    r->stat = 3 + below(16);
    r->skill = below(4);
    r->level = 1 + below(30);
    r->spell_level = 1 + below(7);
    r->armour = 8 + below(3);
    r->shield = below(3);
    r->flags = below(256);
    r->emergency = -4 + below(4);
  }
}

static inline uint32_t fold_all(uint32_t sum, int (*root)(int)) {
  for (int i = 0; i < RECORDS; i++) {
    values[i] = success_chance(&records[i], root);
    sum = sum * 31 + (uint32_t)values[i];
  }
  return sum;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: success-chance counted|hardware PASSES\n");
    return 2;
  }
  const int hardware = strcmp(arguments[1], "hardware") == 0;
  const int passes = atoi(arguments[2]);
  draw_records();
  uint32_t sum = 0;
  const double start = microseconds();
  for (int pass = 0; pass < passes; pass++) {
    sum = hardware ? fold_all(sum, hardware_root) : fold_all(sum, counted_root);
  }
  printf("%.0f %d\n", microseconds() - start, (int32_t)sum);
  return 0;
}

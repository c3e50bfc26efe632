/*
 * Attack rounds over 4,096 records, the player's blows and the monster's two: attack-round GRAIN PASSES
 * GRAIN: `percentile` draws a percentile and then against the armour for each strike, as the workload
 * is defined; `fraction` decides each strike by one fair draw, as the engine does.
 * Prints the microseconds it took, the checksum, and the counts of work: blows that hit, monster blows
 * that hit, damage dealt, damage taken.
 */

#include "clock.h"
#include "random.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RECORDS = 4096 };

struct record {
  int blows, skill, to_hit, to_damage, dice, sides, weight, level, multiplier;
  int monster_armour, monster_level, monster_dice, monster_sides, power, player_armour;
};

/* What is certain about a strike: it hits k times in n. */
struct odds {
  int k, n;
};

static struct record records[RECORDS];
static struct odds player_odds[RECORDS], monster_odds[RECORDS];
static int64_t hits, monster_hits, dealt_in_all, taken_in_all;

static void draw_records(void) {
  seed(9);
  for (int i = 0; i < RECORDS; i++) {
    struct record *r = &records[i];
    r->blows = 1 + below(5);
    r->skill = 30 + below(150);
    r->to_hit = below(25);
    r->to_damage = below(25);
    r->dice = 1 + below(4);
    r->sides = 4 + below(9);
    r->weight = 10 + below(300);
    r->level = 1 + below(50);
    r->multiplier = 1 + below(3);
    r->monster_armour = below(120);
    r->monster_level = 1 + below(60);
    r->monster_dice = 1 + below(6);
    r->monster_sides = 1 + below(12);
    r->power = 30 * below(3) + 10;
    r->player_armour = below(120);
  }
}

static struct odds odds_of(int chance, int armour) {
  const int past = 4 * chance - 4 * (3 * armour / 4);
  const struct odds odds = {4 * chance + 18 * (past > 0 ? past : 0), 20 * 4 * chance};
  return odds;
}

static void prepare_odds(void) {
  for (int i = 0; i < RECORDS; i++) {
    const struct record *r = &records[i];
    player_odds[i] = odds_of(r->skill + 3 * r->to_hit, r->monster_armour);
    monster_odds[i] = odds_of(r->power + 3 * r->monster_level, r->player_armour);
  }
}

static inline int draw(int fairly, int n) { return fairly ? below_fairly(n) : below(n); }

static inline int strikes(int fairly, int chance, int armour, struct odds odds) {
  if (fairly) {
    return below_fairly(odds.n) < odds.k;
  }
  const int k = below(100);
  if (k < 10) {
    return k < 5;
  }
  return chance > 0 && below(chance) >= 3 * armour / 4;
}

static inline int roll(int fairly, int dice, int sides) {
  int total = dice;
  for (int die = 0; die < dice; die++) {
    total += draw(fairly, sides);
  }
  return total;
}

static inline int critical(int fairly, const struct record *r, int damage) {
  if (1 + draw(fairly, 5000) > r->weight + 5 * r->to_hit + 3 * r->level) {
    return damage;
  }
  const int k = r->weight + 1 + draw(fairly, 650);
  if (k < 400) return 2 * damage + 5;
  if (k < 700) return 2 * damage + 10;
  if (k < 900) return 3 * damage + 15;
  if (k < 1300) return 3 * damage + 20;
  return 7 * damage / 2 + 25;
}

static inline int player_round(int fairly, int i) {
  const struct record *r = &records[i];
  int dealt = 0;
  for (int blow = 0; blow < r->blows; blow++) {
    if (strikes(fairly, r->skill + 3 * r->to_hit, r->monster_armour, player_odds[i])) {
      int damage = roll(fairly, r->dice, r->sides) * r->multiplier;
      damage = critical(fairly, r, damage) + r->to_damage;
      dealt += damage < 0 ? 0 : damage;
      hits++;
    }
  }
  return dealt;
}

static inline int monster_round(int fairly, int i) {
  const struct record *r = &records[i];
  const int held = r->player_armour < 150 ? r->player_armour : 150;
  int taken = 0;
  for (int blow = 0; blow < 2; blow++) {
    if (strikes(fairly, r->power + 3 * r->monster_level, r->player_armour, monster_odds[i])) {
      const int damage = roll(fairly, r->monster_dice, r->monster_sides);
      taken += damage - damage * held / 250;
      monster_hits++;
    }
  }
  return taken;
}

static inline uint32_t fold_all(uint32_t sum, int fairly) {
  for (int i = 0; i < RECORDS; i++) {
    const int dealt = player_round(fairly, i);
    const int taken = monster_round(fairly, i);
    dealt_in_all += dealt;
    taken_in_all += taken;
    sum = sum * 31 + (uint32_t)(8 * dealt + taken);
  }
  return sum;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: attack-round percentile|fraction PASSES\n");
    return 2;
  }
  const int fairly = strcmp(arguments[1], "fraction") == 0;
  const int passes = atoi(arguments[2]);
  draw_records();
  prepare_odds();
  seed(1);
  uint32_t sum = 0;
  const double start = microseconds();
  for (int pass = 0; pass < passes; pass++) {
    sum = fairly ? fold_all(sum, 1) : fold_all(sum, 0);
  }
  printf("%.0f %d %lld %lld %lld %lld\n", microseconds() - start, (int32_t)sum, (long long)hits,
         (long long)monster_hits, (long long)dealt_in_all, (long long)taken_in_all);
  return 0;
}

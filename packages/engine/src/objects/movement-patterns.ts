// The key `attack_movement` of monsters: how one fights (its lower four bits), and how it roams while it hunts no hero
// (its upper four). Crossfire include/define.h (attack_movement), server/monster.c.

/** How a monster fights, in the order of their numbers; 0 and 5: it attacks at once. */
const FIGHT_PATTERNS = [
  'attacks',
  'distant',
  'runs',
  'hits-and-runs',
  'waits',
  'rushes',
  'flees',
  'distant-until-hurt',
  'keeps-away',
] as const;

/** How a monster fights. */
export type FightPattern = (typeof FIGHT_PATTERNS)[number];

/** How a monster roams, in the order of their numbers, each 16 apart; 1 follows its master, as servants do anyway. */
const ROAM_PATTERNS = [
  'stays',
  'follows',
  'circles',
  'circles-wide',
  'paces-across',
  'paces-far-across',
  'goes-straight',
  'wanders',
  'paces-down',
  'paces-far-down',
] as const;

/** How a monster roams. */
export type RoamPattern = (typeof ROAM_PATTERNS)[number];

/** The number of one step of the upper bits. */
const ROAM_STEP = 16;

/** The most that the key may be. */
export const MOST_ATTACK_MOVEMENT = 255;

/** How a monster with that key fights; an unknown pattern attacks. */
export function fightPattern(attackMovement: number): FightPattern {
  return FIGHT_PATTERNS[attackMovement % ROAM_STEP] ?? 'attacks';
}

/** How a monster with that key roams; an unknown pattern stays. */
export function roamPattern(attackMovement: number): RoamPattern {
  const index = (attackMovement - (attackMovement % ROAM_STEP)) / ROAM_STEP;
  return ROAM_PATTERNS[index] ?? 'stays';
}

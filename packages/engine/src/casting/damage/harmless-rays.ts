// Rays that roll no damage: sleep and death, and how far a ray digs.
// NetHack 3.6.7 src/zap.c (zhitm, sleep_monst), src/dig.c (zap_dig).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingRules } from '../slot/rules.ts';
import { type ResistanceView, resists } from './resistance.ts';

/**
 * Turns that a monster sleeps which a ray has hit; 0 when it resists. Labels: `resists`, `sleep`.
 * @param view immune: it resists sleep
 */
export function sleepTurns(
  chance: Chance,
  rules: CastingRules,
  view: ResistanceView & { readonly immune: boolean },
): number {
  const { levelsPerDie, sleepSides, mostSleep } = rules.attack.ray;
  if (view.immune || resists(chance, view)) {
    return 0;
  }
  const dice = truncDiv(view.casterLevel, levelsPerDie) + 1;
  return Math.min(mostSleep, chance.roll(dice, sleepSides, 'sleep'));
}

/** Whom a ray of death may meet. */
export interface DeathRayView {
  /** Undead, or otherwise not living. */
  readonly notLiving: boolean;
  readonly demon: boolean;
  readonly magicResistant: boolean;
}

/** Whether a ray of death kills: no roll, and no saving one. */
export function deathRayKills({ notLiving, demon, magicResistant }: DeathRayView): boolean {
  return !notLiving && !demon && !magicResistant;
}

/** What a ray that digs meets on one square. */
export type DugGround = 'open' | 'rock' | 'door' | 'wall' | 'tree';

/**
 * What is left of the range of a ray that digs, a square later; 0 ends it.
 * @param maze a level of mazes, where the first wall, tree or rock ends it
 */
export function digRangeLeft(
  rules: CastingRules,
  range: number,
  { ground, maze }: { readonly ground: DugGround; readonly maze: boolean },
): number {
  if (maze && ground !== 'open' && ground !== 'door') {
    return 0;
  }
  const { square } = rules.flight.loses;
  return Math.max(0, range - square - rules.flight.digs[ground]);
}

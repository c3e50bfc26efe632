// Rays without damage: sleep, death and digging. NetHack 3.6.7 src/zap.c (zhitm, sleep_monst), src/dig.c
// (zap_dig).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingRules } from '../slot/rules.ts';
import { type ResistanceView, resists } from './resistance.ts';

/**
 * Turns for which a ray puts a monster to sleep; 0 if it resists. Labels: `resists`, `sleep`.
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

/** The target of a ray of death. */
export interface DeathRayView {
  /** Undead or otherwise not living. */
  readonly notLiving: boolean;
  readonly demon: boolean;
  readonly magicResistant: boolean;
}

/** Whether a ray of death kills: there is no roll and no saving throw. */
export function deathRayKills({ notLiving, demon, magicResistant }: DeathRayView): boolean {
  return !notLiving && !demon && !magicResistant;
}

/** The terrain that a digging ray meets. */
export type DugGround = 'open' | 'rock' | 'door' | 'wall' | 'tree';

/**
 * The range of a digging ray after another square; 0 ends it.
 * @param maze a maze level, where the first wall, tree or rock ends it
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

// What monsters regain on each of their moves. Crossfire server/monster.c (monster_move: regenerate_mana and
// hit points).

import { truncDiv } from '../../integers/index.ts';
import type { SpellcraftRules } from '../rules.ts';

/** A monster's pools and attributes. */
export interface MonsterRecoveryView {
  readonly constitution: number;
  readonly power: number;
  /** Acts a tick, in single precision; not 0. */
  readonly speed: number;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly energy: number;
  readonly maxEnergy: number;
  /** Parts of a point that have been gathered. */
  readonly hitPointParts: number;
  readonly energyParts: number;
}

/** Pools after one move. */
export interface MonsterRecovery {
  hitPoints: number;
  energy: number;
  hitPointParts: number;
  energyParts: number;
}

/** What a monster's pools come to by one of its moves. */
export function monsterRecovery(
  { hits }: SpellcraftRules,
  view: MonsterRecoveryView,
  after: MonsterRecovery = { hitPoints: 0, energy: 0, hitPointParts: 0, energyParts: 0 },
): MonsterRecovery {
  const { perAttribute, hitPointParts, energyParts } = hits.monsters;
  const { constitution, power, speed } = view;
  after.hitPoints = view.hitPoints;
  after.hitPointParts = view.hitPointParts;
  after.energy = view.energy;
  after.energyParts = view.energyParts;
  if (constitution > 0 && view.hitPoints < view.maxHitPoints) {
    const parts = view.hitPointParts + partsOf(perAttribute, constitution, speed);
    after.hitPoints = Math.min(view.maxHitPoints, view.hitPoints + truncDiv(parts, hitPointParts));
    after.hitPointParts = parts % hitPointParts;
  }
  if (power > 0 && view.energy < view.maxEnergy) {
    const parts = view.energyParts + partsOf(perAttribute, power, speed);
    after.energy = Math.min(view.maxEnergy, view.energy + truncDiv(parts, energyParts));
    after.energyParts = parts % energyParts;
  }
  return after;
}

function partsOf(perAttribute: number, attribute: number, speed: number): number {
  return Math.trunc(Math.fround((perAttribute * attribute) / Math.abs(Math.fround(speed))));
}

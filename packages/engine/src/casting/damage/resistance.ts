// Whether a monster resists a spell. NetHack 3.6.7 src/zap.c (resist).

import type { Chance } from '../../chance/index.ts';
import { clamp, truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';

/** A monster's resistance against a caster. */
export interface ResistanceView {
  /** Experience level of the caster, 1…30. */
  readonly casterLevel: number;
  /** Level of the monster, 0 or more. */
  readonly targetLevel: number;
  /** Its magic resistance score, 0…100. */
  readonly targetResistance: number;
}

/** Sides of the die before the level difference. */
const DIE = 100;
/** Monsters' levels are clamped to 1…50. */
const HIGHEST = 50;

/** Whether it resists: its score against a die that grows with the level difference. Label: `resists`. */
export function resists(chance: Chance, view: ResistanceView): boolean {
  const faces = DIE + view.casterLevel - clamp(view.targetLevel, 1, HIGHEST);
  if (view.targetResistance > 0) {
    const notes: CastingNotebook = chance;
    notes.note('resist-odds', view.targetResistance, faces);
  }
  return chance.test(view.targetResistance, faces, 'resists');
}

/** Half the damage, rounded up. */
export function halfUp(damage: number): number {
  return truncDiv(damage + 1, 2);
}

/** Half the damage, rounded towards 0. */
export function halfDown(damage: number): number {
  return truncDiv(damage, 2);
}

/** The damage as computed; a negative one heals. */
export function dealtAsIs(damage: number): number {
  return damage;
}

/** The damage as computed, but at least 0. */
export function dealtIfPositive(damage: number): number {
  return Math.max(0, damage);
}

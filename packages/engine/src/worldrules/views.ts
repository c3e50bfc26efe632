// Inputs of the rules of the world: plain records.

import type { Dice } from '../chance/index.ts';
import type { RaceRow, RoleRow } from './heroes.ts';

/** One melee blow of a monster against a hero. */
export interface MonsterBlowView {
  /** The monster's level, or what its kind states instead. */
  readonly level: number;
  readonly dice: Dice;
  /** The hero's descending armour class (NetHack). */
  readonly armourClass: number;
  /** The wielded weapon; absent: the monster's natural attack. */
  readonly weapon?: {
    /** Added to the damage, at least 0. */
    readonly dice: Dice;
    readonly toHit: number;
  };
  /** Percent of its natural dice that its attack types add, 0 or more; absent: none. */
  readonly branded?: number;
}

/** One missile of a monster against a hero. */
export interface MonsterShotView {
  /** Squares flown. */
  readonly distance: number;
  readonly dice: Dice;
  /** To-hit bonus of the missile. */
  readonly toHit: number;
  /** The hero's descending armour class (NetHack). */
  readonly armourClass: number;
}

/** A hero's level, role and race, as growth depends on them. */
export interface GrowthView {
  readonly role: RoleRow;
  readonly race: RaceRow;
  /** The level being left, 1…29; 0 for a new hero. */
  readonly level: number;
}

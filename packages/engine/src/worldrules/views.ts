// What the rules of the world are told: plain records.

import type { Dice } from '../chance/index.ts';
import type { RaceRow, RoleRow } from './heroes.ts';

/** A monster's blow at a hero. */
export interface MonsterBlowView {
  /** Level of the monster. */
  readonly level: number;
  readonly dice: Dice;
  /** The hero's armour class, descending (NetHack). */
  readonly armourClass: number;
  /** What is struck with; absent: nothing but the monster itself. */
  readonly weapon?: {
    /** Added to the damage, 0 at least. */
    readonly dice: Dice;
    readonly toHit: number;
  };
}

/** A monster's missile at a hero. */
export interface MonsterShotView {
  /** Squares that it flies. */
  readonly distance: number;
  readonly dice: Dice;
  /** To-hit points of the missile. */
  readonly toHit: number;
  /** The hero's armour class, descending (NetHack). */
  readonly armourClass: number;
}

/** How a hero's level, and what he is, make him grow. */
export interface GrowthView {
  readonly role: RoleRow;
  readonly race: RaceRow;
  /** The level that is left behind, 1…29; 0 for a new hero. */
  readonly level: number;
}

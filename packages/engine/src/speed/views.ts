// Inputs of the speed rules: plain records.

import type { Encumbrance, RidingSkill, SpeedAdjustment, SpeedProperty } from './names.ts';

/** The facts that a monster's points depend on. */
export interface MonsterSpeedView {
  /** Base speed, in points a turn; 0: immobile. */
  readonly speed: number;
  readonly adjustment: SpeedAdjustment;
  /** Further modifiers of its speed, by the ruleset's names; absent: none. */
  readonly aids?: readonly string[] | undefined;
}

/** A steed under its rider. */
export interface RidingView extends MonsterSpeedView {
  /** The steed is in a gallop. */
  readonly galloping: boolean;
  /** A movement of several steps is under way. */
  readonly running: boolean;
  /** The hero's last action was a move. */
  readonly moved: boolean;
  /** The rider's; absent: basic. Few rulesets use it. */
  readonly ridingSkill?: RidingSkill | undefined;
}

/** The facts that a hero's points depend on. */
export interface HeroSpeedView {
  /** Speed of the hero's present form, 0…127; 12 for the playable races. */
  readonly baseSpeed: number;
  readonly speedProperty: SpeedProperty;
  readonly encumbrance: Encumbrance;
  /** Absent: on foot. */
  readonly riding?: RidingView | undefined;
  /** Slowed below the form's speed, in rulesets that have it; absent: no. */
  readonly slow?: boolean | undefined;
  /** Further modifiers of the points, by the ruleset's names; absent: none. */
  readonly aids?: readonly string[] | undefined;
}

/** Points and the burden under which they are granted. */
export interface BurdenedPointsView {
  /** 0 or more. */
  readonly points: number;
  readonly encumbrance: Encumbrance;
}

/** The form of a polymorphed hero, as far as it affects capacity. */
export interface CarryingForm {
  /** A nymph, whose capacity is that of a normal hero. */
  readonly nymph: boolean;
  /** Weight of the form, in NetHack's units; 0: none. */
  readonly weight: number;
  /** 0 tiny, 1 small, 2 medium, 3 large, 4 huge, 7 gigantic. */
  readonly size: number;
  readonly strong: boolean;
}

/** The facts that a hero's burden depends on. */
export interface LoadView {
  /** 3…25: 18/01–31 counts as 19, 18/32–81 as 20, 18/82–100 as 21. */
  readonly strength: number;
  /** 3…25 */
  readonly constitution: number;
  /** Weight of everything carried. */
  readonly carried: number;
  /** Or on the plane of air. */
  readonly levitating: boolean;
  readonly flying: boolean;
  /** 0…2 */
  readonly woundedLegs: number;
  /** The hero rides a strong steed. */
  readonly strongSteed: boolean;
  /** The form of a polymorphed hero; absent: his own. */
  readonly form?: CarryingForm | undefined;
}

/** Any other actor of the turn clock. */
export interface Mover extends MonsterSpeedView {
  /** Unspent time, in units of the clock. The clock grants it; the actor spends it. */
  movement: number;
  /** Dead or gone from the level: skipped, and granted nothing. */
  readonly gone: boolean;
}

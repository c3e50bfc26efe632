// What the rules of speed are told: plain records, made by whoever knows the actors.

import type { Encumbrance, RidingSkill, SpeedAdjustment, SpeedProperty } from './names.ts';

/** What the points of a monster depend on. */
export interface MonsterSpeedView {
  /** Base speed, in points a turn; 0: it never moves. */
  readonly speed: number;
  readonly adjustment: SpeedAdjustment;
  /** What else changes its speed, by the names of the ruleset; absent: nothing. */
  readonly aids?: readonly string[] | undefined;
}

/** A steed under its rider. */
export interface RidingView extends MonsterSpeedView {
  /** The steed has been kicked into a gallop that isn't over. */
  readonly galloping: boolean;
  /** A movement of several steps is under way. */
  readonly running: boolean;
  /** The hero's last action was a move. */
  readonly moved: boolean;
  /** The rider's; absent: basic. Few rulesets ask. */
  readonly ridingSkill?: RidingSkill | undefined;
}

/** What the points of a hero depend on. */
export interface HeroSpeedView {
  /** Speed of the form that the hero has, 0…127; 12 for the playable races. */
  readonly baseSpeed: number;
  readonly speedProperty: SpeedProperty;
  readonly encumbrance: Encumbrance;
  /** Absent: on foot. */
  readonly riding?: RidingView | undefined;
  /** Slowed below the form's speed, where the ruleset knows of that; absent: no. */
  readonly slow?: boolean | undefined;
  /** What else changes the points, by the names of the ruleset; absent: nothing. */
  readonly aids?: readonly string[] | undefined;
}

/** Points and the burden under which they are granted. */
export interface BurdenedPointsView {
  /** 0 or more. */
  readonly points: number;
  readonly encumbrance: Encumbrance;
}

/** The form of a polymorphed hero, as far as it carries things. */
export interface CarryingForm {
  /** A nymph, who carries what anybody can. */
  readonly nymph: boolean;
  /** Weight of the form, in NetHack's units; 0: it has none. */
  readonly weight: number;
  /** 0 tiny, 1 small, 2 medium, 3 large, 4 huge, 7 gigantic. */
  readonly size: number;
  readonly strong: boolean;
}

/** What a hero's burden depends on. */
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

/** Whoever else takes turns, as the turn clock sees it: the actor itself. */
export interface Mover extends MonsterSpeedView {
  /** Unspent time, in units of the clock; the clock grants it, whoever acts spends it. */
  movement: number;
  /** Dead or gone from the level: passed over, granted nothing. */
  readonly gone: boolean;
}

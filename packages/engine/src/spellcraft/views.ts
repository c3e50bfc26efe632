// Inputs of the rules of spell objects: plain records.

import type { AttackType } from './names.ts';

/** A caster's spell paths, as bit sets. If an item, a rune or a firewall casts, they are its own. */
export interface PathSets {
  readonly attuned: number;
  readonly repelled: number;
  readonly denied: number;
}

/** No paths. */
export const NO_PATHS: PathSets = { attuned: 0, repelled: 0, denied: 0 };

/** The paths of a spell and of its caster. */
export interface PathView extends PathSets {
  /** The spell's paths. */
  readonly path: number;
}

/** The facts that a caster's level depends on. */
export interface CasterView {
  /** Players cast at the level of the spell's skill; others, such as items, at their own. */
  readonly kind: 'player' | 'other';
  /** The caster's own level. */
  readonly ownLevel: number;
  /** The level of the spell's skill; absent: the caster lacks it. */
  readonly skillLevel?: number | undefined;
  /** The spell has a skill. */
  readonly needsSkill: boolean;
}

/** The facts that the levels of a cast depend on. */
export interface LevelsView {
  /** The spell's. */
  readonly spellLevel: number;
  /** The caster's, before paths. */
  readonly baseLevel: number;
  readonly paths: PathView;
}

/** The facts that a bonus by level depends on. */
export interface BonusView extends LevelsView {
  /** Levels per further point; 0: no bonus. */
  readonly modifier: number;
}

/** The facts that a price depends on. */
export interface CostView extends LevelsView {
  /** Mana at the spell's level. */
  readonly sp: number;
  /** Grace at the spell's level. */
  readonly grace: number;
  /** Levels over which the mana cost grows by its base once; 0: never. */
  readonly maxsp: number;
  /** Levels over which the grace cost grows by its base once; 0: never. */
  readonly maxgrace: number;
  /** Whether prices grow with level; absent: by the ruleset. */
  readonly growsWithLevel?: boolean | undefined;
}

/** The facts that a casting time depends on. */
export interface CastingTimeView {
  /** Ticks. */
  readonly castingTime: number;
  readonly paths: PathView;
}

/** Percent by attack type; absent: 0; 100: immune; negative: vulnerable. */
export type Resistances = { readonly [Type in AttackType]?: number };

/** A creature's paths and resistances. */
export interface AttunementView extends PathSets {
  readonly resist: Resistances;
}

/** An object in a creature's inventory. */
export interface WornView extends AttunementView {
  /** `worn`: items, forces and the praying skill; `potion-effect`: the lasting effect of a potion. */
  readonly kind: 'worn' | 'potion-effect';
  /** It is active. */
  readonly applied: boolean;
}

/** A creature and its inventory. */
export interface WearerView {
  readonly base: AttunementView;
  /** In inventory order. */
  readonly items: readonly WornView[];
}

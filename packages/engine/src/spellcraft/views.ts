// What the rules of spell objects are told: plain records, made by whoever knows caster and spell.

import type { AttackType } from './names.ts';

/** Spell paths as bit sets. */
export interface PathView {
  /** The spell's. */
  readonly path: number;
  /** The caster's. When an item, a rune or a firewall casts, they are its own. */
  readonly attuned: number;
  readonly repelled: number;
  readonly denied: number;
}

/** Which level a caster casts at. */
export interface CasterView {
  /** Players cast at the level of the spell's skill; others, items among them, at their own. */
  readonly kind: 'player' | 'other';
  /** The caster's own level. */
  readonly ownLevel: number;
  /** The level of the spell's skill; absent: the caster lacks it. */
  readonly skillLevel?: number | undefined;
  /** The spell names a skill. */
  readonly needsSkill: boolean;
}

/** What the levels of a cast depend on. */
export interface LevelsView {
  /** The spell's. */
  readonly spellLevel: number;
  /** The caster's, before paths. */
  readonly baseLevel: number;
  readonly paths: PathView;
}

/** What a bonus by level depends on. */
export interface BonusView extends LevelsView {
  /** Levels for each point more; 0: none ever. */
  readonly modifier: number;
}

/** What a price depends on. */
export interface CostView extends LevelsView {
  /** Mana at the spell's level. */
  readonly sp: number;
  /** Grace at the spell's level. */
  readonly grace: number;
  /** Levels for which the mana grows by itself once; 0: never. */
  readonly maxsp: number;
  /** Levels for which the grace grows by itself once; 0: never. */
  readonly maxgrace: number;
  /** Whether prices grow with level; absent: as the ruleset has it. */
  readonly growsWithLevel?: boolean | undefined;
}

/** What a casting time depends on. */
export interface CastingTimeView {
  /** Ticks. */
  readonly castingTime: number;
  readonly paths: PathView;
}

/** Percent by attack type; absent: 0; 100: immune; negative: vulnerable. */
export type Resistances = { readonly [Type in AttackType]?: number };

/** A creature's paths and resistances. */
export interface AttunementView {
  readonly attuned: number;
  readonly repelled: number;
  readonly denied: number;
  readonly resist: Resistances;
}

/** Something in a creature's inventory. */
export interface WornView extends AttunementView {
  /** `worn`: items, forces and the praying skill; `potion-effect`: what a potion left behind. */
  readonly kind: 'worn' | 'potion-effect';
  /** It takes effect. */
  readonly applied: boolean;
}

/** A creature and what it carries. */
export interface WearerView {
  readonly base: AttunementView;
  /** In the order of the inventory. */
  readonly items: readonly WornView[];
}

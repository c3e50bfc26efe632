// Names used by the casting rules: skills, gear as far as it hinders casting, burdens, outcomes.

/** Skill in a school of spells, from lowest to highest. */
export type CastingSkill = 'restricted' | 'unskilled' | 'basic' | 'skilled' | 'expert';

/** All skills in ascending order; the batch kernel numbers them from 0. */
export const CASTING_SKILLS: readonly CastingSkill[] = [
  'restricted',
  'unskilled',
  'basic',
  'skilled',
  'expert',
];

/** Gear in one slot, as far as it hinders casting. */
export type WornKind = 'none' | 'nonmetallic' | 'metallic';

export const WORN_KINDS: readonly WornKind[] = ['none', 'nonmetallic', 'metallic'];

/** Body armour, as far as it hinders casting; in some rulesets robes are body armour. */
export type BodyKind = WornKind | 'robe' | 'robe-of-power' | 'robe-of-protection';

export const BODY_KINDS: readonly BodyKind[] = [
  ...WORN_KINDS,
  'robe',
  'robe-of-power',
  'robe-of-protection',
];

/** The helmet, as far as it hinders casting. */
export type HelmetKind = WornKind | 'helm-of-brilliance';

export const HELMET_KINDS: readonly HelmetKind[] = [...WORN_KINDS, 'helm-of-brilliance'];

/** A shield by weight: all shields heavier than a small one are large. */
export type ShieldSize = 'none' | 'small' | 'large';

export const SHIELD_SIZES: readonly ShieldSize[] = ['none', 'small', 'large'];

/** The shield, as far as it affects free hands. */
export type ShieldCurse = 'none' | 'uncursed' | 'cursed';

export const SHIELD_CURSES: readonly ShieldCurse[] = ['none', 'uncursed', 'cursed'];

/** A role's casting attribute. */
export type CastingStat = 'intelligence' | 'wisdom';

/** Sounds of the hero's present form. */
export type FormVoice = 'normal' | 'buzz' | 'burble';

export const FORM_VOICES: readonly FormVoice[] = ['normal', 'buzz', 'burble'];

/** The hero's burden, from lightest to heaviest. */
export type CastingBurden =
  | 'unencumbered'
  | 'burdened'
  | 'stressed'
  | 'strained'
  | 'overtaxed'
  | 'overloaded';

export const CASTING_BURDENS: readonly CastingBurden[] = [
  'unencumbered',
  'burdened',
  'stressed',
  'strained',
  'overtaxed',
  'overloaded',
];

/** A prerequisite, named after the outcome of an attempt that fails it. */
export type CastingCheckName =
  | 'no-spells'
  | 'stunned'
  | 'cannot-chant'
  | 'hands-not-free'
  | 'forgotten'
  | 'too-hungry'
  | 'too-weak'
  | 'overburdened'
  | 'cancelled';

/** The outcome of a casting attempt. */
export type CastingOutcome =
  | CastingCheckName
  | 'not-enough-energy'
  | 'not-enough-grace'
  | 'fail'
  | 'cast';

/** The pool that pays for a spell: energy for magic, grace for prayers. */
export type CastingPool = 'energy' | 'grace';

/** The steps of an attempt after the prerequisites. */
export type AttemptStepName = 'amulet' | 'energy' | 'nutrition' | 'success';

/** The highest spell level. */
export const HIGHEST_SPELL_LEVEL = 7;

/** The highest experience level of a caster. */
export const HIGHEST_LEVEL = 30;

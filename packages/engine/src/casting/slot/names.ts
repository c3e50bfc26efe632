// The names that spellcasting goes by: skills, gear as far as it hampers, loads, outcomes.

/** Skill in a school of spells, from none to the highest. */
export type CastingSkill = 'restricted' | 'unskilled' | 'basic' | 'skilled' | 'expert';

/** All skills in rising order; the batch kernel counts them from 0. */
export const CASTING_SKILLS: readonly CastingSkill[] = [
  'restricted',
  'unskilled',
  'basic',
  'skilled',
  'expert',
];

/** Gear of one place, as far as it hampers casting. */
export type WornKind = 'none' | 'nonmetallic' | 'metallic';

export const WORN_KINDS: readonly WornKind[] = ['none', 'nonmetallic', 'metallic'];

/** Body armour, as far as it hampers casting; some rulesets have robes that are worn as such. */
export type BodyKind = WornKind | 'robe' | 'robe-of-power' | 'robe-of-protection';

export const BODY_KINDS: readonly BodyKind[] = [
  ...WORN_KINDS,
  'robe',
  'robe-of-power',
  'robe-of-protection',
];

/** What is on the head, as far as it hampers casting. */
export type HelmetKind = WornKind | 'helm-of-brilliance';

export const HELMET_KINDS: readonly HelmetKind[] = [...WORN_KINDS, 'helm-of-brilliance'];

/** A shield by its weight: everything heavier than a small shield is large. */
export type ShieldSize = 'none' | 'small' | 'large';

export const SHIELD_SIZES: readonly ShieldSize[] = ['none', 'small', 'large'];

/** A shield as far as free hands ask. */
export type ShieldCurse = 'none' | 'uncursed' | 'cursed';

export const SHIELD_CURSES: readonly ShieldCurse[] = ['none', 'uncursed', 'cursed'];

/** The attribute that a role casts by. */
export type CastingStat = 'intelligence' | 'wisdom';

/** The sounds that the hero's current form can make. */
export type FormVoice = 'normal' | 'buzz' | 'burble';

export const FORM_VOICES: readonly FormVoice[] = ['normal', 'buzz', 'burble'];

/** How heavily the hero is laden, from lightest to heaviest. */
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

/** A prerequisite, named after the outcome of an attempt that doesn't meet it. */
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

/** How an attempt to cast ends. */
export type CastingOutcome =
  | CastingCheckName
  | 'not-enough-energy'
  | 'not-enough-grace'
  | 'fail'
  | 'cast';

/** What a spell is paid from: magic from energy, prayers from grace. */
export type CastingPool = 'energy' | 'grace';

/** The parts of an attempt that come after the prerequisites. */
export type AttemptStepName = 'amulet' | 'energy' | 'nutrition' | 'success';

/** Spells have levels from 1 to this. */
export const HIGHEST_SPELL_LEVEL = 7;

/** Casters have experience levels from 1 to this. */
export const HIGHEST_LEVEL = 30;

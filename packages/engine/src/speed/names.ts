// Names of speed properties, adjustments and burdens. NetHack 3.6.7 src/allmain.c, src/hack.c, src/mon.c.

/** Every speed property of a hero. */
export const SPEED_PROPERTIES = ['none', 'fast', 'very-fast'] as const;

/** The source of a hero's speed: none, a permanent trait, or magic. */
export type SpeedProperty = (typeof SPEED_PROPERTIES)[number];

/** Every speed adjustment of a monster. */
export const SPEED_ADJUSTMENTS = ['normal', 'slow', 'fast'] as const;

/** A monster's speed adjustment. */
export type SpeedAdjustment = (typeof SPEED_ADJUSTMENTS)[number];

/** Every level of burden, lightest first; the index is the level's number. */
export const ENCUMBRANCES = [
  'unencumbered',
  'burdened',
  'stressed',
  'strained',
  'overtaxed',
  'overloaded',
] as const;

/** A hero's burden. */
export type Encumbrance = (typeof ENCUMBRANCES)[number];

/** Every riding skill, worst first. */
export const RIDING_SKILLS = ['restricted', 'unskilled', 'basic', 'skilled', 'expert'] as const;

/** A hero's riding skill. */
export type RidingSkill = (typeof RIDING_SKILLS)[number];

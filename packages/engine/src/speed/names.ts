// The names that speed is described by. NetHack 3.6.7 src/allmain.c, src/hack.c, src/mon.c.

/** Every speed property of a hero. */
export const SPEED_PROPERTIES = ['none', 'fast', 'very-fast'] as const;

/** What quickens a hero: nothing, a lasting trait, or magic. */
export type SpeedProperty = (typeof SPEED_PROPERTIES)[number];

/** Every speed adjustment of a monster. */
export const SPEED_ADJUSTMENTS = ['normal', 'slow', 'fast'] as const;

/** What changes a monster's speed. */
export type SpeedAdjustment = (typeof SPEED_ADJUSTMENTS)[number];

/** Every level of burden, lightest first; the place in the list is the level's number. */
export const ENCUMBRANCES = [
  'unencumbered',
  'burdened',
  'stressed',
  'strained',
  'overtaxed',
  'overloaded',
] as const;

/** How heavily a hero is laden. */
export type Encumbrance = (typeof ENCUMBRANCES)[number];

/** Every skill at riding, worst first. */
export const RIDING_SKILLS = ['restricted', 'unskilled', 'basic', 'skilled', 'expert'] as const;

/** How well a hero rides. */
export type RidingSkill = (typeof RIDING_SKILLS)[number];

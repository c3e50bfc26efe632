// The words of the key `effect`, which states what using an item without a spell does.

/** Potions. */
export const POTION_WORDS = [
  'speed',
  'confusion',
  'sleeping',
  'blindness',
  'restore-energy',
  'gain-level',
  'fruit-juice',
  'heroism',
  'berserk',
  'water',
] as const;

/** The effect of a potion. */
export type PotionWord = (typeof POTION_WORDS)[number];

/** Scrolls. */
export const SCROLL_WORDS = [
  'teleportation',
  'identify',
  'enchant-weapon',
  'enchant-armour',
  'remove-curse',
  'magic-mapping',
  'light',
  'detection',
  'blessing',
  'confusing-hands',
  'charging',
  'blank',
  'amnesia',
] as const;

/** The effect of a scroll. */
export type ScrollWord = (typeof SCROLL_WORDS)[number];

/** Wands. */
export const WAND_WORDS = ['haste', 'cancellation', 'revealing', 'nothing'] as const;

/** The effect of a wand. */
export type WandWord = (typeof WAND_WORDS)[number];

/** Tools. */
export const TOOL_WORDS = [
  'magic-horn',
  'plain-horn',
  'bell',
  'crystal-ball',
  'plenty',
  'tricks',
] as const;

/** The effect of applying a tool. */
export type ToolWord = (typeof TOOL_WORDS)[number];

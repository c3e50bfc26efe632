// The words by which the file of a thing that holds no spell says what using it does: the key `effect`.

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

/** What a potion does. */
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

/** What a scroll does. */
export type ScrollWord = (typeof SCROLL_WORDS)[number];

/** Wands. */
export const WAND_WORDS = ['haste', 'cancellation', 'revealing', 'nothing'] as const;

/** What a wand does. */
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

/** What applying a tool does. */
export type ToolWord = (typeof TOOL_WORDS)[number];

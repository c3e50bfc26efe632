// Names used by the attack rules: classes, races, kinds of items, slays, monster flags. Angband 3.0.5
// src/defines.h and lib/edit/*.txt.

/** Class of a fighter: each is a row of the table of classes. */
export type CombatClass = 'warrior' | 'mage' | 'priest' | 'rogue' | 'ranger' | 'paladin';

/** Race of a fighter: each is a row of the table of races. */
export type CombatRace =
  | 'human'
  | 'half-elf'
  | 'elf'
  | 'hobbit'
  | 'gnome'
  | 'dwarf'
  | 'half-orc'
  | 'half-troll'
  | 'dunadan'
  | 'high-elf'
  | 'kobold';

/** Every kind of item. */
export const ITEM_KINDS = [
  'skeleton',
  'bottle',
  'junk',
  'spike',
  'chest',
  'shot',
  'arrow',
  'bolt',
  'launcher',
  'digger',
  'hafted',
  'polearm',
  'sword',
  'boots',
  'gloves',
  'helm',
  'crown',
  'shield',
  'cloak',
  'soft-armor',
  'hard-armor',
  'dragon-armor',
  'light',
  'amulet',
  'ring',
  'staff',
  'wand',
  'rod',
  'scroll',
  'potion',
  'flask',
  'food',
  'magic-book',
  'prayer-book',
] as const;

/** Kind of an item. */
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Kinds of item that launchers fire. */
export const AMMUNITION_KINDS = ['shot', 'arrow', 'bolt'] as const;

/** A kind of ammunition. */
export type AmmunitionKind = (typeof AMMUNITION_KINDS)[number];

/** Kinds of launcher. */
export const LAUNCHER_KINDS = [
  'sling',
  'short-bow',
  'long-bow',
  'light-crossbow',
  'heavy-crossbow',
] as const;

/** Kind of a launcher. */
export type LauncherKind = (typeof LAUNCHER_KINDS)[number];

/** Every slay, execution and brand. */
export const SLAY_FLAGS = [
  'slay-animal',
  'slay-evil',
  'slay-undead',
  'slay-demon',
  'slay-orc',
  'slay-troll',
  'slay-giant',
  'slay-dragon',
  'execute-dragon',
  'execute-demon',
  'execute-undead',
  'brand-acid',
  'brand-lightning',
  'brand-fire',
  'brand-cold',
  'brand-poison',
] as const;

/** A slay, execution or brand. */
export type SlayFlag = (typeof SLAY_FLAGS)[number];

/** Every monster flag that matters to attacks. */
export const MONSTER_FLAGS = [
  'animal',
  'evil',
  'undead',
  'demon',
  'orc',
  'troll',
  'giant',
  'dragon',
  'immune-acid',
  'immune-lightning',
  'immune-fire',
  'immune-cold',
  'immune-poison',
] as const;

/** A property or immunity of a monster. */
export type MonsterFlag = (typeof MONSTER_FLAGS)[number];

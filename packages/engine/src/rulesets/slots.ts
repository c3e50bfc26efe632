// The six slots of a ruleset: each is a record of tables, constants and named steps that one rule
// room declares.

import type { CastingRules } from '../casting/index.ts';
import type { ChargingRules } from '../charging/index.ts';
import type { CombatRules } from '../combat/index.ts';
import type { SpeedRules } from '../speed/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import type { WorldRules } from '../worldrules/index.ts';

/** The contents of each slot. */
export interface Slots {
  /** NetHack spellcasting: permission, success chance, price. */
  readonly casting: CastingRules;
  /** Angband attacks: blows, skill, hits, criticals, damage. */
  readonly combat: CombatRules;
  /** Crossfire spell objects: levels, paths, costs, casting times. */
  readonly spells: SpellcraftRules;
  /** NetHack speed: the order of moves. */
  readonly speed: SpeedRules;
  /** NetHack charging: effects of charging and zapping on an item. */
  readonly charging: ChargingRules;
  /** The numbers that join them into one game: roles, levels, scales, prices, dungeon. */
  readonly world: WorldRules;
}

/** The name of a slot. */
export type SlotName = keyof Slots;

/** The slots in their fixed order. */
export const SLOT_NAMES: readonly SlotName[] = [
  'casting',
  'combat',
  'spells',
  'speed',
  'charging',
  'world',
];

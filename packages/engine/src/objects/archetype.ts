// Archetypes: named, immutable templates of items, monsters, spells and effects. Real trees use about 200
// keys, so facts are stored by key, absent meaning 0. Each kind of archetype has a typed view.

import type { ArchetypePart, Shape } from './shape.ts';

/** Crossfire's type numbers that the engine handles. */
export const TYPE = {
  rod: 3,
  potion: 5,
  food: 6,
  ammunition: 13,
  launcher: 14,
  weapon: 15,
  armour: 16,
  pedestal: 17,
  /** A lever that goes back by itself. */
  trigger: 27,
  /** A plate that tells only when it is pressed. */
  triggerButton: 30,
  triggerPedestal: 32,
  shield: 33,
  helmet: 34,
  /** Coins: a pile of gold. */
  money: 36,
  amulet: 39,
  /** A drink of Crossfire's; a pack's counts as food. */
  drink: 54,
  /** A god. */
  god: 50,
  /** An altar of a god. */
  altar: 56,
  /** A wall of earth. */
  wall: 45,
  gem: 60,
  /** An older firewall without a direction. */
  firechest: 61,
  firewall: 62,
  /** A way to another place: a door of a house, a portal. */
  exit: 66,
  ring: 70,
  tool: 74,
  light: 82,
  spellbook: 85,
  cloak: 87,
  /** A plate. */
  button: 92,
  /** A lever. */
  handle: 93,
  sign: 98,
  boots: 99,
  gloves: 100,
  spell: 101,
  effect: 102,
  wand: 109,
  scroll: 111,
  rune: 154,
  trap: 155,
  /** A body that remembers who died. */
  corpse: 157,
  disease: 158,
  symptom: 159,
  /** This engine's own: an ego kind. */
  ego: 200,
  /** This engine's own: a mirror that stands on the floor. */
  mirror: 201,
  /** This engine's own: a portal that opens. */
  opening: 202,
  /** This engine's own: a stone that attunes heroes to its square. */
  waystone: 203,
  /** This engine's own: the drawing of a place beside the dungeon, of a level or of a vault. */
  place: 204,
  /** This engine's own: a fountain. */
  fountain: 206,
  /** This engine's own: a throne. */
  throne: 207,
  /** This engine's own: a sink. */
  sink: 208,
  /** This engine's own: what is sold in a shop, and who keeps it. */
  shop: 205,
} as const;

/** An object in the initial inventory of an archetype. */
export interface ArchetypeContent {
  /** Id of the carried archetype. */
  readonly archetype: string;
  /** Facts that differ from the archetype's. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Texts that differ from the archetype's, by their names in code; absent: none. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Flags that differ from the archetype's; absent: none. */
  readonly flags?: Readonly<Record<string, boolean>>;
  /** Its ego kind; absent: plain. */
  readonly ego?: string;
  /** What it contains beside its archetype's own inventory; absent: nothing. */
  readonly inventory?: readonly ArchetypeContent[];
}

/** One archetype. Keys are camelCase: a file's `dam_modifier` is `damModifier` here. */
export interface Archetype {
  /** Index in the catalogue; events and effects refer to archetypes by it. */
  readonly index: number;
  /** The unique key: `spell_small_fireball`. */
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly type: number;
  readonly subtype: number;
  readonly numbers: Readonly<Record<string, number>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly flags: ReadonlySet<string>;
  readonly inventory: readonly ArchetypeContent[];
  /** Further parts of a creature of several squares; empty for others. */
  readonly parts: readonly ArchetypePart[];
  /** The squares that it takes up. */
  readonly shape: Shape;
  /** Id of the head that it is a further part of; absent: it is none. */
  readonly partOf?: string;
  /** The defining file, for messages. */
  readonly file: string;
}

/** A number of an archetype, 0 when absent. */
export function factOf(archetype: Archetype, key: string): number {
  return archetype.numbers[key] ?? 0;
}

/** A text of an archetype, empty when absent. */
export function textOf(archetype: Archetype, key: string): string {
  return archetype.texts[key] ?? '';
}

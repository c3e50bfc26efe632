// Archetypes: named, immutable templates of everything there is. Real trees use some two hundred
// keys, so facts are kept by key, absent meaning 0, and each kind of thing has a typed view of its own.

/** Crossfire's type numbers of the things that the engine handles. */
export const TYPE = {
  potion: 5,
  food: 6,
  ammunition: 13,
  launcher: 14,
  weapon: 15,
  armour: 16,
  shield: 33,
  helmet: 34,
  amulet: 39,
  ring: 70,
  tool: 74,
  light: 82,
  spellbook: 85,
  cloak: 87,
  boots: 99,
  gloves: 100,
  spell: 101,
  effect: 102,
  wand: 109,
  scroll: 111,
  /** Not one of Crossfire's: an ego kind. */
  ego: 200,
} as const;

/** What an archetype carries from the start. */
export interface ArchetypeContent {
  /** Id of the archetype carried. */
  readonly archetype: string;
  /** Facts in which this one differs from it. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The ego kind that lies over it; absent: plain. */
  readonly ego?: string;
}

/** One archetype. Keys are camelCase: `dam_modifier` of a file is `damModifier` here. */
export interface Archetype {
  /** Its place in the catalogue, by which events and effects name it. */
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
  /** Where it was defined, for messages. */
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

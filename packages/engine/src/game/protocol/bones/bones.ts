// Bones: a level on which a hero died, as plain JSON. A host keeps them for later games, whose beginning carries them.

import type { LevelMapState } from '../../../world/index.ts';

/** The version of the form in which bones are kept. */
export const BONES_VERSION = 1;

/** The most bones that a game is begun with. */
export const MOST_BONES = 3;

/** A pile of things, with what is in it. */
export interface BonesThing {
  /** Id of its archetype. */
  readonly kind: string;
  /** Id of its ego kind; absent: plain. */
  readonly ego?: string;
  readonly count: number;
  /** Its own facts; absent: none. */
  readonly facts?: Readonly<Record<string, number>>;
  /** Its own texts; absent: none. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Absent: nothing. */
  readonly inside?: readonly BonesThing[];
}

/** A hero who died. */
export interface BonesHero {
  readonly name: string;
  readonly level: number;
  readonly maxHitPoints: number;
  readonly maxEnergy: number;
  /** Where he died. */
  readonly square: number;
  /** Id of the kind of monster as which he has risen, with all his things; empty: his ghost haunts the level. */
  readonly risen: string;
  /** Ids of his spells, if he has risen as one who knows them. */
  readonly spells: readonly string[];
  readonly things: readonly BonesThing[];
}

/** A level on which a hero died. */
export interface Bones {
  readonly version: typeof BONES_VERSION;
  /** The key of the level. */
  readonly level: number;
  readonly map: LevelMapState;
  /** What lay there. */
  readonly items: readonly (readonly [square: number, things: readonly BonesThing[]])[];
  /** Traps, altars and the like: ids of their kinds. */
  readonly fixtures: readonly (readonly [kind: string, square: number])[];
  /** Who lived there: ids of their kinds. */
  readonly creatures: readonly (readonly [kind: string, square: number])[];
  readonly dead: BonesHero;
}

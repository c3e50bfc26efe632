// What a preview of a spell takes: the ground, the creatures and the cast, as the hero knows them.

import type { Archetype } from '../../objects/index.ts';
import type { CastOrder, Ground, SpellPort, SpellTarget, Store } from '../../spells/index.ts';
import type { PreviewedBearers } from './counting-bearers.ts';
import type { PreviewedBuilding } from './counting-building.ts';
import type { PreviewedFaith } from './previewed-faith.ts';
import type { PreviewedDead, PreviewedWays } from './previewed-ways.ts';
import type { PreviewedSides } from './side-outcomes.ts';
import type { PreviewedThings } from './told-preview.ts';

/** What healing gives: hit points, points of a pool, or an end of conditions, by the bits of attack types. */
export type Lack =
  | { readonly of: 'hit points' | Store }
  | { readonly of: 'cure'; readonly kinds: number };

/** The known squares of a creature. */
export interface PreviewedBody {
  readonly squares: readonly number[];
  /** The square of its head; −1 if unknown. */
  readonly head: number;
}

/** The ground and the creatures as the hero knows them. */
export interface PreviewView {
  readonly ground: Ground;
  readonly order: CastOrder;
  /** Squares of the known creatures by id, including the caster. */
  readonly squares: ReadonlyMap<number, number>;
  /** Known creatures of several squares, by id: those of their squares that are known; absent: none. */
  readonly bodies?: ReadonlyMap<number, PreviewedBody>;
  /** Other heroes, and those that serve heroes, which homing effects spare; absent: none. */
  readonly friends?: ReadonlySet<number>;
  /** The other heroes among them; absent: none. */
  readonly heroes?: ReadonlySet<number>;
  /** Whether a creature lacks what a healing spell gives, as far as the hero knows; absent: always. */
  readonly lacks?: (creature: number, what: Lack) => boolean;
  /** Creatures known to reflect spells; absent: none. */
  readonly reflectors?: ReadonlySet<number>;
  /** Squares where the hero knows of things; absent: none. */
  readonly lying?: ReadonlySet<number>;
  /** Duration of the preview in ticks, 1 or more. */
  readonly ticks: number;
  /** Replaces the known creatures: none but the caster, or one on every square. No creature is hit then. */
  readonly crowd?: 'nobody' | 'everybody';
  /** Darkness of the level, as far as the hero knows; absent: 0. */
  readonly darkness?: number;
  /** Items of the hero and at his feet of which he doesn't know everything; absent: none. */
  readonly mysteries?: number;
  /** Whether the hero could pay for a spell that wonder draws; absent: always. */
  readonly pays?: (spell: Archetype) => boolean;
  /** The level's answers to spells of the casting slot; absent: none. */
  readonly port?: PreviewedPort;
  /** What the hero knows for spells that take arguments; absent: such a spell does nothing. */
  readonly things?: PreviewedThings;
  /** The places that the hero's spells know; absent: none. */
  readonly ways?: PreviewedWays;
  /** The dead; absent: none. */
  readonly dead?: PreviewedDead;
  /** The objects on the level; absent: none. */
  readonly building?: PreviewedBuilding;
  /** Gods, creatures and altars; absent: there are no gods. */
  readonly faith?: PreviewedFaith;
  /** Minds, golems and weapons; absent: none is known. */
  readonly sides?: PreviewedSides;
  /** The creatures as bearers of forces; absent: none is known. */
  readonly bearers?: PreviewedBearers;
}

/** The level's answers to spells of the casting slot, as far as the hero knows. */
export interface PreviewedPort
  extends Pick<SpellPort, 'rules' | 'powers' | 'way' | 'seen' | 'steedOn'> {
  /** A known creature, as input of those spells. */
  target(creature: number): SpellTarget | undefined;
  /** Whether the caster can jump to a square. @param reach square of the maximum distance */
  canLeap(square: number, reach: number): boolean;
}

// The deed half of a power of this game, and each way of releasing it as a type of its own.

import type { Deed } from './powers.ts';
import type { GameState } from './state.ts';

/** One power's deed half. */
export type PowerDeed = Deed<GameState>;

/** A potion is drunk or a scroll is read. */
export type Use = NonNullable<PowerDeed['drunk']>;

/** A wand without a spell is zapped. */
export type Zapped = NonNullable<PowerDeed['zapped']>;

/** A tool is applied. */
export type Applied = NonNullable<PowerDeed['applied']>;

/** What applying a tool may come to. */
export type Foretells = NonNullable<PowerDeed['foretells']>;

/** The hero casts it. */
export type Cast = NonNullable<PowerDeed['cast']>;

/** A monster casts it. */
export type ByMonster = NonNullable<PowerDeed['byMonster']>;

/** A hit of it is carried out. */
export type Meets = NonNullable<PowerDeed['meets']>;

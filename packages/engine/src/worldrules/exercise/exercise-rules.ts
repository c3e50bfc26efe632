// Exercise of attributes: what a hero does often raises them, what he suffers often lowers them. NetHack 3.6.7
// src/attrib.c.

/** The attributes that exercise changes. */
export const EXERCISED = ['strength', 'dexterity', 'constitution', 'wisdom'] as const;

/** An attribute that exercise changes. */
export type Exercised = (typeof EXERCISED)[number];

/** An attribute that a deed or a state exercises (`up`) or abuses. */
export interface ExerciseRow {
  readonly attribute: Exercised;
  readonly up: boolean;
}

/** The deeds that exercise attributes besides casting, whose rules are the casting slot's. */
export type ExercisingDeed =
  | 'attack'
  | 'blow-hits'
  | 'missile-hits'
  | 'scroll-read'
  | 'book-learnt'
  | 'hidden-found';

/** The states that exercise or abuse attributes as long as they last. */
export type ExercisingState =
  | 'satiated'
  | 'not-hungry'
  | 'hungry'
  | 'weak'
  | 'fainting'
  | 'unencumbered'
  | 'burdened'
  | 'stressed'
  | 'strained'
  | 'overtaxed'
  | 'overloaded'
  | 'poisoned'
  | 'confused'
  | 'stunned';

/** The numbers of exercise. */
export interface ExerciseRules {
  /** Points of an attribute grow and fall up to this far from 0. */
  readonly most: number;
  /** A point of exercise is gained when a draw from 0 … this − 1 is above the score. */
  readonly gainDraw: number;
  /** A point is lost by abuse with a chance of 1 in this. */
  readonly lossOneIn: number;
  /** The turn of the first check, and the least and most turns from one to the next. */
  readonly firstCheck: number;
  readonly nextCheck: { readonly least: number; readonly most: number };
  /** Exercise lowers no score to below the least and raises none above the most. */
  readonly score: { readonly least: number; readonly most: number };
  /** A score changes unless a draw from 0 … `draw` − 1 is above this share of its points; wisdom’s count in full. */
  readonly check: {
    readonly draw: number;
    readonly share: { readonly times: number; readonly over: number };
  };
  /** Points left after a check that changes nothing: divided by this, towards 0. */
  readonly leftOver: number;
  readonly deeds: Readonly<Record<ExercisingDeed, readonly ExerciseRow[]>>;
  /** Turns between two checks of the hero's conditions. */
  readonly hungerEvery: number;
  readonly statusEvery: number;
  readonly states: Readonly<Partial<Record<ExercisingState, readonly ExerciseRow[]>>>;
  /** What hunger does besides to roles that fast. */
  readonly fasting: {
    readonly roles: readonly string[];
    readonly states: Readonly<Partial<Record<ExercisingState, readonly ExerciseRow[]>>>;
  };
}

// Changes of the squares that a hero's spells know. Only this file makes them.

import type { FarSquare } from '../../spells/index.ts';
import type { GameState } from './state.ts';

/** The hero's own square. */
export function standingAt({ seat, hero }: GameState): FarSquare {
  return { place: seat.depth, square: hero.square };
}

/** A town portal of the hero's leads to that square of his level. @returns whether it led elsewhere before */
export function attune({ seat }: GameState, square: number): boolean {
  const place = seat.depth;
  const { attuned } = seat.ways;
  const isNew = attuned?.place !== place || attuned.square !== square;
  seat.ways = { ...seat.ways, attuned: { place, square } };
  return isNew;
}

/** A spell takes hold of a square of the hero's level. @param spell id of its archetype */
export function markWay({ seat }: GameState, spell: string, square: number): void {
  const mark = { place: seat.depth, square };
  seat.ways = { ...seat.ways, marks: { ...seat.ways.marks, [spell]: mark } };
}

/** The square that a spell had taken hold of is forgotten. @param spell id of its archetype */
export function forgetMark({ seat }: GameState, spell: string): void {
  const { [spell]: _, ...left } = seat.ways.marks ?? {};
  const { marks: __, ...others } = seat.ways;
  seat.ways = Object.keys(left).length === 0 ? others : { ...others, marks: left };
}

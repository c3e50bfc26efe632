// What a hero remembers of the squares of his level besides those that he sees: ground that he touches or that is
// shown to him, items and creatures that he senses, fixtures that he finds. Only this room changes it.

import type { Archetype, GameObject } from '../../objects/index.ts';
import type { Fixture } from '../dungeon/fixture.ts';
import type { GameState } from '../state/state.ts';

/** The hero remembers the ground of a square, a door without its state. */
export function rememberGround({ memory }: GameState, square: number): void {
  memory.remember(square);
}

/** The hero remembers the exact ground of a square, including the state of a door. */
export function rememberDoor({ memory }: GameState, square: number): void {
  memory.remark(square);
}

/** The hero remembers an item as the topmost of a square. */
export function rememberItem({ memory }: GameState, square: number, item: GameObject): void {
  memory.rememberThing(square, item);
}

/** The hero sees where a missile of his comes to lie. @param letter that it had in his pack; empty: others still have it */
export function rememberMissile(
  { memory }: GameState,
  id: number,
  square: number,
  letter: string,
): void {
  memory.missiles.set(id, { square, letter });
}

/** A missile is the hero’s no more: he has it again, or it isn’t where it was. */
export function forgetMissile({ memory }: GameState, id: number): void {
  memory.missiles.delete(id);
}

/** The hero senses a creature that he doesn't see. */
export function rememberCreature({ memory }: GameState, square: number, kind: Archetype): void {
  memory.detected.set(square, kind);
}

/** No creature was sensed on a square. */
export function forgetCreature({ memory }: GameState, square: number): void {
  memory.detected.delete(square);
}

/** The hero forgets everything about a square, until he looks at it again. */
export function forgetSquare({ memory }: GameState, square: number): void {
  memory.forget(square);
}

/** The hero remembers a fixture where it is now. @returns whether it is new to him */
export function rememberFixture({ memory }: GameState, fixture: Fixture): boolean {
  return memory.rememberFixture(fixture);
}

/** The hero sees that a fixture is gone. */
export function forgetFixture({ memory }: GameState, id: number): void {
  memory.forgetFixture(id);
}

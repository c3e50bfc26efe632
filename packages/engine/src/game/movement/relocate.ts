// Who stands where: the one place where creatures leave a square and take another. A creature's square
// and the occupant of that square always change together.

import type { Creature } from '../../actors/index.ts';
import type { Level } from '../dungeon/level.ts';

/** Moves a creature that stands on the level to a square on which nobody else stands. */
export function relocate(level: Level, creature: Creature, square: number): void {
  vacate(level, creature);
  occupy(level, creature, square);
}

/** Puts a creature on a square of a level on which it stood nowhere. */
export function occupy({ map }: Level, creature: Creature, square: number): void {
  creature.square = square;
  map.occupant[square] = creature.id;
}

/** A creature stands on its square no more: it died, went away or is about to stand elsewhere. */
export function vacate({ map }: Level, creature: Creature): void {
  map.occupant[creature.square] = 0;
}

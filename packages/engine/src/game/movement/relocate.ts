// Positions of creatures. This is the only file that moves creatures between squares, so a creature's square
// and that square's occupant always agree.

import type { Creature } from '../../actors/index.ts';
import type { Level } from '../dungeon/level.ts';

/** Moves a creature of the level to an unoccupied square. */
export function relocate(level: Level, creature: Creature, square: number): void {
  vacate(level, creature);
  occupy(level, creature, square);
}

/** Places a creature that had no square on the level. */
export function occupy({ map }: Level, creature: Creature, square: number): void {
  creature.square = square;
  map.occupant[square] = creature.id;
}

/** Removes a creature from its square: it died, left or is about to be placed elsewhere. */
export function vacate({ map }: Level, creature: Creature): void {
  map.occupant[creature.square] = 0;
}

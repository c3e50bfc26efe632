// Positions of creatures. This is the only file that moves creatures between squares, so a creature's squares
// and their occupant always agree. A creature of several squares moves as a whole or not at all.

import type { Creature } from '../../actors/index.ts';
import type { Level } from '../dungeon/level.ts';

/** Moves a creature of the level to a place where it has room. */
export function relocate(level: Level, creature: Creature, place: number): void {
  const from = creature.square;
  vacate(level, creature);
  occupy(level, creature, place);
  level.effects.carry(creature.id, from, place);
}

/** Places a creature that had no place on the level. */
export function occupy(level: Level, creature: Creature, place: number): void {
  creature.square = place;
  level.mark(creature, creature.id);
}

/** Removes a creature from its squares: it died, left or is about to be placed elsewhere. */
export function vacate(level: Level, creature: Creature): void {
  level.mark(creature, 0);
}

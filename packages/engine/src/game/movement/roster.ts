// The creatures on a level and their masters: arrivals, departures, changes of form and of master.

import type { Creature } from '../../actors/index.ts';
import type { Level } from '../dungeon/level.ts';
import { vacate } from './relocate.ts';

/** Adds a creature to a level, on its own square, which must be free. */
export function join(level: Level, creature: Creature): void {
  level.place(creature);
}

/** As `join`, but on another square. */
export function joinAt(level: Level, creature: Creature, square: number): void {
  creature.square = square;
  join(level, creature);
}

/** Removes a living creature from a level; it has no square until it joins another. */
export function leave(level: Level, creature: Creature): void {
  vacate(level, creature);
  level.creatures.remove(creature);
}

/** Replaces a creature's record after a change of form: the same id on the same square. */
export function changeForm(level: Level, changed: Creature): void {
  level.creatures.replace(changed);
}

/** Sets the master of a creature that hasn't joined a level yet. @param master an id, 0 for none */
export function bindNewcomer(creature: Creature, master: number): void {
  creature.master = master;
}

/** Sets the master of a creature on the level. @param master an id, 0 for none */
export function bind(level: Level, creature: Creature, master: number): void {
  creature.master = master;
  level.creatures.serve();
}

/** Removes the dead of a level from the order of moves. */
export function sweepDead(level: Level): void {
  level.creatures.sweep();
}

/**
 * Drops the records of former creatures without active effects or poison.
 * @param poisoner id of the hero's poisoner
 */
export function forgetFormer(level: Level, poisoner: number): void {
  if (level.creatures.hasFormer) {
    level.creatures.forgetFormer(id => level.isAuthor(id, poisoner));
  }
}

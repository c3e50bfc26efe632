// Who is on a level, and whom they serve: creatures come, go, change their form and their master.

import type { Creature } from '../../actors/index.ts';
import type { Level } from '../dungeon/level.ts';
import { vacate } from './relocate.ts';

/** A creature comes to a level, onto the free square that it names as its own. */
export function join(level: Level, creature: Creature): void {
  level.place(creature);
}

/** The same to another square than the one on which it stood elsewhere. */
export function joinAt(level: Level, creature: Creature, square: number): void {
  creature.square = square;
  join(level, creature);
}

/** A creature leaves a level alive, and stands nowhere until it joins another. */
export function leave(level: Level, creature: Creature): void {
  vacate(level, creature);
  level.creatures.remove(creature);
}

/** A creature has another form: a record of the same id on the same square takes its place. */
export function changeForm(level: Level, changed: Creature): void {
  level.creatures.replace(changed);
}

/** A creature that has not joined a level yet will serve somebody there. @param master an id, 0 for nobody */
export function bindNewcomer(creature: Creature, master: number): void {
  creature.master = master;
}

/** A creature of the level serves somebody from now on. @param master an id, 0 for nobody */
export function bind(level: Level, creature: Creature, master: number): void {
  creature.master = master;
  level.creatures.serve();
}

/** The dead of a level leave the order of moves. */
export function sweepDead(level: Level): void {
  level.creatures.sweep();
}

/** Those who died or left are forgotten once no effect and no poison of theirs is about. @param poisoner id of the hero's */
export function forgetFormer(level: Level, poisoner: number): void {
  if (level.creatures.hasFormer) {
    level.creatures.forgetFormer(id => level.isAuthor(id, poisoner));
  }
}

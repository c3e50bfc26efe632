// The creatures on a level and their masters: arrivals, departures, changes of form and of master.

import { type Creature, type Mood, moodBit } from '../../actors/index.ts';
import type { Level } from '../dungeon/level.ts';
import type { GameState } from '../state/state.ts';
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

/**
 * Sets the master of a creature that hasn't joined a level yet.
 * @param master an id, 0 for none
 * @param follows it follows him; otherwise it only fights for him
 */
export function bindNewcomer(creature: Creature, master: number, follows = true): void {
  creature.master = master;
  if (!follows) {
    creature.moods |= moodBit('loose');
  }
}

/** A creature that hasn't joined a level yet is on the heroes' side. */
export function befriendNewcomer(creature: Creature): void {
  creature.moods |= moodBit('friendly');
}

/** Adds moods to a creature on the level, and takes others away. */
export function changeMoods(
  level: Level,
  creature: Creature,
  added: readonly Mood[],
  taken: readonly Mood[],
): void {
  const bits = (moods: readonly Mood[]) => moods.reduce((sum, mood) => sum | moodBit(mood), 0);
  creature.moods = (creature.moods | bits(added)) & ~bits(taken);
  level.creatures.serve();
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

/** Those who died or left are forgotten once no effect and no poison of theirs is about. */
export function forgetFormer({ world, states }: GameState): void {
  for (const level of world.levels.values()) {
    if (level.creatures.hasFormer) {
      const poisoners = states.map(({ sheet }) => sheet.conditions.poisoner);
      level.creatures.forgetFormer(id => level.isAuthor(id, poisoners));
    }
  }
}

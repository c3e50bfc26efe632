// The heroes of a world: those on a level, and whether any hero's game goes on.

import type { Creature } from '../../actors/index.ts';
import type { GameState } from './state.ts';

/** All creatures of the level but the hero: monsters in the order of their arrival, then other heroes. */
export function othersOn(state: GameState): readonly Creature[] {
  const { states, level } = state;
  const { all } = level.creatures;
  if (states.length === 1) {
    return all;
  }
  const heroes = states.filter(other => other !== state && other.isOn(level));
  return heroes.length === 0 ? all : [...all, ...heroes.map(({ hero }) => hero)];
}

/** Whether the hero is to act in this round. Where he is alone in the world, that is whenever a command ends. */
export function isUp({ clock, seat }: GameState): boolean {
  return clock.isDue(seat.number);
}

/** Whether the game has ended for every hero. Asked in every move: a loop allocates nothing. */
export function isOver({ states }: GameState): boolean {
  for (let seat = 0; seat < states.length; seat++) {
    if (states[seat]!.ending === undefined) {
      return false;
    }
  }
  return true;
}

/** Whether the hero waits outside the world: his game goes on, and he is on no level. */
export function isAway({ seat }: GameState): boolean {
  return !seat.present && seat.ending === undefined;
}

/**
 * Whether no hero is in the world whose game goes on: then time stands still. Asked in every move: a loop allocates
 * nothing.
 */
export function standsStill({ states }: GameState): boolean {
  for (let number = 0; number < states.length; number++) {
    const { seat } = states[number]!;
    if (seat.present && seat.ending === undefined) {
      return false;
    }
  }
  return true;
}

/**
 * One state for each level with a hero on it, that of its first seat: what a level does once for all of
 * them, it does as that one has it.
 */
export function leadingStates({ states }: GameState): readonly GameState[] {
  if (states.length === 1) {
    return states;
  }
  return states.filter(
    (state, seat) =>
      state.seat.present && !states.slice(0, seat).some(earlier => earlier.isOn(state.level)),
  );
}

// With which hero a creature has to do in its move, where several are on its level.

import type { Creature } from '../../actors/index.ts';
import { apart, isInLine } from '../movement/where.ts';
import { ownerOf } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';

/**
 * The state of the hero whom a monster goes for: of those whom it sees or could notice now the nearest; where
 * it sees none, the nearest of all. Of two equally near the one of the first seat.
 * @param state of any hero on the monster's level
 */
export function quarryOf(state: GameState, monster: Creature): GameState {
  const { states, level } = state;
  if (states.length === 1) {
    return state;
  }
  let best = state;
  let bestSeen = false;
  let least = Number.POSITIVE_INFINITY;
  for (const other of states) {
    if (other.isOn(level)) {
      const steps = apart(level.map, monster, other.hero.square);
      const seen = isSeenBy(other, monster, steps);
      if ((seen && !bestSeen) || (seen === bestSeen && steps < least)) {
        best = other;
        bestSeen = seen;
        least = steps;
      }
    }
  }
  return best;
}

/** A line of sight is symmetric. @param steps squares between the two */
function isSeenBy(state: GameState, monster: Creature, steps: number): boolean {
  const { conditions, hunts, facts } = monster;
  const looks = !conditions.has('blind') && (hunts || steps <= facts.notices);
  return looks && isInLine(state, monster);
}

/** The state of the hero whom a servant follows: of its master, or where he is elsewhere of the nearest. */
export function masterOf(state: GameState, servant: Creature): GameState {
  if (state.states.length === 1) {
    return state;
  }
  const master = state.of(ownerOf(state, servant));
  return master?.isOn(state.level) ? master : quarryOf(state, servant);
}

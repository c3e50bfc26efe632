// Steps are reported to each hero who sees the square that the creature left or the one that it entered. Of an
// invisible creature nobody else sees a step.

import type { Creature } from '../../actors/index.ts';
import { eventNumber } from '../state/event-log.ts';
import type { GameState } from '../state/state.ts';

const MOVED = eventNumber('moved');

/**
 * Reports that a creature has moved from one place to another: to the creature, if it is a hero, and to each hero
 * who sees one of the squares that it left or entered, unless it is invisible. Of a creature of several squares the report names the first
 * part whose step he sees. Called for every step of every monster, so it makes no arrays.
 */
export function tellMove(state: GameState, creature: Creature, from: number, to: number): void {
  const { states, level } = state;
  const { map } = level;
  // Nearly all creatures have one square.
  const offsets = creature.shape.size === 1 ? undefined : creature.shape.offsets(map.stride);
  for (let seat = 0; seat < states.length; seat++) {
    const witness = states[seat]!;
    if (witness.isOn(level)) {
      const offset = offsets === undefined ? 0 : seenOffset(witness, offsets, from, to);
      const was = from + offset;
      const is = to + offset;
      const perceived =
        witness.hero === creature || (!creature.unseen && (witness.sees(was) || witness.sees(is)));
      witness.log.record(
        MOVED,
        perceived,
        creature.id,
        map.x(was),
        map.y(was),
        map.x(is),
        map.y(is),
      );
    }
  }
}

/** The offset of the first part whose old or new square a hero sees, the head's for none. Of several, one that he sees now. */
function seenOffset(witness: GameState, offsets: Int32Array, from: number, to: number): number {
  for (let part = 0; part < offsets.length; part++) {
    if (witness.sees(to + offsets[part]!)) {
      return offsets[part]!;
    }
  }
  for (let part = 0; part < offsets.length; part++) {
    if (witness.sees(from + offsets[part]!)) {
      return offsets[part]!;
    }
  }
  return offsets[0]!;
}

// Steps are reported to each hero who sees the square that the creature left or the one that it entered.

import type { Creature } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';

/**
 * Reports that a creature has moved from one square to another: to the creature, if it is a hero, and to each
 * hero who sees either square. Called for every step of every monster, so it makes no arrays.
 */
export function tellMove(state: GameState, creature: Creature, from: number, to: number): void {
  const { states, level } = state;
  const { map } = level;
  for (let seat = 0; seat < states.length; seat++) {
    const witness = states[seat]!;
    if (witness.isOn(level)) {
      const perceived = witness.hero === creature || witness.sees(from) || witness.sees(to);
      witness.log.write(
        'moved',
        perceived,
        creature.id,
        map.x(from),
        map.y(from),
        map.x(to),
        map.y(to),
      );
    }
  }
}

// Steps are told to whoever sees one end of them.

import type { Creature } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';

/** A creature has come from one square to another: told to it, if it is a hero, and to all who see either. */
export function tellMove(state: GameState, creature: Creature, from: number, to: number): void {
  const { states, level } = state;
  const { map } = level;
  const [fromX, fromY, x, y] = [map.x(from), map.y(from), map.x(to), map.y(to)];
  for (let seat = 0; seat < states.length; seat++) {
    const witness = states[seat]!;
    if (witness.isOn(level)) {
      const perceived = witness.hero === creature || witness.sees(from) || witness.sees(to);
      witness.log.add('moved', perceived, creature.id, fromX, fromY, x, y);
    }
  }
}

// Steering a golem. It takes no time. Crossfire server/player.c (fire), server/pets.c (pets_control_golem).

import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction } from '../../protocol/commands.ts';
import { golemOf } from '../../sides/golems.ts';
import type { GameState } from '../../state/state.ts';

/** The hero's golem goes in a direction; 0: it stands. */
export function steer(state: GameState, direction: Direction): ActionResult {
  const { hero } = state;
  if (golemOf(state) === undefined) {
    return refuse('no-golem');
  }
  state.spells.sides?.steer(hero.id, direction);
  return { cost: 0 };
}

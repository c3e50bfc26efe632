// The hero's ball and chain in his view.

import { burdenOf } from '../../actors/index.ts';
import { formatDice } from '../../chance/index.ts';
import { ENCUMBRANCES } from '../../speed/index.ts';
import { heaveOf } from '../actions/missiles/missile-plans.ts';
import { ballRange } from '../body/bonds/bond-rules.ts';
import { ballOf } from '../body/bonds/chain.ts';
import type { ChainPart } from '../protocol/bonds/chain-view.ts';
import type { GameState } from '../state/state.ts';

const percent = (times: number, of: number) => Math.round((100 * times) / of);

/** What he is chained to; empty: nothing. */
export function chainPart(state: GameState): ChainPart {
  const ball = ballOf(state);
  if (ball === undefined) {
    return {};
  }
  const { ruleset, sheet, level } = state;
  const { punishment } = ruleset.slots.world;
  const { chain, dragTurns, dragsUpTo, stairs, falls } = punishment;
  const { thing, square } = ball;
  const burden = ENCUMBRANCES.indexOf(burdenOf(ruleset, sheet));
  return {
    chained: {
      ...(square >= 0 && { at: [level.map.x(square), level.map.y(square)] as const }),
      grams: thing.weight,
      spans: chain,
      dragTurns,
      holds: burden > ENCUMBRANCES.indexOf(dragsUpTo),
      throwRange: ballRange(punishment, heaveOf(state, thing)),
      stairs: { percent: percent(stairs.drags, stairs.of), damage: formatDice(stairs.damage) },
      falls: { percent: percent(falls.hits, falls.of), damage: formatDice(falls.damage) },
    },
  };
}

// Powers that do no damage: their effect takes hold or is resisted.

import type { Creature } from '../../actors/index.ts';
import type { PowerHit } from '../../spells/index.ts';
import { alarm } from '../state/alarm.ts';
import type { Meets } from '../state/power-deed.ts';
import type { GameState } from '../state/state.ts';

/**
 * A hit that has an effect unless it is resisted.
 * @param bring applies the effect, for the turns of the outcome
 */
export function unlessResisted(
  bring: (state: GameState, target: Creature, hit: PowerHit, turns: number) => void,
): Meets {
  return (state, target, hit, { turns }) => {
    if (turns === 0) {
      state.logSeen('resisted', target, target.id);
      alarm(target);
    } else {
      bring(state, target, hit, turns);
    }
  };
}

// One blow of the hero at a creature, where he knows all that it depends on: for the luck of a game that goes on.

import { Distribution, type Enumerator } from '../../../chance/index.ts';
import { meleeAttack, prepareAttack, strike } from '../../../combat/index.ts';
import {
  type GameState,
  knownAttackers,
  knownCreatures,
  wearsUnknownRing,
} from '../../../game/index.ts';

/** The damage of one blow, 0 for a miss; undefined: he doesn't know his weapon wholly, or strikes in a form. */
export function knownStrike(
  state: GameState,
  ask: Enumerator,
  id: number,
): Distribution | undefined {
  const creature = knownCreatures(state).find(known => known.id === id);
  const attackers = knownAttackers(state, ask);
  const [only] = attackers;
  if (
    creature === undefined ||
    only === undefined ||
    attackers.length > 1 ||
    wearsUnknownRing(state)
  ) {
    return undefined;
  }
  const rules = state.ruleset.slots.combat;
  const target = { ...creature.target, hp: undefined };
  const view = meleeAttack(rules, { attacker: only.attacker, target });
  const { k, n, blow, further } = prepareAttack(rules, view);
  if (further !== undefined) {
    return undefined;
  }
  return Distribution.mixture([
    [k / n, ask.remember(strike, rules, blow).distribution!],
    [1 - k / n, Distribution.certain(0)],
  ]);
}

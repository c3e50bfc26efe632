// The tinning kit. NetHack 3.6.7 src/apply.c (use_tinning_kit): a body underfoot or in the pack becomes a tin, for a
// charge.

import type { GameObject } from '../../../objects/index.ts';
import { isFoundEmpty } from '../../items/charges/learn-charges.ts';
import { takeFromFloor } from '../../items/floor.ts';
import { monsterIn, tinOf } from '../../items/handled/flesh.ts';
import { receive } from '../../items/handled/receive.ts';
import { takeOut } from '../../items/pack.ts';
import { lookAtFloor } from '../../movement/stepping.ts';
import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { spendCharge } from '../spend-charge.ts';
import { type BodyAtHand, bodyAtHand } from './body-at-hand.ts';

/** A body that is not yet tinned, underfoot first. */
function bodyFor(state: GameState): BodyAtHand | undefined {
  const isBody = (item: GameObject) =>
    item.archetype.id === 'corpse' && monsterIn(state, item) !== undefined;
  return bodyAtHand(state, isBody);
}

const apply: Applied = (state, kit) => {
  const { hero } = state;
  const found = bodyFor(state);
  if (found === undefined || isFoundEmpty(state, kit)) {
    state.logFelt('nothing-happens', hero.id, kit.id);
    return false;
  }
  const tin = tinOf(state, found.body);
  if (tin === undefined) {
    state.logFelt('nothing-happens', hero.id, kit.id);
    return false;
  }
  spendCharge(state, kit);
  const used = found.carried
    ? takeOut(state, found.body, 1)
    : takeFromFloor(state, hero.square, found.body, 1);
  state.scratch.usedUp.set(used.id, used);
  lookAtFloor(state);
  state.logFelt('tinned', hero.id, receive(state, tin).id);
  return true;
};

const foretells: Foretells = (state, { charges }) => {
  const body = bodyFor(state)?.body;
  if (charges <= 0) {
    return [{ outcome: { kind: 'nothing' }, probability: 1 }];
  }
  return [
    {
      outcome: body === undefined ? { kind: 'no-body' } : { kind: 'tins', name: body.name },
      probability: 1,
    },
  ];
};

/** The tool. */
export const tinning: PowerDeed = { word: 'tinning', applied: apply, foretells };

// The preservative engine: for a charge, a body underfoot or in the pack no longer ages. A tool of dNetHack's; what it
// does to bodies is an own rule, after the ice box of NetHack 3.6.7 src/pickup.c.

import type { GameObject } from '../../../objects/index.ts';
import { isFoundEmpty } from '../../items/charges/learn-charges.ts';
import { layDown, takeFromFloor } from '../../items/floor.ts';
import { ageOf, isPreserved, preserve } from '../../items/handled/flesh.ts';
import { receive } from '../../items/handled/receive.ts';
import { takeOut } from '../../items/pack.ts';
import { lookAtFloor } from '../../movement/stepping.ts';
import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { spendCharge } from '../spend-charge.ts';
import { type BodyAtHand, bodyAtHand } from './body-at-hand.ts';

/** A body that still ages, underfoot first. */
function bodyFor(state: GameState): BodyAtHand | undefined {
  const ages = (item: GameObject) => ageOf(state, item) >= 0 && !isPreserved(item);
  return bodyAtHand(state, ages);
}

/** One body of a pile, which goes back to where it was. */
const apply: Applied = (state, engine) => {
  const { hero } = state;
  const found = bodyFor(state);
  if (found === undefined || isFoundEmpty(state, engine)) {
    state.logFelt('nothing-happens', hero.id, engine.id);
    return false;
  }
  spendCharge(state, engine);
  const body = found.carried
    ? takeOut(state, found.body, 1)
    : takeFromFloor(state, hero.square, found.body, 1);
  preserve(state, body);
  const kept = found.carried ? receive(state, body) : layDown(state, hero.square, body);
  lookAtFloor(state);
  state.logFelt('preserved', hero.id, kept.id);
  return true;
};

const foretells: Foretells = (state, { charges }) => {
  const body = bodyFor(state)?.body;
  if (charges <= 0) {
    return [{ outcome: { kind: 'nothing' }, probability: 1 }];
  }
  return [
    {
      outcome:
        body === undefined ? { kind: 'nothing-to-keep' } : { kind: 'preserves', name: body.name },
      probability: 1,
    },
  ];
};

/** The tool. */
export const preserving: PowerDeed = { word: 'preservative', applied: apply, foretells };

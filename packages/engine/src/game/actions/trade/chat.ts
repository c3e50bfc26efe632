// Talking to a keeper, who says what is owed and what he can do.

import { askForService } from '../../powers/trade/services.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { KEEPER_TELLINGS } from '../../protocol/shop-events.ts';
import { owedIn } from '../../shops/bill.ts';
import { counterHere, wantsPeace } from '../../shops/paying.ts';
import { servicesOf } from '../../shops/services.ts';
import type { GameState } from '../../state/state.ts';

/** Speaks to the keeper of the shop, who offers his services. */
export function chat(state: GameState): ActionResult {
  const counter = counterHere(state);
  if (counter === undefined) {
    return refuse('no-keeper');
  }
  const { shop, keeper } = counter;
  const { move } = state.ruleset.bridges.beats;
  const tell = (telling: (typeof KEEPER_TELLINGS)[number], gold = 0) =>
    state.logFelt('keeper-talks', state.hero.id, keeper.id, KEEPER_TELLINGS.indexOf(telling), gold);
  const owed = owedIn(state, shop);
  if (keeper.conditions.helpless) {
    tell('asleep');
    return { cost: move };
  }
  if (owed > 0) {
    tell('owes', owed);
  }
  if (wantsPeace(state, counter) || servicesOf(state, shop).length === 0) {
    if (owed === 0) {
      tell('nothing-to-do');
    }
    return { cost: move };
  }
  askForService(state);
  return { cost: 0 };
}

// Paying for what is owed in a shop. NetHack 3.6.7 src/shk.c (dopay).

import { askWhatToPay, entriesOf } from '../../powers/trade/paying.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { owedIn } from '../../shops/bill.ts';
import { buyPeace, counterHere, payAll, wantsPeace } from '../../shops/paying.ts';
import type { GameState } from '../../state/state.ts';

/** Everything and the one entry that it consists of. */
const ONE_ENTRY = 2;

/** Pays what the hero owes: at once if it is one thing, else he is asked what for. */
export function pay(state: GameState): ActionResult {
  const counter = counterHere(state);
  const { move } = state.ruleset.bridges.beats;
  if (counter === undefined) {
    return refuse('no-keeper');
  }
  if (wantsPeace(state, counter)) {
    buyPeace(state, counter);
    return { cost: move };
  }
  if (owedIn(state, counter.shop) === 0) {
    return refuse('nothing-owed');
  }
  if (entriesOf(state, counter).length <= ONE_ENTRY) {
    payAll(state, counter);
    return { cost: move };
  }
  askWhatToPay(state, counter);
  return { cost: 0 };
}

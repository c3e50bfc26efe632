// What a hero pays for, where he owes for several things.

import { aThing } from '../../../objects/index.ts';
import { partsOf } from '../../items/learn-kind.ts';
import { accountIn } from '../../items/priced/shop-of.ts';
import type { AskedChoice } from '../../protocol/asking.ts';
import { owedIn, pilePrice, unpaidThings } from '../../shops/bill.ts';
import { type Counter, counterOf, payAll, payDebt, payFor } from '../../shops/paying.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';
import type { DeedQuestion } from '../handling/deed-question.ts';

const ALL = 'all';
const DEBT = 'debt';

/** What can be paid for. */
export function entriesOf(state: GameState, { shop }: Counter): readonly AskedChoice[] {
  const { debt } = accountIn(state, shop);
  return [
    { id: ALL, text: `everything: ${owedIn(state, shop)} gold` },
    ...(debt > 0 ? [{ id: DEBT, text: `fees and goods that are gone: ${debt} gold` }] : []),
    ...unpaidThings(state, shop).map(thing => {
      const { price: _, ...parts } = partsOf(state, thing);
      return { id: String(thing.id), text: `${aThing(parts)}: ${pilePrice(thing)} gold` };
    }),
  ];
}

/** Asks what to pay for. */
export function askWhatToPay(state: GameState, { keeper }: Counter): void {
  askDeed(state, 'pay', { other: keeper.id }, false);
}

/** What to pay for. */
export const paying: DeedQuestion<'choice'> = {
  isHarmless: () => true,
  asking: (state, { other }) => {
    const counter = counterOf(state, other);
    return { kind: 'choice', choices: counter === undefined ? [] : entriesOf(state, counter) };
  },
  answered: (state, { other }, choice) => {
    const counter = counterOf(state, other);
    if (counter === undefined) {
      return;
    }
    const thing = unpaidThings(state, counter.shop).find(({ id }) => String(id) === choice);
    if (choice === ALL) {
      payAll(state, counter);
    } else if (choice === DEBT) {
      payDebt(state, counter);
    } else if (thing !== undefined) {
      payFor(state, counter, thing);
    }
  },
};

// Golden vectors of what carries spells: price and level, curses, learning from books.

import {
  type ItemCurseView,
  type ItemValueView,
  itemCurse,
  itemValue,
  type LearnSpellView,
  learnSpell,
  type RodRechargeView,
  type RodView,
  rodEnergy,
  rodRecharge,
} from '@roguewright/engine/spellcraft';
import type { Adapter } from '../adapter.ts';

/** What the vectors leave out where a carrier doesn't have it. */
const ABSENT = { spellCount: 0, rodCharges: 0, sp: 0, grace: 0, maxsp: 0, maxgrace: 0 };

const itemValueAdapter: Adapter = {
  rule: 'spells/item-value',
  slot: 'spells',
  answer: ({ slots }, input: ItemValueView, ask) =>
    ask.ask(itemValue, slots.spells, { ...ABSENT, ...input }),
};

const itemCurseAdapter: Adapter = {
  rule: 'spells/item-curse',
  slot: 'spells',
  answer: ({ slots }, input: ItemCurseView, ask) => ask.ask(itemCurse, slots.spells, input),
};

const learnChanceAdapter: Adapter = {
  rule: 'spells/learn-chance',
  slot: 'spells',
  // The original adds up its branches in another order.
  tolerance: { relative: 1e-12 },
  answer: ({ slots }, input: LearnSpellView, ask) =>
    ask.ask(learnSpell, slots.spells, input).probability(learnt => learnt),
};

const rodEnergyAdapter: Adapter = {
  rule: 'spells/rod-energy',
  slot: 'spells',
  answer: ({ slots }, input: RodView) => rodEnergy(slots.spells, input),
};

const rodRechargeAdapter: Adapter = {
  rule: 'spells/rod-recharge',
  slot: 'spells',
  answer: ({ slots }, input: RodRechargeView) => rodRecharge(slots.spells, input),
};

/** The adapters of carriers. */
export const carrierAdapters: readonly Adapter[] = [
  itemValueAdapter,
  itemCurseAdapter,
  learnChanceAdapter,
  rodEnergyAdapter,
  rodRechargeAdapter,
];

// Odds of a new carrier of a spell: level, price, charges, pieces, energy and curse, by the rules that make it.

import { type Chance, Distribution, type Enumerator } from '../chance/index.ts';
import {
  type Archetype,
  type Content,
  carrierKindOf,
  drawCarrier,
  drawTreasure,
  rodShotCost,
  textOf,
} from '../objects/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { type ItemCurse, type ItemValue, itemCurse } from '../spellcraft/index.ts';

/** A new carrier and the spell in it. */
export interface CarrierView {
  readonly content: Content;
  readonly carrier: Archetype;
  readonly spell: Archetype;
  /** 1 or more. */
  readonly depth: number;
}

/** The distributions of its numbers. */
export interface CarrierOdds {
  readonly level: Distribution;
  /** In gold. */
  readonly worth: Distribution;
  /** Of a wand or staff; undefined for others. */
  readonly charges: Distribution | undefined;
  /** Of a scroll or potion. */
  readonly pieces: Distribution | undefined;
  /** Of a rod when full. */
  readonly energy: Distribution | undefined;
  /** Of one shot of a rod. */
  readonly cost: Distribution | undefined;
  readonly curses: readonly (readonly [state: ItemCurse, share: number])[];
}

/**
 * The odds of a new carrier. Charges and pieces come from its list; a spell that the list doesn't give at that
 * depth has one of them.
 */
export function carrierOdds(ask: Enumerator, ruleset: Ruleset, view: CarrierView): CarrierOdds {
  const { carrier, spell } = view;
  const itemType = carrierKindOf(carrier) ?? 'wand';
  const made = ask.ask(draw, ruleset, view).list;
  const numbers = (read: (value: ItemValue) => number) =>
    Distribution.of(made.map(({ value, probability }) => [read(value), probability]));
  const counts = countsIn(ask, view);
  const isRod = itemType === 'rod';
  return {
    level: numbers(({ level }) => level),
    worth: numbers(({ value }) => value),
    charges: itemType === 'wand' ? counts : undefined,
    pieces: itemType === 'scroll' || itemType === 'potion' ? counts : undefined,
    energy: isRod ? numbers(({ maxhp = 0 }) => maxhp) : undefined,
    cost: isRod ? numbers(({ level }) => rodShotCost(ruleset, carrier, spell, level)) : undefined,
    curses: ask
      .ask(itemCurse, ruleset.slots.spells, { itemType, onlyGood: false })
      .list.map(({ value, probability }) => [value, probability]),
  };
}

function draw(chance: Chance, ruleset: Ruleset, { carrier, spell, depth }: CarrierView): ItemValue {
  return drawCarrier(chance, ruleset, carrier, spell, { difficulty: depth, count: 1 });
}

/** The counts that the list of a carrier gives with its spell. */
function countsIn(ask: Enumerator, { content, carrier, spell, depth }: CarrierView): Distribution {
  const list = textOf(carrier, 'randomitems');
  const counts = ask
    .ask(drawTreasure, content.treasure, { list, difficulty: depth })
    .list.flatMap(({ value: [order], probability }) =>
      order?.archetype === spell.id ? [[order.count, probability] as const] : [],
    );
  const total = counts.reduce((sum, [, share]) => sum + share, 0);
  return total === 0
    ? Distribution.certain(1)
    : Distribution.of(counts.map(([count, share]) => [count, share / total]));
}

// What a thing costs in a shop, and what a keeper offers for one. NetHack 3.6.7 src/shk.c (getprice, get_cost,
// set_cost, sellobj).

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { Share, ShopPrices } from './shop-rules.ts';

/** A thing that has a price. */
export interface PricedView {
  /** The price of its kind in gold, 0 or more. */
  readonly value: number;
  /** Its enchantment, if it is a weapon or armour; else 0. */
  readonly points: number;
  /** An emptied wand that can’t be filled again is worth nothing. */
  readonly cancelled: boolean;
  readonly artifact: boolean;
  /** The customer recognises its kind. */
  readonly known: boolean;
  /** A thing that isn’t recognised costs more: decided by the thing, the same for every customer. */
  readonly dear: boolean;
}

/** Who pays. */
export interface CustomerView {
  /** 1 or more. */
  readonly charisma: number;
  readonly novice: boolean;
  /** The keeper is angry with him. */
  readonly angry: boolean;
}

/** Who is taken for a novice. */
export interface NoviceView {
  readonly role: string;
  readonly level: number;
  /** Kinds of the clothes that can be seen, in the words of the rules. */
  readonly clothes: readonly string[];
}

/** The value of one piece by itself, 0 or more. */
function pieceValue({ perPoint }: ShopPrices, view: PricedView): number {
  return view.cancelled ? 0 : view.value + perPoint * Math.max(0, view.points);
}

/** Whether a keeper takes a customer for a novice. */
export function isNovice({ novice }: ShopPrices, { role, level, clothes }: NoviceView): boolean {
  return (
    (novice.roles.includes(role) && level < novice.belowLevel) ||
    clothes.some(kind => novice.clothes.includes(kind))
  );
}

/** What charisma makes of a price. */
export function charismaShare({ charisma }: ShopPrices, of: number): Share {
  return charisma.find(({ least }) => of >= least) ?? charisma.at(-1)!;
}

/** Parts multiplied, then rounded once, halves up, as the program does. */
function shared(amount: number, shares: readonly Share[]): number {
  const times = shares.reduce((product, share) => product * share.times, amount);
  const over = shares.reduce((product, share) => product * share.over, 1);
  return floorDiv(floorDiv(times * 10, over) + 5, 10);
}

/** What one piece costs in gold, 1 or more. */
export function askedPrice(rules: ShopPrices, view: PricedView, customer: CustomerView): number {
  const value = pieceValue(rules, view) || rules.least;
  const shares = [
    ...(!view.known && view.dear ? [rules.unsure] : []),
    ...(customer.novice ? [rules.novice] : []),
    charismaShare(rules, customer.charisma),
  ];
  const plain = Math.max(1, shared(value, shares)) * (view.artifact ? rules.artifact : 1);
  return customer.angry ? plain - floorDiv(-plain, rules.anger) : plain;
}

/** What is sold to a keeper. */
export interface SoldView extends PricedView {
  readonly pieces: number;
  readonly novice: boolean;
}

/** What a keeper offers for a pile in gold; 0: nothing. Label: `low-offer`. */
export function keeperOffer(chance: Chance, rules: ShopPrices, view: SoldView): number {
  const value = pieceValue(rules, view) * view.pieces;
  if (value <= 0) {
    return 0;
  }
  const { usual, novice } = rules.offers;
  const over = view.novice ? novice : usual;
  const low =
    !view.known && value > 1 && chance.test(1, rules.lowOffers.oneIn, 'low-offer')
      ? [rules.lowOffers]
      : [];
  return Math.max(1, shared(value, [{ times: 1, over }, ...low]));
}

/** The credit that a keeper without money gives instead of an offer. Rounding: down, but 1 at least. */
export function creditFor({ credit }: ShopPrices, offer: number): number {
  return offer <= 0 ? 0 : Math.max(1, floorDiv(offer * credit.times, credit.over));
}

/** The values that one piece of an unrecognised kind can have for which so much is asked, ascending. */
interface ValuesAsked {
  /** Of a piece that costs no more for being unrecognised. */
  readonly plain: readonly number[];
  /** Of one that does. */
  readonly dear: readonly number[];
}

/** The values for which so much is asked of a customer who doesn't recognise the kind: one or more where it was. */
export function valuesAsked(rules: ShopPrices, asked: number, customer: CustomerView): ValuesAsked {
  const view = { points: 0, cancelled: false, artifact: false, known: false };
  const plain: number[] = [];
  const dear: number[] = [];
  // Only charisma makes a price less than the value.
  const cheapest = Math.max(...rules.charisma.map(({ times, over }) => over / times));
  const most = asked * cheapest + rules.least;
  for (let value = 0; value <= most; value++) {
    if (askedPrice(rules, { ...view, value, dear: false }, customer) === asked) {
      plain.push(value);
    }
    if (askedPrice(rules, { ...view, value, dear: true }, customer) === asked) {
      dear.push(value);
    }
  }
  return { plain, dear };
}

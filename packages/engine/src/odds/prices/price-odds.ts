// What a thing costs in a shop, what its keeper offers, and what using it unpaid costs, by the rules that are played.

import { Distribution, type Enumerator } from '../../chance/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import {
  askedPrice,
  isNovice,
  keeperOffer,
  type PricedView,
  type Service,
  servicePrice,
  type UsedView,
  useFee,
} from '../../worldrules/index.ts';

/** Who buys or sells. */
interface Trader {
  readonly charisma: number;
  readonly role: string;
  readonly level: number;
  /** He wears what makes him look a fool. */
  readonly fool: boolean;
  /** The keeper is angry with him. */
  readonly angry: boolean;
}

/** A thing, and who buys or sells it. */
export interface PriceQuestion {
  /** The values that one piece may have. */
  readonly values: Distribution;
  readonly thing: Omit<PricedView, 'value' | 'dear'>;
  readonly trader: Trader;
  /** The class of the thing: `wand`. */
  readonly class: string;
  /** The id of the kind of shop; absent: one that buys anything, and does nothing else. */
  readonly shop?: string | undefined;
  readonly pieces: number;
  /** The kind and class in the words of the rules of charging, and the charges that are left. */
  readonly use: Pick<UsedView, 'kind' | 'class' | 'charged' | 'charges'>;
}

/** Distributions in gold. */
export interface PriceOdds {
  /** What one piece costs. One thing in several of a kind that isn’t recognised costs more. */
  readonly asked: Distribution;
  /** What a keeper offers for all pieces, 0: nothing; undefined: such things aren’t bought there. */
  readonly offered: Distribution | undefined;
  /** What one use of unpaid goods costs. */
  readonly fee: Distribution;
  /** What the keeper does for money, and at what price. */
  readonly services: readonly (readonly [service: Service, gold: number])[];
}

/** The odds of a price. */
export function priceOdds(ask: Enumerator, { slots }: Ruleset, question: PriceQuestion): PriceOdds {
  const { shops } = slots.world;
  const { prices, fees } = shops;
  const { values, thing, trader, pieces, use } = question;
  const { charisma, role, level, fool, angry } = trader;
  const clothes = fool ? prices.novice.clothes : [];
  const customer = { charisma, angry, novice: isNovice(prices, { role, level, clothes }) };
  const row = question.shop === undefined ? undefined : shops.kinds[question.shop];
  const buys = row === undefined || row.buys.includes('all') || row.buys.includes(question.class);
  const { oneIn } = prices.unsure;
  const shares: readonly (readonly [dear: boolean, share: number])[] = thing.known
    ? [[false, 1]]
    : [
        [true, 1 / oneIn],
        [false, 1 - 1 / oneIn],
      ];
  const asked = [...values].flatMap(([value, probability]) =>
    shares.map(
      ([dear, share]) =>
        [askedPrice(prices, { ...thing, value, dear }, customer), probability * share] as const,
    ),
  );
  const offered = [...values].flatMap(([value, probability]) => {
    const view = { ...thing, value, dear: false, pieces, novice: customer.novice };
    return [...ask.askNumber(keeperOffer, prices, view)].map(
      ([gold, share]) => [gold, probability * share] as const,
    );
  });
  const fee = asked.map(
    ([gold, share]) =>
      [useFee(fees, { ...use, asked: gold, plainLamp: gold, how: 'used' }), share] as const,
  );
  return {
    asked: Distribution.of(asked),
    offered: buys ? Distribution.of(offered) : undefined,
    fee: Distribution.of(fee),
    services: shops.offered
      .filter(service => row?.services.includes(service) === true)
      .map(service => [service, servicePrice(shops, { service, ...customer, kind: use.kind })]),
  };
}

// What a spell costs, as every face says it.

import type { HeroView, RefusalReason, SpellView } from '../game/index.ts';

/** A price, and the hit points that stand in for energy where there is too little. */
type Price = Pick<SpellView, 'price' | 'pool' | 'andGrace' | 'forGrace'> &
  Partial<Pick<SpellView, 'strain'>>;

/** `5 energy`, `3 grace`, `5 energy and 3 grace`; nothing at all is `0 energy`. */
export function tellPools(energy: number, grace: number): string {
  const parts = [`${energy} energy`, `${grace} grace`].filter(part => !part.startsWith('0 '));
  return parts.join(' and ') || '0 energy';
}

/**
 * The price of a spell: `5 energy and 3 grace`, `5 energy, 2 of it from hit points`. Of energy that stands for
 * grace it says so: `8 energy, 3 of it in place of grace`.
 */
export function tellPrice({ price, pool, andGrace, forGrace, strain = 0 }: Price): string {
  const paid = pool === 'grace' ? `${price} grace` : tellPools(price, andGrace);
  const stands = forGrace === price ? 'in place of grace' : `${forGrace} of it in place of grace`;
  return [
    paid,
    ...(forGrace > 0 ? [stands] : []),
    ...(strain > 0 ? [`${strain} of it from hit points`] : []),
  ].join(', ');
}

/** Ticks of one move. */
const TICKS_PER_MOVE = 10;

/** What a cast takes: `1 move`, `1.2 moves`. @param ticks tenths of a move */
export function tellMoves(ticks: number): string {
  return ticks === TICKS_PER_MOVE ? '1 move' : `${ticks / TICKS_PER_MOVE} moves`;
}

/** What a cast costs in all: `5 energy`, `5 energy and 2 nutrition`, `5 energy and 3 grace, and 2 nutrition`. */
export function tellCosts(spell: Price & Pick<SpellView, 'nutrition'>): string {
  const price = tellPrice(spell);
  if (spell.nutrition === 0) {
    return price;
  }
  const comma = /,| and /.test(price) ? ',' : '';
  return `${price}${comma} and ${spell.nutrition} nutrition`;
}

/** Why the hero can't pay for a spell now; undefined when he can. */
export function lackingPool(
  { price, pool, andGrace }: Pick<Price, 'price' | 'pool' | 'andGrace'>,
  hero: Pick<HeroView, 'energy' | 'grace'>,
): RefusalReason | undefined {
  if (price > hero[pool]) {
    return pool === 'grace' ? 'not-enough-grace' : 'not-enough-energy';
  }
  return andGrace > hero.grace ? 'not-enough-grace' : undefined;
}

/** The same in a few words, as they stand beside a price: `more energy than you have`; empty when he can. */
export function tellLacking(...asked: Parameters<typeof lackingPool>): string {
  const lacking = lackingPool(...asked);
  return lacking === undefined
    ? ''
    : `more ${lacking === 'not-enough-grace' ? 'grace' : 'energy'} than you have`;
}

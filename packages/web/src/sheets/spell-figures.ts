// The price of a spell in figures, a pool each.

import type { SpellView } from '@roguewright/engine/game';

/** What a cast takes: `5` `energy`, and with it `3` `grace` where it takes both. */
export function priceFigures({
  price,
  pool,
  andGrace,
}: Pick<SpellView, 'price' | 'pool' | 'andGrace'>): readonly { name: string; value: number }[] {
  const own = { name: pool, value: price };
  return andGrace > 0 ? [own, { name: 'grace', value: andGrace }] : [own];
}

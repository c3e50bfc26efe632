// How a change would alter the chance or the price of a cast, in sentences.

import type { ChanceChange, ChangeName } from '../odds/index.ts';

const CHANGES: Readonly<Record<ChangeName, (told: ChanceChange) => string>> = {
  'without-body-armour': () => 'Without your body armour',
  'without-robe': () => 'Without your robe',
  'without-shield': () => 'Without your shield',
  'without-helmet': () => 'Without your helmet',
  'without-gloves': () => 'Without your gloves',
  'without-boots': () => 'Without your boots',
  'without-quarterstaff': () => 'Without your quarterstaff',
  'next-score': ({ attribute }) => `With ${attribute!.name} ${attribute!.score}`,
  'next-level': ({ level }) => `At level ${level}`,
  'next-skill': () => 'With the next skill level in its school',
};

/** `Without your shield it would fail 12 % of the time, not 30 %.` Of a spell that never fails, its price. */
export function tellChanceChange(told: ChanceChange): string {
  const when = CHANGES[told.change](told);
  if (told.priceNow !== told.priceThen) {
    return `${when} it would cost ${told.priceThen} energy, not ${told.priceNow}.`;
  }
  return `${when} it would fail ${100 - told.then} % of the time, not ${100 - told.now} %.`;
}

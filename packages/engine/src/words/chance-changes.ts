// What a change would make of a cast, in sentences.

import type { ChanceChange, ChangeName } from '../odds/index.ts';

const CHANGES: Readonly<Record<ChangeName, (level: number) => string>> = {
  'without-body-armour': () => 'Without what you wear on the body',
  'without-robe': () => 'Without the robe',
  'without-shield': () => 'Without the shield',
  'without-helmet': () => 'Without the helmet',
  'without-gloves': () => 'Without the gloves',
  'without-boots': () => 'Without the boots',
  'without-quarterstaff': () => 'Without the quarterstaff',
  'next-level': level => `At level ${level}`,
  'next-skill': () => 'With a step more in its school',
};

/** `Without the shield it would fail at 12 %, not at 30 %.` Where nothing fails, what it would cost. */
export function tellChanceChange(told: ChanceChange): string {
  const when = CHANGES[told.change](told.level);
  if (told.priceNow !== told.priceThen) {
    return `${when} it would cost ${told.priceThen} energy, not ${told.priceNow}.`;
  }
  return `${when} it would fail at ${100 - told.then} %, not at ${100 - told.now} %.`;
}

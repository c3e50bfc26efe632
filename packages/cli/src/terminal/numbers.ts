// Numbers as people read them.

import { writePercent } from '@roguewright/engine/face';

export { writeDecimal as decimal } from '@roguewright/engine/face';

const STYLE = { gap: ' ', afterSign: '' };

/**
 * A probability in percent, two decimals at most. 0 % and 100 % stand only where they are certain.
 * @param chance 0…1
 * @param opposite the probability of the contrary, where it is known more exactly than 1 − chance
 */
export function percent(chance: number, opposite = 1 - chance): string {
  return writePercent(chance, { ...STYLE, decimals: 2 }, opposite);
}

/** A probability in whole percents, where there is little room; certain ones alone are 0 % and 100 %. */
export function briefPercent(chance: number): string {
  return writePercent(chance, { ...STYLE, decimals: 0 });
}

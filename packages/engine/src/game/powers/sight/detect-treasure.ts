// Detecting treasure. NetHack 3.6.7 src/detect.c (object_detect, gold_detect). There is no gold in this game:
// treasure means any item.

import type { PowerDeed } from '../../state/power-deed.ts';
import { rememberThings } from './remember-things.ts';

/** Detects all items. */
export const detectTreasure: PowerDeed = {
  word: 'detect-treasure',
  cast: state => rememberThings(state, () => true),
};

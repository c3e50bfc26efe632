// Detecting treasure. NetHack 3.6.7 src/detect.c (object_detect, gold_detect). There is no gold in this dungeon:
// treasure is anything that lies about.

import type { PowerDeed } from '../../state/power-deed.ts';
import { rememberThings } from './remember-things.ts';

/** Shows where anything lies. */
export const detectTreasure: PowerDeed = {
  word: 'detect-treasure',
  cast: state => rememberThings(state, () => true),
};

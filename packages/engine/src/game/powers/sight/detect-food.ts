// Detecting food. NetHack 3.6.7 src/detect.c (food_detect).

import { TYPE } from '../../../objects/index.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import { rememberThings } from './remember-things.ts';

/** Detects food. */
export const detectFood: PowerDeed = {
  word: 'detect-food',
  cast: state => rememberThings(state, ({ type }) => type === TYPE.food),
};

import type { RulesetSource } from '../ruleset.ts';
import { speed } from './speed.ts';

/** NetHack 3.6.1: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.6.1',
  title: 'NetHack 3.6.1',
  parent: { speed: 'nethack-3.6.0', charging: 'nethack-3.6.0' },
  slots: { speed: { patches: [speed] } },
  about: 'NetHack 3.6.1: from here on everybody’s luck is counted in whole moves.',
  differences: [
    {
      says: 'A monster’s speed is rounded to whole moves by chance, in proportion; it was shaken by some points. That holds for steeds as well.',
      source: 'NetHack 3.6.1 src/mon.c (mcalcmove)',
    },
    {
      says: 'A fast hero has a whole move more once in three turns, a very fast one twice; it was half a move more, or half a move and sometimes a whole one.',
      source: 'NetHack 3.6.1 src/allmain.c (moveloop)',
    },
    {
      says: 'Who takes a slower form keeps only its share of the points in hand; nothing was taken.',
      source: 'NetHack 3.6.1 src/polyself.c (polymon), src/mon.c (newcham)',
    },
  ],
};

// The chapter on spell objects, in the order of its document; the kinds of spells stand in families.

import type { Chapter } from '../contract/section.ts';
import { abilities, files, mishaps } from './failures.ts';
import { families } from './kinds.ts';
import { carriers, objects, paths, timesSection, treasure } from './objects.ts';

/** The chapter. */
export const spells: Chapter = {
  name: 'spells',
  title: 'Spell objects',
  about:
    'Spells as objects: levels, prices, paths, carriers, and what each kind of spell does, by Crossfire’s rules.',
  slot: 'spells',
  original: 'crossfire',
  document: 'spells-txt',
  sections: [
    objects,
    timesSection,
    treasure,
    paths,
    ...families,
    carriers,
    mishaps,
    files,
    abilities,
  ],
};

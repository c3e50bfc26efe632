// The chapter on speed, in the order of its document.

import type { Chapter } from '../contract/section.ts';
import { allotment } from './allotment.ts';
import { fights, monsters, variants } from './monsters.ts';
import { advice, formSection, riding } from './riding.ts';
import { actions, messages, sources } from './sources.ts';

/** The chapter. */
export const speed: Chapter = {
  name: 'speed',
  title: 'Speed',
  about:
    'How often heroes and monsters move: points, burden, steeds and the turn, by NetHack’s rules.',
  slot: 'speed',
  original: 'nethack-3.6.7',
  document: 'wiki-speed',
  sections: [
    allotment,
    sources,
    actions,
    riding,
    formSection,
    monsters,
    fights,
    advice,
    messages,
    variants,
  ],
};

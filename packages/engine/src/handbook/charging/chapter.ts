// The chapter on charging, in the order of its document.

import type { Chapter } from '../contract/section.ts';
import { advice, variants } from './advice.ts';
import { cancelling, charges, sources } from './charges.ts';
import { rings } from './rings.ts';
import { toolSection } from './tools.ts';
import { explosion, wands } from './wands.ts';

/** The chapter. */
export const charging: Chapter = {
  name: 'charging',
  title: 'Charging',
  about:
    'What charging, cancelling and overcharging do to wands, rings, tools and books, by NetHack’s rules.',
  slot: 'charging',
  original: 'nethack-3.6.7',
  document: 'wiki-charge',
  sections: [charges, cancelling, sources, wands, explosion, rings, toolSection, advice, variants],
};

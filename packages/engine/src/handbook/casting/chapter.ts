// The chapter on spellcasting, in the order of its document.

import type { Chapter } from '../contract/section.ts';
import { advice } from './advice.ts';
import { backfireSection } from './backfire.ts';
import { cast } from './cast.ts';
import { checksSection } from './checks.ts';
import { bonusSection, damage } from './damage.ts';
import { easy } from './easy.ts';
import { fail } from './fail.ts';
import { range, rayToHit } from './flight.ts';
import { memory } from './memory.ts';
import { penalty } from './penalty.ts';
import { price } from './price.ts';
import { teleport, training } from './training.ts';
import { history, variants } from './variants.ts';

/** The chapter. */
export const casting: Chapter = {
  name: 'casting',
  title: 'Spellcasting',
  about: 'May a hero cast, at what chance, at what price, and to what effect: NetHack’s rules.',
  slot: 'casting',
  original: 'nethack-3.6.7',
  document: 'wiki-spellcasting',
  sections: [
    cast,
    training,
    teleport,
    checksSection,
    memory,
    backfireSection,
    price,
    penalty,
    fail,
    easy,
    range,
    rayToHit,
    bonusSection,
    damage,
    advice,
    variants,
    history,
  ],
};

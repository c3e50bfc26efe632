import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';

/** SLASH'EM: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'slashem',
  title: 'SLASH’EM',
  parent: { speed: 'nethack-3.4.3', charging: 'nethack-3.4.3' },
  slots: { charging: { patches: [charging] } },
  about: 'SLASH’EM moves as NetHack 3.4.3 does; its spellbooks hold charges.',
  differences: [
    {
      says: 'Spellbooks are made with 2 to 4 charges and charged as wands are; their count rises only every other time, and they crumble where wands explode.',
      source: 'SLASH’EM src/read.c (recharge), src/mkobj.c (mksobj)',
    },
    {
      says: 'A charge of a book rescues a reading that would fail, or makes one three times as fast; reading takes twice as long.',
      source: 'SLASH’EM src/spell.c (study_book)',
    },
    {
      says: 'An exploding wand does what a broken one does to everybody around; it hurt its bearer.',
      source: 'SLASH’EM src/read.c (wand_explode), src/apply.c (do_break_wand)',
    },
    {
      says: 'Lightsabers take fuel, up to 1,500 turns.',
      source: 'SLASH’EM src/read.c (recharge)',
    },
    {
      says: 'Torches, spoons and fishing poles count chargings that come to nothing.',
      source: 'SLASH’EM src/read.c (recharge)',
    },
  ],
};

import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';

/** NetHack 3.2.0, reconstructed: spellcasting. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.2.0',
  title: 'NetHack 3.2.0 (reconstructed)',
  parent: { casting: 'nethack-1.3d' },
  slots: { casting: { patches: [casting] } },
  about:
    'A reconstruction of the spellcasting of NetHack 3.2.0 from written accounts. It isn’t checked ' +
    'against the program. Rules without an account are those of the reconstructed 1.3d, and ' +
    'otherwise of NetHack 3.4.3.',
  differences: [
    {
      says: 'Armour hinders casting; how much isn’t told, it is as much as in 3.4.3.',
      source: 'NetHackWiki, Spellcasting (history)',
      slot: 'casting',
      changes: ['roles', 'gear', 'chance'],
    },
  ],
};

import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';

/** NetHack 1.3d, reconstructed: spellcasting. */
export const ruleset: RulesetSource = {
  id: 'nethack-1.3d',
  title: 'NetHack 1.3d (reconstructed)',
  parent: { casting: 'nethack-3.4.3' },
  slots: { casting: { patches: [casting] } },
  about:
    'A reconstruction of the spellcasting of NetHack 1.3d, which introduced spellbooks, from written ' +
    'accounts. It isn’t checked against the program. Rules without an account are those of NetHack ' +
    '3.4.3.',
  differences: [
    {
      says: 'Learning a spell copies it out, which uses the book up.',
      source: 'NetHackWiki, Spellcasting (history)',
      slot: 'casting',
      changes: ['memory.usesUpBook'],
    },
    {
      says: 'A copied spell can be cast a limited number of times, however long that takes; the number, 20, is our own.',
      source: 'NetHackWiki, Spellcasting (history)',
      slot: 'casting',
      changes: [
        'memory.perBook',
        'memory.atStart',
        'memory.most',
        'memory.perTurn',
        'memory.perCast',
        'memory.reread',
        'memory.notices',
      ],
    },
    {
      says: 'Armour doesn’t hinder casting.',
      source: 'NetHackWiki, Spellcasting (history): it does since 3.2.0',
      slot: 'casting',
      changes: ['roles', 'gear', 'chance'],
    },
    {
      says: 'A backfire confuses only.',
      source: 'NetHackWiki, Spellcasting (history): stun came with 3.4.1',
      slot: 'casting',
      changes: ['backfire'],
    },
  ],
};

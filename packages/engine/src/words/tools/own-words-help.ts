// What players read about the commands by which they write something down.

import type { CommandHelp } from './command-help-type.ts';

/** The commands of rules and notes. */
export const OWN_WORDS_HELP: Readonly<Record<'prefer' | 'note' | 'let-be', CommandHelp>> = {
  prefer: {
    title: 'Rules',
    verbs: ['prefer', 'rules'],
    keys: ['|'],
    asks: '[pickup|stops|messages [RULES|off]]',
    takesTurn: false,
    about:
      'Your own rules: what you pick up wherever you walk, such as “! ?, gold, ring -cursed”, which creatures stop you, such as “unicorn, -newt”, and which messages do, such as “door”. What you throw and shoot you pick up again without a rule, unless one with a minus names it.',
  },
  note: {
    title: 'Note',
    verbs: ['note', 'notes'],
    keys: [':'],
    asks: '[TEXT|off]',
    takesTurn: false,
    about: 'Make a note with the turn and the level, or read your notes.',
  },
  'let-be': {
    title: 'Let be',
    verbs: ['ignore', 'let'],
    keys: ['}'],
    asks: '[NAME]',
    takesTurn: false,
    about:
      'The enemies in sight stop your walks and rests no more, each until it is beside you; a wound always stops you.',
  },
};

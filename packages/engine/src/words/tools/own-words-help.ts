// What players read about the commands by which they write something down.

import type { CommandHelp } from './command-help-type.ts';

/** The commands of rules and notes. */
export const OWN_WORDS_HELP = {
  prefer: {
    title: 'Rules',
    verbs: ['prefer', 'rules'],
    keys: ['|'],
    asks: '[pickup|stops [RULES|off]]',
    takesTurn: false,
    about:
      'Your own rules: what you pick up wherever you walk, such as “! ?, gold, ring -cursed”, and which creatures stop you, such as “unicorn, -newt”.',
  },
  note: {
    title: 'Note',
    verbs: ['note', 'notes'],
    keys: [':'],
    asks: '[TEXT|off]',
    takesTurn: false,
    about: 'Make a note with the turn and the level, or read your notes.',
  },
} as const satisfies Readonly<Record<string, CommandHelp>>;

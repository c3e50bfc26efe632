// What players read about the commands of shops. NetHack's key p is taken; its #chat has none of its own.

import type { CommandHelp } from './command-help-type.ts';

/** The commands of shops. */
export const TRADE_HELP: Readonly<Record<'pay' | 'chat', CommandHelp>> = {
  pay: {
    title: 'Pay',
    verbs: ['pay', '#pay'],
    keys: ['$'],
    asks: '',
    takesTurn: true,
    about: 'Pay for goods, fees and damage. An angry shopkeeper is appeased with gold.',
  },
  chat: {
    title: 'Talk',
    verbs: ['chat', 'talk', '#chat'],
    keys: ['"'],
    asks: '',
    takesTurn: true,
    about: 'Ask a shopkeeper what you owe, and what he does for money.',
  },
};

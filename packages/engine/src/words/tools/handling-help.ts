// What players read about the commands that handle things. Keys are NetHack's (3.6.7) where it has one.

import type { CommandHelp } from './command-help-type.ts';

/** The commands that handle things. */
export const HANDLING_HELP: Readonly<
  Record<
    'rub' | 'dip' | 'break' | 'invoke' | 'loot' | 'tip' | 'offer' | 'engrave' | 'kick' | 'dig',
    CommandHelp
  >
> = {
  rub: {
    title: 'Rub',
    verbs: ['rub', '#rub'],
    keys: [],
    asks: 'LAMP',
    takesTurn: true,
    about: 'Rub a lamp: a magic one may release its djinni.',
  },
  dip: {
    title: 'Dip',
    verbs: ['dip', '#dip'],
    keys: ['!'],
    asks: '[ITEM]',
    takesTurn: true,
    about: 'Dip an item into a potion, or into water beside you.',
  },
  break: {
    title: 'Break',
    verbs: ['break', 'snap', '#break'],
    keys: [],
    asks: 'WAND',
    takesTurn: true,
    about: 'Break a wand: what is left in it goes off around you.',
  },
  invoke: {
    title: 'Invoke',
    verbs: ['invoke', '#invoke'],
    keys: [],
    asks: 'ARTIFACT',
    takesTurn: true,
    about: 'Call on the power of an artifact.',
  },
  loot: {
    title: 'Open box',
    verbs: ['loot', 'unpack', '#loot'],
    keys: ['('],
    asks: '',
    takesTurn: true,
    about: 'Open a box that stands here, to put things in and take them out.',
  },
  tip: {
    title: 'Tip out',
    verbs: ['tip', 'empty', '#tip'],
    keys: [],
    asks: '[BAG]',
    takesTurn: true,
    about: 'Tip a bag that you carry, or a box that stands here, out onto the floor.',
  },
  offer: {
    title: 'Offer',
    verbs: ['offer', 'sacrifice', '#offer'],
    keys: ['%'],
    asks: '[BODY]',
    takesTurn: true,
    about:
      'Offer the body of a creature at an altar, fresh, to please your god or to win the altar for it.',
  },
  engrave: {
    title: 'Engrave',
    verbs: ['engrave', 'write', '#engrave'],
    keys: ['X'],
    asks: '',
    takesTurn: true,
    about: 'Write on the floor with a finger, a weapon or a wand, which may tell what it is.',
  },
  kick: {
    title: 'Kick',
    verbs: ['kick', '#kick'],
    keys: ['Q'],
    asks: 'WAY',
    takesTurn: true,
    about: 'Kick a creature, a door, or what lies beside you. Walls kick back.',
  },
  dig: {
    title: 'Dig',
    verbs: ['dig', 'tunnel', '#dig'],
    keys: [')'],
    asks: 'WAY or down',
    takesTurn: true,
    about:
      'Dig through a wall, a door or rock with a pick, a shovel or a mattock, or down into the floor.',
  },
};

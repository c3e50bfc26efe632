// What opens a page or a panel and takes no time in the game.

import type { Play } from './play.ts';

/** At the end of the table of actions. */
export const PAGE_ACTIONS = [
  {
    name: 'compare',
    title: 'Compare',
    keys: ['='],
    about: 'Compare the weapon in hand with another one before you wield it.',
    group: 'Look',
    place: 'more',
    run: (play: Play) => play.openSheet('compare'),
  },
  {
    name: 'why',
    title: 'Explain',
    keys: ['x'],
    about: 'Explain the odds on the screen, fact by fact.',
    group: 'Look',
    place: 'more',
    run: (play: Play) => play.toggleWhy(),
  },
  {
    name: 'history',
    title: 'History',
    keys: ['^P'],
    about: 'All messages so far.',
    group: 'Look',
    place: 'more',
    run: (play: Play) => play.openSheet('history'),
  },
  {
    name: 'settings',
    title: 'Settings',
    keys: ['O'],
    about: 'Colours, pictures or letters, animation, keys.',
    group: 'Game',
    place: 'more',
    run: (play: Play) => play.openSheet('settings'),
  },
  {
    name: 'leave',
    title: 'Leave',
    keys: ['S'],
    about: 'Go to the title page. Every move is saved at once.',
    group: 'Game',
    place: 'more',
    run: (play: Play) => play.openSheet('leave'),
  },
  {
    name: 'help',
    title: 'Help',
    keys: ['?'],
    about: 'This page.',
    group: 'Game',
    place: 'row',
    run: (play: Play) => play.openSheet('help'),
  },
] as const;

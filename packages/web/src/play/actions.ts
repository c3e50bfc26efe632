// All that a player can do, in one table: the keys, the buttons and the help page are made of it.

import type { GameView } from '@roguewright/engine/game';
import { terrainAt, thingsAt } from './known-map.ts';
import { LONG_REST, type Play } from './play.ts';

/** One thing to do. */
export interface Action {
  readonly name: string;
  /** On its button. */
  readonly title: string;
  /** Keys as the browser names them; the first is shown. */
  readonly keys: readonly string[];
  /** What it does, for the help page. */
  readonly about: string;
  readonly group: 'Do' | 'Look' | 'Game';
  /** Where its button stands: in the row, or only under "more". */
  readonly place: 'row' | 'more';
  /** Stays in the row of a narrow screen. */
  readonly onPhone?: true;
  /** Whether it would do something now: its button is set off. */
  readonly isReady?: (view: GameView) => boolean;
  readonly run: (play: Play) => void;
}

/** The table, in the order of the buttons. */
export const ACTIONS: readonly Action[] = [
  {
    name: 'cast',
    title: 'Cast',
    keys: ['Z'],
    about: 'Choose a spell, see its odds, cast it.',
    group: 'Do',
    place: 'row',
    onPhone: true,
    isReady: view => view.spells.length > 0,
    run: play => play.openSheet('spells'),
  },
  {
    name: 'quaff',
    title: 'Quaff',
    keys: ['q'],
    about: 'Drink a potion.',
    group: 'Do',
    place: 'row',
    isReady: view => view.inventory.some(({ uses }) => uses.includes('quaff')),
    run: play => play.openSheet('quaff'),
  },
  {
    name: 'read',
    title: 'Read',
    keys: ['r'],
    about: 'Read a book.',
    group: 'Do',
    place: 'row',
    isReady: view => view.inventory.some(({ uses }) => uses.includes('read')),
    run: play => play.openSheet('read'),
  },
  {
    name: 'open',
    title: 'Open',
    keys: ['o'],
    about: 'Open a door beside you. Walking into it does the same.',
    group: 'Do',
    place: 'row',
    run: play => play.directed('open'),
  },
  {
    name: 'close',
    title: 'Close',
    keys: ['c'],
    about: 'Close a door beside you.',
    group: 'Do',
    place: 'row',
    run: play => play.directed('close'),
  },
  {
    name: 'pick-up',
    title: 'Take',
    keys: [',', 'g'],
    about: 'Pick up what lies here.',
    group: 'Do',
    place: 'row',
    onPhone: true,
    isReady: view => thingsAt(view, view.hero).some(({ kind }) => kind === 'item'),
    run: play => {
      play.perform({ kind: 'pick-up', item: 0 }).catch(() => undefined);
    },
  },
  {
    name: 'climb',
    title: 'Climb',
    keys: ['<'],
    about: 'Climb the stairs that you stand on.',
    group: 'Do',
    place: 'row',
    onPhone: true,
    isReady: view => terrainAt(view, view.hero).startsWith('stairs'),
    run: play => {
      play.perform({ kind: 'ascend' }).catch(() => undefined);
    },
  },
  {
    name: 'rest',
    title: 'Rest',
    keys: ['R'],
    about: `Let ${LONG_REST} moves pass; a number typed before says how many. Ends when an enemy shows.`,
    group: 'Do',
    place: 'row',
    onPhone: true,
    run: play => play.rest(LONG_REST),
  },
  {
    name: 'wait',
    title: 'Wait',
    keys: ['s', '.'],
    about: 'Let one move pass, or as many as the number typed before: 20s.',
    group: 'Do',
    place: 'more',
    run: play => play.rest(1),
  },
  {
    name: 'attack',
    title: 'Fight',
    keys: ['F'],
    about: 'Attack beside you, whatever is there. Walking into an enemy attacks, too.',
    group: 'Do',
    place: 'more',
    isReady: view => view.adjacentHostile.length > 0,
    run: play => play.directed('attack'),
  },
  {
    name: 'repeat',
    title: 'Repeat',
    keys: ['^A', 'A'],
    about: 'The last command once more.',
    group: 'Do',
    place: 'more',
    run: play => play.repeat(),
  },
  {
    name: 'inventory',
    title: 'Bag',
    keys: ['i'],
    about: 'What you carry.',
    group: 'Look',
    place: 'row',
    onPhone: true,
    run: play => play.openSheet('inventory'),
  },
  {
    name: 'spells',
    title: 'Spells',
    keys: ['+'],
    about: 'The spells that you know.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('spells'),
  },
  {
    name: 'look',
    title: 'Look',
    keys: [';'],
    about: 'Move a cursor over the map and see what is there, with its odds.',
    group: 'Look',
    place: 'row',
    onPhone: true,
    run: play => play.lookAt(undefined),
  },
  {
    name: 'why',
    title: 'Explain',
    keys: ['x'],
    about: 'Explain the odds that are shown, fact by fact.',
    group: 'Look',
    place: 'more',
    run: play => play.toggleWhy(),
  },
  {
    name: 'history',
    title: 'History',
    keys: ['^P', 'P'],
    about: 'All that happened so far.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('history'),
  },
  {
    name: 'settings',
    title: 'Settings',
    keys: ['O'],
    about: 'Pictures or letters, and the size of the squares.',
    group: 'Game',
    place: 'more',
    run: play => play.openSheet('settings'),
  },
  {
    name: 'leave',
    title: 'Leave',
    keys: ['S'],
    about: 'To the title page. Every move is saved when it is made.',
    group: 'Game',
    place: 'more',
    run: play => play.openSheet('leave'),
  },
  {
    name: 'help',
    title: 'Help',
    keys: ['?'],
    about: 'This page.',
    group: 'Game',
    place: 'row',
    run: play => play.openSheet('help'),
  },
];

/** The action of a key. */
export function actionOfKey(key: string): Action | undefined {
  return ACTIONS.find(({ keys }) => keys.includes(key));
}

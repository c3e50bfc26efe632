// All that a player can do, in one table: the keys, the buttons and the help page are made of it.

import type { Command, GameView, ItemUse, ItemView, TerrainName } from '@roguewright/engine/game';
import { COMMAND_HELP } from '@roguewright/engine/words';
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
  readonly isOnPhone?: boolean;
  /** Whether it would do something now: its button is set off. */
  readonly isReady?: (view: GameView) => boolean;
  readonly run: (play: Play) => void;
}

/** The title, key and sentence of a command, and what the page makes of it. */
function command(kind: Command['kind'], page: Partial<Action> & Pick<Action, 'run'>): Action {
  const { title, keys, about } = COMMAND_HELP[kind];
  return { name: kind, title, keys, about, group: 'Do', place: 'more', ...page };
}

/** A command about one thing: its sheet asks which. */
function useOf(kind: ItemUse, page: Partial<Action> = {}): Action {
  return command(kind, {
    isReady: view => view.inventory.some(({ uses }) => uses.includes(kind)),
    run: play => play.openSheet(kind),
    ...page,
  });
}

const standsOn = (terrain: TerrainName) => (view: GameView) =>
  terrainAt(view, view.hero) === terrain;

/** The table, in the order of the buttons. */
export const ACTIONS: readonly Action[] = [
  command('cast', {
    place: 'row',
    isOnPhone: true,
    isReady: view => view.spells.length > 0,
    run: play => play.openSheet('spells'),
  }),
  command('teleport', {
    // The browser keeps Ctrl+T for itself.
    keys: [],
    isReady: view => view.spells.some(({ name }) => name.includes('teleport')),
    run: play => play.order({ kind: 'teleport' }),
  }),
  command('fire', {
    place: 'row',
    isOnPhone: true,
    isReady: view => view.readyToFire,
    run: play => play.fire(),
  }),
  useOf('throw', { place: 'row', isReady: () => false }),
  useOf('zap', { place: 'row' }),
  useOf('quaff', { place: 'row' }),
  useOf('read', { place: 'row' }),
  useOf('study', { isReady: () => false }),
  useOf('eat', { place: 'row', isReady: isHungry }),
  useOf('apply'),
  useOf('charge', {
    isReady: view => scrollOf(view) !== undefined || view.charging !== undefined,
    run: play => play.openSheet('charge', play.session.view && scrollOf(play.session.view)?.id),
  }),
  useOf('wield', { isReady: () => false }),
  useOf('wear', { isReady: () => false }),
  useOf('take-off', { isReady: () => false }),
  useOf('drop', { isReady: () => false }),
  command('open', { run: play => play.directed('open') }),
  command('close', { run: play => play.directed('close') }),
  command('force', { run: play => play.directed('force') }),
  command('pick-up', {
    place: 'row',
    isOnPhone: true,
    isReady: view => thingsAt(view, view.hero).some(({ kind }) => kind === 'item'),
    run: play => play.pickUp(),
  }),
  command('ascend', {
    place: 'row',
    isReady: standsOn('stairs-up'),
    run: play => play.order({ kind: 'ascend' }),
  }),
  command('descend', {
    place: 'row',
    isReady: standsOn('stairs-down'),
    run: play => play.order({ kind: 'descend' }),
  }),
  command('travel', {
    place: 'row',
    about:
      'Choose where to go: the stairs first, _ the next place, Enter goes. A click does it, too.',
    run: play => play.chooseGoal(),
  }),
  command('explore', {
    place: 'row',
    isOnPhone: true,
    run: play => play.order({ kind: 'explore' }),
  }),
  command('search', { place: 'row', run: play => play.spend('search', 1) }),
  command('rest', {
    keys: ['R'],
    place: 'row',
    isOnPhone: true,
    about: `Let ${LONG_REST} moves pass; a number typed before says how many. Ends when an enemy shows.`,
    run: play => play.spend('rest', LONG_REST),
  }),
  command('rest', {
    name: 'wait',
    title: 'Wait',
    keys: ['.'],
    place: 'row',
    isOnPhone: true,
    about:
      'Let one move pass, or as many as the number typed before: 20. A tap on yourself waits, too.',
    run: play => play.spend('rest', 1),
  }),
  command('attack', {
    isReady: view => view.adjacentHostile.length > 0,
    run: play => play.directed('attack'),
  }),
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
    isOnPhone: true,
    run: play => play.openSheet('inventory'),
  },
  {
    name: 'equipment',
    title: 'Worn',
    keys: ['*'],
    about: 'What you wear and hold.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('equipment'),
  },
  command('enhance', {
    title: 'Skills',
    about: 'Your skills; enhance those that you have practised enough.',
    group: 'Look',
    isReady: view => view.skills.some(({ ready }) => ready),
    run: play => play.openSheet('skills'),
  }),
  {
    name: 'discoveries',
    title: 'Known kinds',
    keys: ['\\'],
    about: 'Which potions, scrolls, books and wands you can tell apart.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('discoveries'),
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
    name: 'you',
    title: 'You',
    keys: ['@'],
    about: 'Your numbers, who moves next, and what is near.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('you'),
  },
  {
    name: 'look',
    title: 'Look',
    keys: [';'],
    about: 'Move a cursor over the map and see what is there, with its odds.',
    group: 'Look',
    place: 'row',
    isOnPhone: true,
    run: play => play.lookAt(undefined),
  },
  {
    name: 'recall',
    title: 'Recall',
    keys: ['/'],
    about: 'What you know of a creature, and what you are worth against each other.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('recall'),
  },
  {
    name: 'compare',
    title: 'Compare',
    keys: ['='],
    about: 'Two weapons side by side: the one in hand and another, before you wield it.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('compare'),
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
    keys: ['^P'],
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

/** The actions that are possible: when the game is over one can only look. */
export function possibleActions({ ending }: GameView): readonly Action[] {
  return ending === undefined ? ACTIONS : ACTIONS.filter(({ group }) => group !== 'Do');
}

/** A scroll of charging that is known for one. */
function scrollOf({ inventory }: GameView): ItemView | undefined {
  return inventory.find(({ uses }) => uses.includes('charge'));
}

function isHungry({ hero }: GameView): boolean {
  return hero.hunger !== 'satiated' && hero.hunger !== 'not-hungry';
}

/** The action of a key. */
export function actionOfKey(key: string): Action | undefined {
  return ACTIONS.find(({ keys }) => keys.includes(key));
}

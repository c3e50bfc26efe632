// All that a player can do, in one table: the keys, the buttons and the help page are made of it.

import {
  BEGINNINGS,
  type Beginning,
  diggerIn,
  directionsFor,
  golemIn,
  hostilesSeen,
  isInTheWay,
  standsOnWay,
  thingsAt,
} from '@roguewright/engine/face';
import type { Command, GameView, ItemUse } from '@roguewright/engine/game';
import { COMMAND_HELP } from '@roguewright/engine/words';
import { BY_ITSELF, hasFormPower } from './by-itself-actions.ts';
import { mayOffer, mayPray } from './may-pray.ts';
import { QUIVER } from './mode.ts';
import { PAGE_ACTIONS } from './page-actions.ts';
import { LONG_REST, type Play } from './play.ts';
import { isCallable, isHungry, isPayable, standsAtFeature, standsOn } from './ready.ts';

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
  /** Where its button stands: in the row, at its end while it would do something, or only under "more". */
  readonly place: 'row' | 'when-ready' | 'more';
  /** Stays in the row of a narrow screen. */
  readonly isOnPhone?: boolean;
  /** Whether it would do something now: its button is set off. */
  readonly isReady?: (view: GameView) => boolean;
  readonly run: (play: Play) => void;
}

/** The title, key and sentence of a command, what begins it, and what the page makes of it. */
function command(kind: Command['kind'], page: Partial<Action> = {}): Action {
  const { title, keys, about } = COMMAND_HELP[kind];
  const run = (play: Play) => begin(play, BEGINNINGS[kind]);
  return { name: kind, title, keys, about, group: 'Do', place: 'more', run, ...page };
}

/** Asks what a command wants to be told, or carries it out. */
function begin(play: Play, beginning: Beginning): void {
  switch (beginning.asks) {
    case 'nothing':
      play.begin(beginning.command);
      return;
    case 'count':
      play.spend(beginning.kind, 1);
      return;
    case 'direction':
      play.directed(beginning.kind);
      return;
    case 'spell':
    case 'spell-page':
      play.openSheet('spells');
      return;
    case 'aim':
      if (play.session.view?.inventory.some(({ uses }) => uses.includes('fire')) === true) {
        play.aim(QUIVER);
      } else {
        play.session.say('You have nothing to fire.', true);
        play.openSheet('throw');
      }
      return;
    case 'item':
      play.openSheet(beginning.kind);
      return;
    case 'lying':
      play.pickUp();
      return;
    case 'pending':
      play.askWhatWaits();
      return;
    case 'skill':
      play.openSheet('skills');
      return;
    case 'goal':
      play.chooseGoal();
      return;
    case 'rules':
      play.openSheet('rules');
      return;
    case 'note':
      play.openSheet('notes');
      return;
    case 'reading':
    case 'direction-key':
      return;
  }
}

/** Whether there is a spell that the hero can pay for. */
function canCast({ hero, spells }: GameView): boolean {
  return spells.some(spell => isPayable(hero, spell));
}

/** A command about one thing: its sheet asks which. */
function useOf(kind: ItemUse, page: Partial<Action> = {}): Action {
  return command(kind, {
    isReady: view => view.inventory.some(({ uses }) => uses.includes(kind)),
    ...page,
  });
}

/** What begins each kind of command, in the order of the buttons; empty: only sheets and the map do. */
const OF_COMMANDS: { readonly [Kind in Command['kind']]: readonly Action[] } = {
  cast: [command('cast', { place: 'row', isOnPhone: true, isReady: canCast })],
  teleport: [
    command('teleport', {
      // The browser keeps Ctrl+T for itself.
      keys: [],
      isReady: view => view.spells.some(({ name }) => name.includes('teleport')),
    }),
  ],
  fire: [command('fire', { place: 'row', isOnPhone: true, isReady: view => view.readyToFire })],
  throw: [useOf('throw', { place: 'row', isReady: () => false })],
  zap: [useOf('zap', { place: 'row' })],
  quaff: [useOf('quaff', { place: 'row' })],
  read: [useOf('read', { place: 'row' })],
  study: [useOf('study', { isReady: () => false })],
  eat: [useOf('eat', { place: 'row', isReady: isHungry })],
  apply: [useOf('apply')],
  rub: [useOf('rub', { isReady: () => false })],
  dip: [command('dip', { isReady: () => false })],
  break: [useOf('break', { isReady: () => false })],
  invoke: [useOf('invoke', { isReady: () => false })],
  answer: [command('answer', { isReady: view => view.pending !== undefined })],
  charge: [],
  name: [command('name', { isReady: () => false })],
  call: [command('call', { isReady: view => view.inventory.some(isCallable) })],
  prefer: [command('prefer', { group: 'Game' })],
  note: [command('note', { group: 'Game' })],
  'let-be': [command('let-be', { isReady: view => hostilesSeen(view).some(isInTheWay) })],
  wield: [useOf('wield', { isReady: () => false })],
  wear: [useOf('wear', { isReady: () => false })],
  'take-off': [useOf('take-off', { isReady: () => false })],
  drop: [useOf('drop', { isReady: () => false })],
  open: [command('open')],
  close: [command('close')],
  force: [command('force')],
  dig: [command('dig', { isReady: view => diggerIn(view) !== undefined, place: 'when-ready' })],
  kick: [command('kick', { isReady: view => view.hero.riding !== undefined })],
  'pick-up': [
    command('pick-up', {
      place: 'row',
      isOnPhone: true,
      isReady: view => thingsAt(view, view.hero).some(({ kind }) => kind === 'item'),
    }),
  ],
  ascend: [command('ascend', { place: 'row', isReady: standsOn('stairs-up') })],
  descend: [command('descend', { place: 'row', isReady: standsOn('stairs-down') })],
  enter: [command('enter', { place: 'when-ready', isReady: standsOnWay })],
  travel: [
    command('travel', {
      place: 'row',
      about:
        'Choose a place on the map: _ goes on to the next one, stairs first, and Enter walks there. A click on the map walks there at once.',
    }),
  ],
  explore: [command('explore', { place: 'row', isOnPhone: true })],
  search: [command('search', { place: 'row' })],
  disarm: [
    command('disarm', {
      isReady: view => directionsFor(view, 'disarm').length > 0,
      place: 'when-ready',
    }),
  ],
  pull: [
    command('pull', {
      isReady: view => directionsFor(view, 'pull').length > 0,
      place: 'when-ready',
    }),
  ],
  steer: [command('steer', { isReady: view => golemIn(view) !== undefined, place: 'when-ready' })],
  ride: [
    command('ride', {
      isReady: view => directionsFor(view, 'ride').length > 0,
      place: 'when-ready',
    }),
  ],
  unsaddle: [command('unsaddle', { isReady: view => directionsFor(view, 'unsaddle').length > 0 })],
  'form-power': [command('form-power', { isReady: hasFormPower, place: 'when-ready' })],
  'call-creature': [
    command('call-creature', {
      isReady: view => directionsFor(view, 'call-creature').length > 0,
    }),
  ],
  loot: [command('loot', { isReady: () => false })],
  tip: [command('tip', { isReady: () => false })],
  engrave: [command('engrave', { isReady: () => false })],
  pay: [command('pay', { isReady: view => view.shop !== undefined, place: 'when-ready' })],
  chat: [command('chat', { isReady: view => view.shop !== undefined, place: 'when-ready' })],
  offer: [command('offer', { isReady: mayOffer, place: 'when-ready' })],
  pray: [command('pray', { isReady: mayPray, place: 'when-ready' })],
  // The view doesn't tell whether the hero has been in the town.
  journey: [
    command('journey', {
      title: 'To the town',
      about: 'Go by stairs that you know to the town, if you have been there.',
      isReady: () => false,
    }),
  ],
  sit: [command('sit', { isReady: standsAtFeature, place: 'when-ready' })],
  rest: [
    command('rest', {
      keys: ['R'],
      place: 'row',
      isOnPhone: true,
      about: `Rest for ${LONG_REST} moves, or the number typed before. Stops when an enemy comes into view.`,
      run: play => play.spend('rest', LONG_REST),
    }),
    command('rest', {
      name: 'wait',
      title: 'Wait',
      keys: ['.'],
      place: 'row',
      about: 'Wait for 1 move, or the number typed before. A tap on yourself also waits.',
    }),
  ],
  attack: [command('attack', { isReady: view => view.adjacentHostile.length > 0 })],
  enhance: [
    command('enhance', {
      title: 'Skills',
      about: 'Your skills; enhance those that you have practised enough.',
      group: 'Look',
      isReady: view => view.skills.some(({ ready }) => ready),
    }),
  ],
  move: [],
  'cast-at': [],
  strain: [],
  'swap-spells': [],
  'sort-spells': [],
  'reletter-spells': [],
};

const { enhance: ENHANCE, ...DONE } = OF_COMMANDS;

/** The table, in the order of the buttons. */
export const ACTIONS: readonly Action[] = [
  ...Object.values(DONE).flat(),
  {
    name: 'repeat',
    title: 'Repeat',
    keys: ['^A', 'A'],
    about: 'Repeat the last command.',
    group: 'Do',
    place: 'more',
    run: play => play.repeat(),
  },
  {
    name: 'inventory',
    title: 'Bag',
    keys: ['i'],
    about: 'The items that you carry.',
    group: 'Look',
    place: 'row',
    isOnPhone: true,
    run: play => play.openSheet('inventory'),
  },
  {
    name: 'equipment',
    title: 'Worn',
    keys: ['*'],
    about: 'The items that you wear and wield.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('equipment'),
  },
  ...ENHANCE,
  {
    name: 'discoveries',
    title: 'Discoveries',
    keys: ['\\'],
    about: 'The kinds of potions, scrolls, books and wands that you have identified.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('discoveries'),
  },
  {
    name: 'conducts',
    title: 'Conducts',
    keys: ['&'],
    about: 'What you have never done, such as eating or killing, and what you have.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('conducts'),
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
  ...BY_ITSELF,
  {
    name: 'you',
    title: 'You',
    keys: ['@'],
    about: 'Your numbers, who moves next, and what is nearby.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('you'),
  },
  {
    name: 'look',
    title: 'Look',
    keys: [';'],
    about: 'Move a cursor over the map to see what is there, and the odds of a fight.',
    group: 'Look',
    place: 'row',
    isOnPhone: true,
    run: play => play.lookAt(undefined),
  },
  {
    name: 'overview',
    title: 'Level',
    keys: ['-'],
    about: 'The whole level as far as you know it. A click on it goes there.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('overview'),
  },
  {
    name: 'find',
    title: 'Find',
    keys: ['^F', "'"],
    about: 'Find a thing, a place or a creature on any level by words, and go there.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('find'),
  },
  {
    name: 'recall',
    title: 'Recall',
    keys: ['/'],
    about: 'What you know of a creature, and the odds of a fight with it.',
    group: 'Look',
    place: 'more',
    run: play => play.openSheet('recall'),
  },
  ...PAGE_ACTIONS,
];

/** The actions that are possible: when the game is over one can only look. */
export function possibleActions({ ending }: GameView): readonly Action[] {
  return ending === undefined ? ACTIONS : ACTIONS.filter(({ group }) => group !== 'Do');
}

/** The action of a key. */
export function actionOfKey(key: string): Action | undefined {
  return ACTIONS.find(({ keys }) => keys.includes(key));
}

// Orders about tools, charging and kicks: `apply horn east`, `charge wand with scroll`, `kick east`.

import { directedQuestion, directionOfWord, directionsFor } from '@roguewright/engine/face';
import type { Command, GameView, ItemView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { type Order, say } from './order.ts';
import { readUse } from './thing-orders.ts';
import { itemNamed, namedFirst, thingUnderfoot } from './things.ts';
import { aimOfItem } from './ways.ts';

/** `apply lamp`, `apply horn east`, `blow horn at jackal`. */
function readApply(words: readonly string[], view: GameView): Order {
  const named = namedFirst(view, words, 'apply');
  if (typeof named === 'string') {
    return say(named);
  }
  const direction = aimOfItem(view, named, 'apply');
  return typeof direction === 'string'
    ? say(direction)
    : { do: 'perform', command: { kind: 'apply', item: named.item.id, direction } };
}

/** The question what applying a tool would do, or what to say. */
export function applyQuestion(words: readonly string[], view: GameView): OddsQuestion | string {
  const named = namedFirst(view, words, 'apply');
  if (typeof named === 'string') {
    return named;
  }
  const direction = aimOfItem(view, named, 'apply');
  return typeof direction === 'string' ? direction : { ask: 'zap', item: named.item.id, direction };
}

/** `charge wand`, `charge wand with scroll`. */
function readCharge(words: readonly string[], view: GameView): Order {
  const charging = chargingOf(words, view);
  return typeof charging === 'string'
    ? say(charging)
    : { do: 'perform', command: chargeCommand(charging) };
}

function chargeCommand({ item, target }: Charging): Command {
  return item === 0
    ? { kind: 'answer', answer: { item: target } }
    : { kind: 'charge', item, target };
}

/** The question what charging would do, or what to say. */
export function chargeQuestion(words: readonly string[], view: GameView): OddsQuestion | string {
  const charging = chargingOf(words, view);
  return typeof charging === 'string' ? charging : { ask: 'charge', ...charging };
}

interface Charging {
  /** The scroll; 0 for the one that was just read. */
  readonly item: number;
  readonly target: number;
}

function chargingOf(words: readonly string[], view: GameView): Charging | string {
  const scrolls = view.inventory.filter(({ charger }) => charger === true);
  const [first] = scrolls;
  if (view.pending?.about !== 'charging' && first === undefined) {
    return 'You have no scroll of charging that you know of.';
  }
  if (words.length === 0) {
    return 'Charge what? For example: charge wand, odds charge wand.';
  }
  for (let length = words.length; length > 0; length--) {
    const target = itemNamed(view, words.slice(0, length).join(' '), 'apply', view.inventory);
    if (typeof target !== 'string') {
      const scroll = scrollOf(view, scrolls, words.slice(length).join(' '));
      return typeof scroll === 'string' ? scroll : { item: scroll, target: target.id };
    }
    if (length === 1) {
      return target;
    }
  }
  return `There is no item called ${words.join(' ')}.`;
}

function scrollOf(view: GameView, scrolls: readonly ItemView[], written: string): number | string {
  if (view.pending?.about === 'charging') {
    return 0;
  }
  const [only] = scrolls;
  if (written === '' && only !== undefined) {
    return only.id;
  }
  const scroll = itemNamed(view, written, 'read', scrolls);
  return typeof scroll === 'string' ? scroll : scroll.id;
}

/** The question of `odds kick east`; a rider asks about his steed. */
export function kickQuestion(words: readonly string[], view: GameView): OddsQuestion | string {
  const order = readKick(words, view);
  if (view.hero.riding !== undefined) {
    return { ask: 'ride', target: view.hero.riding.id };
  }
  return order.do === 'perform' && order.command.kind === 'kick'
    ? { ask: 'kick', direction: order.command.direction }
    : 'Kick which way? For example: odds kick east.';
}

/** `dig east`, `dig down`. */
function readDig(words: readonly string[]): Order {
  const written = words.join(' ');
  const told = DOWN.has(written) ? 0 : directionOfWord(written);
  return told === undefined
    ? say('Dig which way? For example: dig east, or dig down.')
    : { do: 'perform', command: { kind: 'dig', direction: told } };
}

/** Words for the floor. */
const DOWN: ReadonlySet<string> = new Set(['down', 'floor', 'here']);

/** The question of `odds dig east`. */
export function digQuestion(words: readonly string[], view: GameView): OddsQuestion | string {
  const order = readDig(words);
  const question =
    order.do === 'perform' && order.command.kind === 'dig'
      ? directedQuestion(view, 'dig', order.command.direction)
      : undefined;
  return (
    question ?? 'Dig which way, and with what? For example: odds dig east, with a pick in hand.'
  );
}

/** `kick east`, `kick door`, `kick jackal` beside the hero. */
function readKick(words: readonly string[], view: GameView): Order {
  const written = words.join(' ');
  const told = directionOfWord(written);
  if (told !== undefined && told !== 0) {
    return { do: 'perform', command: { kind: 'kick', direction: told } };
  }
  const fitting = directionsFor(view, 'kick');
  const [only] = fitting;
  if (view.hero.riding !== undefined && only !== undefined) {
    return { do: 'perform', command: { kind: 'kick', direction: only } };
  }
  if (written === '' && only !== undefined && fitting.length === 1) {
    return { do: 'perform', command: { kind: 'kick', direction: only } };
  }
  return say('Kick which way? For example: kick east.');
}

/** `dip lamp`, or `dip` alone, which asks for the item. */
function readDip(words: readonly string[], view: GameView): Order {
  const written = words.join(' ');
  if (written === '') {
    return { do: 'perform', command: { kind: 'dip', item: 0 } };
  }
  const item = itemNamed(view, written, 'drop', view.inventory);
  return typeof item === 'string'
    ? say(item)
    : { do: 'perform', command: { kind: 'dip', item: item.id } };
}

/** `tip sack`, or `tip` alone for the box at the hero's feet. */
function readTip(words: readonly string[], view: GameView): Order {
  const written = words.join(' ');
  if (written === '') {
    return { do: 'perform', command: { kind: 'tip', item: 0 } };
  }
  const item = itemNamed(view, written, 'drop', view.inventory);
  return typeof item === 'string'
    ? say(item)
    : { do: 'perform', command: { kind: 'tip', item: item.id } };
}

/** `offer newt corpse`, carried or on the altar, or `offer` alone, which asks for the body. */
function readOffer(words: readonly string[], view: GameView): Order {
  const written = words.join(' ');
  if (written === '') {
    return { do: 'perform', command: { kind: 'offer', item: 0 } };
  }
  const carried = itemNamed(view, written, 'drop', view.inventory);
  const item = typeof carried === 'string' ? thingUnderfoot(view, written) : carried;
  return item === undefined
    ? say(String(carried))
    : { do: 'perform', command: { kind: 'offer', item: item.id } };
}

/** What reads the words after the verbs of tools. */
export const TOOL_READERS = {
  apply: readApply,
  rub: readUse('rub'),
  dip: readDip,
  tip: readTip,
  offer: readOffer,
  break: readUse('break'),
  invoke: readUse('invoke'),
  charge: readCharge,
  kick: readKick,
  dig: readDig,
} as const;

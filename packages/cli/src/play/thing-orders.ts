// Orders about things: used, worn, dropped, shot and thrown, as a player writes them:
// `wear cloak`, `drop 3 arrows`, `fire arrow at jackal`, `throw dagger east`, `zap wand north`.

import {
  directionOfWord,
  distance,
  lastSeenSquare,
  type Square,
  squareAt,
  standsOn,
} from '@roguewright/engine/face';
import type { Command, Direction, GameView, ItemUse } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { type Order, say } from './order.ts';
import { creatureNamed, itemNamed, namedFirst, thingUnderfoot } from './things.ts';
import { aimOfItem } from './ways.ts';

type Reader = (words: readonly string[], view: GameView) => Order;

const perform = (command: Command): Order => ({ do: 'perform', command });

/** `quaff potion`, `wear b`; without a name the only thing that fits. */
export function readUse(
  kind: Exclude<ItemUse, 'fire' | 'throw' | 'zap' | 'drop' | 'apply'>,
): Reader {
  return (words, view) => {
    // `put on cloak`.
    const written = words.slice(words[0] === 'on' ? 1 : 0).join(' ');
    if (kind === 'wield' && ['nothing', 'none', '-'].includes(written)) {
      return perform({ kind, item: 0 });
    }
    const item = itemNamed(view, written, kind);
    if (typeof item !== 'string') {
      return perform({ kind, item: item.id });
    }
    const lying = kind === 'eat' ? thingUnderfoot(view, written) : undefined;
    return lying === undefined ? say(item) : perform({ kind: 'eat', item: lying.id });
  };
}

/** `pick up` for all that lies here, `pick dagger` for one thing, `take off cloak` for another. */
export function readPickUp(said: readonly string[], view: GameView): Order {
  const words = said.filter(word => word !== 'up');
  if (words[0] === 'off') {
    return readUse('take-off')(words.slice(1), view);
  }
  const written = words.join(' ');
  if (written === '' || written === 'all' || written === 'everything') {
    return perform({ kind: 'pick-up', item: 0 });
  }
  const lying = thingUnderfoot(view, written);
  return lying === undefined
    ? say(`You see no ${written} at your feet.`)
    : perform({ kind: 'pick-up', item: lying.id });
}

/** `drop cloak`, `drop 3 arrows`, `drop arrows 3`; a pile is dropped whole unless a number says how many. */
export function readDrop(words: readonly string[], view: GameView): Order {
  const isNumber = (word: string | undefined) => word !== undefined && /^\d{1,6}$/.test(word);
  const number = words.find(isNumber);
  const item = itemNamed(view, words.filter(word => !isNumber(word)).join(' '), 'drop');
  if (typeof item === 'string') {
    return say(item);
  }
  const count = number === undefined ? item.count : Number(number);
  return count < 1 || count > item.count
    ? say(`Expected a number from 1 to ${item.count}, got ${count}.`)
    : perform({ kind: 'drop', item: item.id, count });
}

/** `fire east`, `fire at jackal`, `fire arrow at jackal`; `throw dagger at jackal`. */
export function readShot(kind: 'fire' | 'throw'): Reader {
  return (words, view) => {
    const shot = shotOf(kind, words, view);
    if (typeof shot === 'string') {
      return say(shot);
    }
    const { x, y } = shot.square;
    return perform({ kind, item: shot.item, x, y });
  };
}

/** The question what a shot or throw at a creature would do, or what to say. */
export function shotQuestion(
  kind: 'fire' | 'throw',
  words: readonly string[],
  view: GameView,
): OddsQuestion | string {
  const shot = shotOf(kind, words, view);
  if (typeof shot === 'string') {
    return shot;
  }
  const { x, y } = shot.square;
  const target = view.things.find(thing => thing.kind === 'creature' && standsOn(thing, { x, y }));
  return target === undefined
    ? `Nobody stands there. For example: odds ${kind} at jackal.`
    : { ask: kind, item: shot.item, target: target.id };
}

/** `zap wand east`, `zap b at jackal`, `zap b me`; `zap wand` alone if the wand needs no direction. */
export function readZap(words: readonly string[], view: GameView): Order {
  const zap = zapOf(words, view);
  return typeof zap === 'string' ? say(zap) : perform({ kind: 'zap', ...zap });
}

/** The question what a zap would do, or what to say. */
export function zapQuestion(words: readonly string[], view: GameView): OddsQuestion | string {
  const zap = zapOf(words, view);
  return typeof zap === 'string' ? zap : { ask: 'zap', ...zap };
}

/** The question what reading a scroll or drinking a potion would release, or what to say. */
export function useQuestion(
  kind: 'read' | 'quaff',
  words: readonly string[],
  view: GameView,
): OddsQuestion | string {
  const item = itemNamed(view, words.join(' '), kind);
  if (typeof item === 'string') {
    return item;
  }
  if (!item.uses.includes(kind)) {
    return `You can’t ${kind} that: ${item.name}.`;
  }
  return item.learning === undefined
    ? { ask: 'zap', item: item.id, direction: 0 }
    : `For the odds of learning from it, look at it: look ${item.letter}.`;
}

interface Shot {
  /** 0 for what the quiver holds. */
  readonly item: number;
  readonly square: Square;
}

function shotOf(kind: 'fire' | 'throw', words: readonly string[], view: GameView): Shot | string {
  if (kind === 'fire' && !view.inventory.some(({ uses }) => uses.includes('fire'))) {
    return 'You have nothing to fire. For example: throw dagger east.';
  }
  if (kind === 'fire') {
    const where = words.join(' ');
    const square = aimedSquare(where, view);
    if (typeof square !== 'string') {
      return { item: 0, square };
    }
    if (where === '' || directionOfWord(where) !== undefined) {
      return square;
    }
  }
  const named = namedFirst(view, words, kind);
  if (typeof named === 'string') {
    return kind === 'fire' ? aimProblem(words.join(' '), view) : named;
  }
  const square = aimedSquare(named.rest, view);
  return typeof square === 'string' ? square : { item: named.item.id, square };
}

/** The square of a creature, or the last one seen in a direction; or what to say. */
export function aimedSquare(where: string, view: GameView): Square | string {
  const direction = directionOfWord(where);
  if (direction !== undefined && direction !== 0) {
    const square = lastSeenSquare(view, direction);
    return distance(view.hero, square) === 0 ? 'There is no room that way.' : square;
  }
  const told = squareAt(view.hero, where);
  if (told !== undefined) {
    return told;
  }
  const target = creatureNamed(view, where);
  return typeof target === 'string' ? aimProblem(where, view) : target;
}

/** Why no creature can be aimed at by what was written. */
function aimProblem(where: string, view: GameView): string {
  const target = creatureNamed(view, where);
  if (where === '' || typeof target !== 'string') {
    return `Where to? A direction, or the name of a creature. ${typeof target === 'string' ? target : ''}`.trimEnd();
  }
  return `Expected a direction or a creature, got ${where}. ${target}`;
}

function zapOf(
  words: readonly string[],
  view: GameView,
): { readonly item: number; readonly direction: Direction } | string {
  const named = namedFirst(view, words, 'zap');
  if (typeof named === 'string') {
    return named;
  }
  const direction = aimOfItem(view, named, 'zap');
  return typeof direction === 'string' ? direction : { item: named.item.id, direction };
}

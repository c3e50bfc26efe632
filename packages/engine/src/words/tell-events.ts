// The events of a command in sentences, one for each event. The sentences take each other into account: items
// have the name that the hero knew them by at that moment, and no fact is repeated.

import type { GameEvent, GameEventOf, GameView, Performed } from '../game/index.ts';
import { type Looks, type Names, tellEvent } from './events.ts';

/** Events that use up their item. */
const USING: ReadonlySet<GameEvent['kind']> = new Set(['quaffed', 'read-scroll', 'eaten']);

type Told = Pick<Performed, 'events' | 'names' | 'renamed'> &
  Partial<Pick<Performed, 'looks' | 'view'>>;

/**
 * The sentence of each event, in order; empty for an event that players aren't told of. With a view, goods that the
 * hero only walked over are not told, and what lies under him or stands beside him is told as such.
 */
export function tellEvents({ events, names: first, renamed, looks = {}, view }: Told): string[] {
  let names: Names = first;
  const before: GameEvent[] = [];
  return events.map((event, place) => {
    const news = renamed[place];
    if (news !== undefined) {
      names = { ...names, ...news };
    }
    const isQuiet =
      isToldNext(event, events[place + 1]) ||
      isOpened(event, events.slice(place + 1)) ||
      isPassed(event, view);
    const sentence = isQuiet ? '' : tellAfter(event, before, names, looks);
    before.push(event);
    return view === undefined ? sentence : placed(sentence, event, view);
  });
}

/** Whether the next event says as much: a wall that falls down was struck. */
function isToldNext(event: GameEvent, next: GameEvent | undefined): boolean {
  return (
    event.kind === 'fixture-struck' &&
    next?.kind === 'fixture-fell' &&
    next.fixture === event.fixture
  );
}

/** Whether a stuck door was opened after all. */
function isOpened(event: GameEvent, later: readonly GameEvent[]): boolean {
  return (
    event.kind === 'door-stuck' &&
    later.some(({ kind, ...at }) => kind === 'door-opened' && isAt(event, at))
  );
}

function isAt(place: { readonly x: number; readonly y: number }, other: object): boolean {
  return 'x' in other && 'y' in other && other.x === place.x && other.y === place.y;
}

/** Whether the hero has walked on over goods for sale. */
function isPassed(event: GameEvent, view: GameView | undefined): boolean {
  return event.kind === 'goods-priced' && view !== undefined && !isUnderfoot(event.item, view);
}

/** The sentence with the place of what it is about, where that is the hero's or beside him. */
function placed(sentence: string, event: GameEvent, view: GameView): string {
  if (event.kind === 'spotted') {
    return isUnderfoot(event.item, view) ? sentence.replace(/\.$/, ' here.') : sentence;
  }
  const isStop = event.kind === 'travel-interrupted' || event.kind === 'rest-interrupted';
  return isStop && isBeside(event.target, view)
    ? sentence.replace(/ is in view\.$/, ' is beside you.')
    : sentence;
}

function isUnderfoot(item: number, { underfoot }: GameView): boolean {
  return underfoot.some(({ id }) => id === item);
}

function isBeside(creature: number, { hero, things }: GameView): boolean {
  return things.some(
    ({ id, kind, x, y }) =>
      kind === 'creature' &&
      id === creature &&
      Math.max(Math.abs(x - hero.x), Math.abs(y - hero.y)) === 1,
  );
}

/** Names of single items instead of stacks. */
function singly(names: Names): Names {
  return Object.fromEntries(Object.entries(names).map(([id, { whole: _, ...name }]) => [id, name]));
}

function tellAfter(
  event: GameEvent,
  before: readonly GameEvent[],
  names: Names,
  looks: Looks,
): string {
  if (event.kind === 'recognised') {
    const isGone = before.some(
      ({ kind, ...fields }) => USING.has(kind) && 'item' in fields && fields.item === event.item,
    );
    // One of a stack was used up: the sentence is about that one.
    return isGone
      ? tellEvent(event, singly(names)).replace(/^It is /, 'It was ')
      : tellEvent(event, names);
  }
  return isToldAlready(event, before, names) ? '' : tellEvent(event, names, looks);
}

/**
 * Whether a stop only repeats the event before it: a creature that came into view, a condition that ended. Of a
 * creature of several squares each is sensed.
 */
function isToldAlready(event: GameEvent, before: readonly GameEvent[], names: Names): boolean {
  switch (event.kind) {
    case 'rest-interrupted':
      return cameInSight(event.target, before);
    case 'travel-interrupted':
      return event.target === 0
        ? before.some(({ kind }) => kind === TELLING[event.cause]) ||
            (event.cause === 'obstacle' && isFreed(before, names))
        : cameInSight(event.target, before);
    case 'detected':
      return before.some(
        ({ kind, ...fields }) =>
          kind === 'detected' && 'target' in fields && fields.target === event.target,
      );
    default:
      return false;
  }
}

/** The event that already tells the cause of a stop; undefined for causes without one. */
const TELLING: Readonly<
  Record<GameEventOf<'travel-interrupted'>['cause'], GameEvent['kind'] | undefined>
> = {
  obstacle: 'door-stuck',
  creature: undefined,
  hurt: undefined,
  hungry: 'hunger-changed',
  recovered: 'condition-ended',
};

/** Whether the hero came free of what held him: he got nowhere with that step, and can go on now. */
function isFreed(before: readonly GameEvent[], names: Names): boolean {
  return before.some(
    event =>
      event.kind === 'condition-ended' &&
      event.condition === 'trapped' &&
      names[event.actor]?.isHero === true,
  );
}

function cameInSight(target: number, before: readonly GameEvent[]): boolean {
  return before.some(event => event.kind === 'came-in-sight' && event.target === target);
}

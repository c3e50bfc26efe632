// Looking at something: `look at jackal`, `look east`, `look at stairs`, `look at b` for a carried item, `look at
// fireball` for a spell.

import {
  describeSquare,
  directionName,
  directionOfWord,
  distance,
  lastSeenSquare,
  neighbour,
  placeOf,
  type Square,
  standsOn,
  terrainAt,
} from '@roguewright/engine/face';
import type { Direction, GameView, ItemView, TerrainName } from '@roguewright/engine/game';
import { capitalised } from '@roguewright/engine/words';
import { describeItem, describeSpell } from './describe.ts';
import { isCalled, named } from './things.ts';

/** The carried item that `lookAt` describes; undefined if it is something else. */
export function carriedAt(view: GameView, written: string): ItemView | undefined {
  const isElsewhere =
    directionMeant(view, written) !== undefined ||
    (!isLetter(view, written) && placeMeant(view, written) !== undefined);
  const item = isElsewhere ? '' : named(view.inventory, written, '');
  return typeof item === 'string' ? undefined : item;
}

/** What is known of a place, a creature or an item by the words of a player. */
export function lookAt(view: GameView, written: string): string {
  const direction = directionMeant(view, written);
  if (direction !== undefined) {
    return direction === 0 ? tellPlace(view, view.hero) : lookAlong(view, direction);
  }
  const meant = placeMeant(view, written);
  return meant === undefined ? tellCarried(view, written) : tellPlace(view, meant);
}

/** The direction of that word; a letter of something carried is no direction: `look at b`. */
function directionMeant(view: GameView, written: string): Direction | undefined {
  return isLetter(view, written) ? undefined : directionOfWord(written);
}

/** Whether it is the letter of something carried. */
function isLetter({ inventory }: GameView, written: string): boolean {
  return inventory.some(({ letter }) => letter === written);
}

/** The nearest known place, creature or item of that name. */
function placeMeant(view: GameView, written: string): Square | undefined {
  const things: readonly (Square & { readonly name: string })[] = view.things.filter(
    ({ kind }) => kind !== 'hero',
  );
  const found = [...things, ...places(view)]
    .filter(({ name }) => isCalled(name, written))
    .sort((one, other) => distance(view.hero, one) - distance(view.hero, other));
  // `door` may be a doorway, but means a door where there is one.
  const exact = found.find(({ name }) => name.split(' ').includes(written));
  return exact ?? found[0];
}

/** The carried item with that letter or name, else the known spell, or the sentence that there is none. */
function tellCarried(view: GameView, written: string): string {
  const { inventory, spells, spellMenu, hero } = view;
  const meant = named(inventory, written, 'item that you carry');
  if (typeof meant !== 'string') {
    return describeItem(meant);
  }
  const spell = spells.find(({ name }) => isCalled(name, written));
  if (spell !== undefined) {
    return describeSpell(spell, spellMenu, hero);
  }
  const isNamed = inventory.some(({ name }) => isCalled(name, written));
  return isNamed || written.length === 1 ? meant : `You know of no ${written}.`;
}

/** Everything known that may be called by the name of its ground. */
function places(view: GameView): (Square & { readonly name: string })[] {
  return view.map.terrain
    .flatMap((row, y) =>
      [...row].map((_, x) => ({ x, y, name: terrainAt(view, { x, y }).replaceAll('-', ' ') })),
    )
    .filter(({ name }) => name !== 'unknown');
}

/** `A jackal, hurt; floor, 3 squares east.` */
function tellPlace(view: GameView, square: Square): string {
  const text = describeSquare(view, square);
  const place = distance(view.hero, square) === 0 ? '' : `, ${placeOf(view.hero, square)}`;
  return `${capitalised(text)}${place}.`;
}

/** All that lies in a direction up to where sight ends. */
function lookAlong(view: GameView, direction: Direction): string {
  const end = lastSeenSquare(view, direction);
  const found: string[] = [];
  let square: Square = view.hero;
  while (distance(square, end) > 0) {
    square = neighbour(square, direction);
    if (isNotable(view, square)) {
      const away = distance(view.hero, square);
      found.push(`${describeSquare(view, square)}, ${away} away`);
    }
  }
  const beyond = neighbour(end, direction);
  const known = terrainAt(view, beyond) !== 'unknown';
  const limit = known ? describeSquare(view, beyond) : 'what you don’t know';
  const away = distance(view.hero, beyond);
  const list = found.length === 0 ? 'nothing' : found.join('. ');
  return `To the ${directionName(direction)}: ${list}. Then ${limit}, ${away} square${away === 1 ? '' : 's'} away.`;
}

/** Terrain worth a word on the way. */
const NOTABLE: ReadonlySet<TerrainName> = new Set([
  'open-door',
  'broken-door',
  'doorway',
  'stairs-up',
  'stairs-down',
  'water',
  'lava',
  'branch-stairs',
]);

function isNotable(view: GameView, square: Square): boolean {
  const hasThing = view.things.some(thing => standsOn(thing, square));
  return hasThing || NOTABLE.has(terrainAt(view, square));
}

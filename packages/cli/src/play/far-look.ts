// Looking at one thing or one way from afar: `look at jackal`, `look east`, `look at stairs`.

import type { Direction, GameView, TerrainName, ThingView } from '@roguewright/engine/game';
import { articled, HEALTH } from './describe.ts';
import { directionOf, distance, nameOf, neighbour, placeOf, type Square } from './directions.ts';
import { lastSeenSquare, seesSquare, terrainAt } from './ground.ts';
import { creatureNamed, isCalled } from './things.ts';

/** What is known of a place or a thing by the words of a player. */
export function lookAt(view: GameView, written: string): string {
  const direction = directionOf(written);
  if (direction !== undefined) {
    return direction === 0 ? describePlace(view, view.hero) : lookAlong(view, direction);
  }
  const thing = view.things.find(
    one => one.kind !== 'hero' && isCalled(one.name, written) && !isAbsentCreature(view, one),
  );
  if (thing !== undefined) {
    return `${capital(describeThing(thing))}, ${placeOf(view.hero, thing)}.`;
  }
  const known = view.map.terrain.flatMap((row, y) =>
    [...row].map((_, x) => ({ x, y, name: words(terrainAt(view, { x, y })) })),
  );
  const near = known
    .filter(({ name }) => name !== 'unknown' && isCalled(name, written))
    .sort((one, other) => distance(view.hero, one) - distance(view.hero, other))[0];
  if (near !== undefined) {
    return `${capital(near.name)}, ${placeOf(view.hero, near)}.`;
  }
  const creature = creatureNamed(view, written);
  return typeof creature === 'string' ? `You know of no ${written}. ${creature}` : creature.name;
}

/** A creature that is not in sight is not looked at, but sensed ones have a place. */
function isAbsentCreature(view: GameView, thing: ThingView): boolean {
  return thing.kind === 'creature' && thing.id !== 0 && !seesSquare(view, thing);
}

/** All that lies in a direction up to where sight ends. */
function lookAlong(view: GameView, direction: Direction): string {
  const end = lastSeenSquare(view, direction);
  const found: string[] = [];
  let square: Square = view.hero;
  while (distance(square, end) > 0) {
    square = neighbour(square, direction);
    const things = view.things.filter(({ x, y }) => x === square.x && y === square.y);
    const terrain = terrainAt(view, square);
    const special = PLACES.has(terrain) ? [withArticle(words(terrain))] : [];
    const here = [...things.map(describeThing), ...special];
    if (here.length > 0) {
      found.push(`${here.join(' and ')} ${distance(view.hero, square)} away`);
    }
  }
  const beyond = terrainAt(view, neighbour(end, direction));
  const limit =
    beyond === 'unknown'
      ? 'what you don’t know'
      : withArticle(words(beyond), beyond === 'rock' || beyond.endsWith('water'));
  const where = distance(view.hero, end) + 1;
  const list = found.length === 0 ? 'nothing' : found.join('; ');
  return `To the ${nameOf(direction)}: ${list}; then ${limit}, ${where} square${where === 1 ? '' : 's'} away.`;
}

/** Terrain worth a word on the way. */
const PLACES: ReadonlySet<TerrainName> = new Set([
  'closed-door',
  'open-door',
  'locked-door',
  'broken-door',
  'doorway',
  'stairs-up',
  'stairs-down',
  'water',
]);

function describePlace(view: GameView, square: Square): string {
  const things = view.things.filter(
    ({ kind, x, y }) => kind !== 'hero' && x === square.x && y === square.y,
  );
  const lying = things.length === 0 ? '' : ` Here: ${things.map(describeThing).join('; ')}.`;
  return `You stand on: ${words(terrainAt(view, square))}.${lying}`;
}

function describeThing(thing: ThingView): string {
  const mood = thing.kind === 'creature' ? (thing.hostile ? ', hostile' : ', peaceful') : '';
  return `${articled(thing)}${mood}${HEALTH[thing.health]}`;
}

function words(terrain: TerrainName): string {
  return terrain.replaceAll('-', ' ');
}

function withArticle(text: string, isPlain = false): string {
  if (isPlain || text.startsWith('stairs')) {
    return text;
  }
  return `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

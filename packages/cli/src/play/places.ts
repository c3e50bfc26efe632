// The squares that a player means by the name of a place: stairs, doors, items, creatures.

import {
  distance,
  isDoor,
  KnownGround,
  type Square,
  squareAt,
  squaresWith,
} from '@roguewright/engine/face';
import type { Direction, GameView, TerrainName, ThingView } from '@roguewright/engine/game';
import { creatureNamed, fixtureNamed, floorThingNamed } from './things.ts';

/** The squares that a player means by a place, or what to say. */
export function placeNamed(view: GameView, to: string): ((square: Square) => boolean) | string {
  const at =
    ({ x, y }: Square) =>
    (square: Square) =>
      square.x === x && square.y === y;
  const told = squareAt(view.hero, to);
  if (told !== undefined) {
    return at(told);
  }
  const stairsMeant = stairsNamed(to);
  if (stairsMeant !== undefined) {
    const stairs = squaresWith(view, stairsMeant);
    return stairs.length === 0
      ? `You know of no ${stairsMeant.length > 1 ? 'stairs' : stairsMeant[0]!.replace('-', ' ')}.`
      : square => stairs.some(stair => at(stair)(square));
  }
  const way = wayNamed(view, to);
  if (way !== undefined) {
    return at(way);
  }
  if (/^doorw(?:ays?)?$/.test(to)) {
    const ways = squaresWith(view, ['doorway']);
    return ways.length === 0
      ? 'You know of no doorway.'
      : square => ways.some(doorway => at(doorway)(square));
  }
  if ('door'.startsWith(to) || to.endsWith('door')) {
    return squaresWith(view, DOORS).length === 0
      ? 'You know of no door.'
      : square => isDoor(view, square);
  }
  const thing = floorThingNamed(view, to);
  if (thing !== undefined) {
    return at(thing);
  }
  const fixture = fixtureNamed(view, to);
  if (fixture !== undefined) {
    // A trap goes off and a wall is in the way: the hero stops beside it.
    return fixture.use !== undefined && STOOD_ON.has(fixture.use)
      ? at(fixture)
      : square => distance(square, fixture) === 1;
  }
  const creature = creatureNamed(view, to);
  return typeof creature === 'string'
    ? `You know of no place or creature called ${to}.`
    : square => distance(square, creature) === 1;
}

/** What is used by standing on it: to pray, to drink, to read, to press. */
const STOOD_ON: ReadonlySet<NonNullable<ThingView['use']>> = new Set([
  'altar',
  'feature',
  'plate',
  'sign',
]);

/** The nearest square of the map that is meant; undefined for none. */
function nearestOf(
  { hero, map }: GameView,
  isMeant: (square: Square) => boolean,
): Square | undefined {
  const all = Array.from({ length: map.width * map.height }, (_, at) => ({
    x: at % map.width,
    y: Math.trunc(at / map.width),
  }));
  return all
    .filter(isMeant)
    .toSorted((one, other) => distance(hero, one) - distance(hero, other))[0];
}

/**
 * How the hero gets to the nearest of the meant squares: by a step in a direction, or by travelling to it. Across
 * darkness that he sees through the game alone knows a way.
 */
export function wayTo(
  view: GameView,
  isMeant: (square: Square) => boolean,
): Direction | Square | undefined {
  const ground = new KnownGround(view);
  const way = ground.wayTo(square => isMeant(ground.placeOf(square)));
  if (way === undefined) {
    return nearestOf(view, isMeant);
  }
  return way.steps === 1 ? way.first : ground.placeOf(way.to);
}

const DOORS: readonly TerrainName[] = ['open-door', 'closed-door', 'locked-door'];

/** The door of a house or the portal that a player means by its name, or by `portal`; the nearest of several. */
function wayNamed({ things, hero }: GameView, to: string): Square | undefined {
  const isMeant = (name: string) => to === name || (to === 'portal' && !name.endsWith('door'));
  return things
    .filter(({ use, name }) => use === 'way' && isMeant(name))
    .toSorted((one, other) => distance(hero, one) - distance(hero, other))[0];
}

/** The stairs that a player means; nothing when it isn't stairs. */
function stairsNamed(to: string): readonly TerrainName[] | undefined {
  const way = /^(?:stairs? )?(up|down|[<>])$/.exec(to)?.[1] ?? /^(up|down)stairs$/.exec(to)?.[1];
  if (way !== undefined) {
    return [way === 'up' || way === '<' ? 'stairs-up' : 'stairs-down'];
  }
  if (/^(?:stairs? )?(branch|aside|»)(?: stairs)?$/.test(to)) {
    return ['branch-stairs'];
  }
  return 'stairs'.startsWith(to) ? ['stairs-up', 'stairs-down', 'branch-stairs'] : undefined;
}

// Aiming: in one of eight directions, with a cursor on the ray; at any visible square; or, for a blow, at an
// adjacent square.

import type { Direction, GameView, ItemView, SpellView } from '../game/index.ts';
import { creatureAt, hostiles, inSight, standsOn } from './known-map.ts';
import { nextIn } from './landmarks.ts';
import { raySquares } from './ray.ts';
import {
  directionTo,
  distance,
  isOnMap,
  neighbour,
  type Square,
  sameSquare,
  straight,
} from './square.ts';

/** An aimed action: a spell, a wand, a missile. */
export type Aimed =
  | { readonly kind: 'cast'; readonly spell: SpellView }
  | { readonly kind: 'zap' | 'apply'; readonly item: ItemView }
  /** Without an item it is the ammunition in the quiver. */
  | { readonly kind: 'fire' | 'throw'; readonly item: ItemView | undefined };

/** A blow at an adjacent creature. */
export interface Blow {
  readonly kind: 'attack';
}

/** An aim: a direction, and the square under the cursor. */
export interface Aim {
  readonly direction: Direction;
  readonly square: Square;
}

/** A face's initial aim. */
export interface Proposal {
  readonly aim: Aim;
  /** It is aimed, but meets no enemy: a face asks before it carries out the action. */
  readonly isDoubtful: boolean;
}

/** Whether the action may be aimed; otherwise it affects the hero. */
export function isAimed(what: Aimed | Blow): boolean {
  const { kind } = what;
  return kind !== 'cast' || what.spell.needsDirection || what.spell.atSquare || what.spell.helps;
}

/** Whether it helps the hero, or a companion beside him. */
export function isHelp(what: Aimed | Blow): boolean {
  return what.kind === 'cast' && what.spell.helps;
}

/** Whether it is aimed at a square instead of in one of eight directions. */
export function isAtSquare(what: Aimed | Blow): boolean {
  return what.kind === 'cast' ? what.spell.atSquare : what.kind === 'fire' || what.kind === 'throw';
}

/** Whether it may be aimed at the hero's own square: at himself, or to find out what a wand does. */
export function mayBeHere(what: Aimed | Blow): boolean {
  if (what.kind === 'zap' || what.kind === 'apply') {
    return true;
  }
  return (what.kind === 'cast' && what.spell.atSelf && !what.spell.atSquare) || isHelp(what);
}

/**
 * The aim in a direction: at the first creature on the ray, else at the last visible open square. Dark
 * squares that the hero sees through don't end it. A blow and help reach one square.
 */
export function aimIn(view: GameView, direction: Direction, what?: Aimed | Blow): Aim {
  if (what?.kind === 'attack' || (what !== undefined && isHelp(what))) {
    return { direction, square: neighbour(view.hero, direction) };
  }
  const ray = raySquares(view, direction);
  const met = ray.find(square => creatureAt(view, square) !== undefined);
  const { x, y } = met ?? ray.findLast(({ visible }) => visible) ?? view.hero;
  return { direction, square: { x, y } };
}

/** The aim at a square; undefined beyond the edge of the map. */
export function aimAtSquare(view: GameView, { x, y }: Square): Aim | undefined {
  return isOnMap(view, { x, y })
    ? { direction: directionTo(view.hero, { x, y }), square: { x, y } }
    : undefined;
}

/**
 * The aim for a square: at the square itself for an action that targets any square, else along the closest
 * ray. Undefined beyond the edge of the map.
 */
export function aimAt(view: GameView, what: Aimed | Blow, square: Square): Aim | undefined {
  return isAtSquare(what)
    ? aimAtSquare(view, square)
    : aimIn(view, directionTo(view.hero, square), what);
}

/** Whether an aim meets an enemy that the hero knows of. */
export function meetsHostile(view: GameView, { square }: Aim): boolean {
  return hostiles(view).some(thing => standsOn(thing, square));
}

/** The aims at companions beside the hero, after the one at himself. */
function helpAims(view: GameView, what: Aimed | Blow): Aim[] {
  const beside = inSight(view, 'creature').filter(
    thing => !thing.hostile && distance(view.hero, thing) === 1,
  );
  const directions = beside.map(thing => directionTo(view.hero, thing));
  return ([0, ...directions] as const).map(direction => aimIn(view, direction, what));
}

/**
 * Useful aims, nearest enemy first; for help the hero himself, then the companions beside him. A missile is aimed at each visible enemy, a blow at each adjacent enemy.
 * An action along a ray has one aim per enemy's direction, as a spell that spreads may reach creatures beside
 * the ray.
 */
export function targetAims(view: GameView, what: Aimed | Blow): Aim[] {
  if (what.kind === 'attack') {
    const beside = hostiles(view).filter(thing => distance(view.hero, thing) === 1);
    return beside.map(thing => aimIn(view, directionTo(view.hero, thing), what));
  }
  if (isHelp(what)) {
    return helpAims(view, what);
  }
  if (isAtSquare(what)) {
    return hostilesSeen(view).flatMap(thing => aimAtSquare(view, thing) ?? []);
  }
  const aims = new Map<Direction, Aim>();
  for (const thing of hostiles(view)) {
    const direction = directionTo(view.hero, thing);
    if (!aims.has(direction)) {
      aims.set(direction, aimIn(view, direction));
    }
  }
  return [...aims.values()];
}

function hostilesSeen(view: GameView) {
  return inSight(view, 'creature').filter(({ hostile }) => hostile);
}

/** The aim at the next or the previous enemy; the same aim without any. */
export function nextAim(view: GameView, what: Aimed | Blow, aim: Aim, step: 1 | -1): Aim {
  const aims = targetAims(view, what);
  const at = aims.findIndex(({ direction, square }) =>
    isAtSquare(what) ? sameSquare(square, aim.square) : direction === aim.direction,
  );
  return nextIn(aims, at, step) ?? aim;
}

/**
 * The initial aim. An action that targets any square is aimed at the nearest visible enemy; one along a ray
 * at the nearest enemy that it meets, else towards the nearest one; a blow at the nearest adjacent enemy.
 * Without enemies the aim is north, or none for a blow. Help, and an action that isn't aimed, are aimed here.
 */
export function proposedAim(view: GameView, what: Aimed | Blow): Proposal {
  if (!isAimed(what) || isHelp(what)) {
    return { aim: aimIn(view, 0), isDoubtful: false };
  }
  const aim = metOnRay(view, what) ?? targetAims(view, what)[0] ?? aimIn(view, noEnemy(what), what);
  return { aim, isDoubtful: !meetsHostile(view, aim) };
}

function noEnemy(what: Aimed | Blow): Direction {
  return what.kind === 'attack' ? 0 : 1;
}

/** The aim along a ray at the nearest enemy that it meets, if any. */
function metOnRay(view: GameView, what: Aimed | Blow): Aim | undefined {
  if (isAtSquare(what) || what.kind === 'attack') {
    return undefined;
  }
  for (const thing of hostiles(view)) {
    for (const square of thing.parts ?? [thing]) {
      const direction = straight(view.hero, square);
      const aim = direction === undefined ? undefined : aimIn(view, direction);
      if (aim !== undefined && standsOn(thing, aim.square)) {
        return aim;
      }
    }
  }
  return undefined;
}

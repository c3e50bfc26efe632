// What is aimed, where, and the question and the command that it comes to.

import type { Command, Direction, GameView, ItemView, SpellView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { directionTowards } from '@roguewright/engine/world';
import { inSight } from '../play/describe.ts';
import { distance, neighbour, type Square, straight } from '../play/directions.ts';
import { lastSeenSquare } from '../play/ground.ts';

/** A spell or a wand in a direction, a missile at a square, a blow at a neighbour. */
export type Aimed =
  | { readonly kind: 'cast'; readonly spell: SpellView }
  | { readonly kind: 'zap'; readonly item: ItemView }
  | { readonly kind: 'apply'; readonly item: ItemView }
  | { readonly kind: 'fire' | 'throw'; readonly item: number }
  | { readonly kind: 'attack' };

/** The direction, and the square under the cursor. */
export interface Aim {
  readonly direction: Direction;
  readonly square: Square;
  /** Nothing has been chosen yet: nothing is carried out. */
  readonly undecided?: true;
}

/** The first creature in a direction, else the last square in sight; next to the hero for a blow. */
export function aimIn(view: GameView, direction: Direction, what: Aimed): Aim {
  const { hero } = view;
  if (what.kind === 'attack' || direction === 0) {
    return { direction, square: neighbour(hero, direction) };
  }
  const end = lastSeenSquare(view, direction);
  let square: Square = { x: hero.x, y: hero.y };
  while (distance(square, end) > 0) {
    square = neighbour(square, direction);
    if (creatureOn(view, square) !== undefined) {
      break;
    }
  }
  return { direction, square };
}

/** Whether the cursor goes to any square, not along one of eight ways. */
export function isFree(what: Aimed): boolean {
  const { kind } = what;
  return kind === 'cast' ? what.spell.atSquare : kind === 'fire' || kind === 'throw';
}

/** The aims that make sense: at hostile creatures in sight, the nearest first. */
export function targetsFor(view: GameView, what: Aimed): Aim[] {
  const hostile = inSight(view, 'creature').filter(thing => thing.hostile);
  return hostile.flatMap(thing => {
    const square = { x: thing.x, y: thing.y };
    if (isFree(what)) {
      return [aimAt(view, square)];
    }
    const direction = straight(view.hero, thing);
    const aim = direction === undefined ? undefined : aimIn(view, direction, what);
    return aim !== undefined && distance(aim.square, square) === 0 ? [aim] : [];
  });
}

/** What is aimed at first: the nearest enemy that it would meet, else nothing yet. */
export function firstAim(view: GameView, what: Aimed): Aim {
  const [nearest] = targetsFor(view, what);
  const { x, y } = view.hero;
  return nearest ?? { direction: 0, square: { x, y }, undecided: true };
}

/** The aim at a square. */
export function aimAt({ hero }: GameView, square: Square): Aim {
  return { direction: directionTowards(square.x - hero.x, square.y - hero.y) as Direction, square };
}

function creatureOn({ things }: GameView, { x, y }: Square) {
  return things.find(thing => thing.kind === 'creature' && thing.x === x && thing.y === y);
}

/** What to ask of an aim; nothing where no creature is aimed at that must be. */
export function questionOf(view: GameView, what: Aimed, aim: Aim): OddsQuestion | undefined {
  if (aim.undecided) {
    return undefined;
  }
  if (what.kind === 'cast') {
    const { id: spell, atSquare } = what.spell;
    return atSquare
      ? { ask: 'cast-at', spell, ...aim.square }
      : { ask: 'cast', spell, direction: aim.direction };
  }
  if (what.kind === 'zap' || what.kind === 'apply') {
    return { ask: 'zap', item: what.item.id, direction: aim.direction };
  }
  const target = creatureOn(view, aim.square)?.id;
  if (target === undefined) {
    return undefined;
  }
  return what.kind === 'attack'
    ? { ask: 'attack', target }
    : { ask: what.kind, item: what.item, target };
}

/** What to ask of the danger on a square; nothing where nobody hostile is seen. */
export function dangerOf(view: GameView, { square }: Aim): OddsQuestion | undefined {
  const creature = creatureOn(view, square);
  return creature?.hostile === true ? { ask: 'danger', target: creature.id } : undefined;
}

/** The command that carries out what is aimed. */
export function aimedCommand(what: Aimed, { direction, square: { x, y } }: Aim): Command {
  switch (what.kind) {
    case 'cast':
      return what.spell.atSquare
        ? { kind: 'cast-at', spell: what.spell.id, x, y }
        : // The menu has told of the hit points.
          { kind: what.spell.strain > 0 ? 'strain' : 'cast', spell: what.spell.id, direction };
    case 'zap':
    case 'apply':
      return { kind: what.kind, item: what.item.id, direction };
    case 'attack':
      return { kind: 'attack', direction };
    case 'fire':
    case 'throw':
      return { kind: what.kind, item: what.item, x, y };
  }
}

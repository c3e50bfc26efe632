// The question and the command for an aim.

import type { Command, Direction, GameView, ThingView } from '../game/index.ts';
import type { OddsAnswer, OddsQuestion } from '../odds/index.ts';
import { withThe } from '../words/index.ts';
import type { Aim, Aimed, Blow } from './aim.ts';
import { type Directed, diggerIn, directionsFor } from './directed.ts';
import { creatureAt, isSensed, terrainAt, thingsAt } from './known-map.ts';
import { distance, neighbour, type Square, sameSquare } from './square.ts';

/** The odds question for an aim; undefined for a missile or a blow without a target. */
export function aimQuestion(
  view: Pick<GameView, 'things'>,
  what: Aimed | Blow,
  { direction, square }: Aim,
): OddsQuestion | undefined {
  switch (what.kind) {
    case 'cast': {
      const { id: spell, atSquare } = what.spell;
      return atSquare ? { ask: 'cast-at', spell, ...square } : { ask: 'cast', spell, direction };
    }
    case 'zap':
    case 'apply':
      return { ask: 'zap', item: what.item.id, direction };
    case 'fire':
    case 'throw': {
      const target = seenAt(view, square)?.id;
      return target === undefined
        ? undefined
        : { ask: what.kind, item: what.item?.id ?? 0, target };
    }
    case 'attack': {
      const target = (seenAt(view, square) ?? wallAt(view, square))?.id;
      return target === undefined ? undefined : { ask: 'attack', target };
    }
  }
}

/**
 * The same as a question of the lab, once the first answer is here; undefined where the lab has none, as for a wand.
 * @param target of the answer: the creature that it harms; 0: nobody
 */
export function aimLabQuestion(
  what: Aimed | Blow,
  asked: OddsQuestion | undefined,
  target: number,
): OddsQuestion | undefined {
  switch (what.kind) {
    case 'cast':
      return { ask: 'lab', spell: what.spell.id, target };
    case 'fire':
    case 'throw':
      return asked?.ask === 'fire' || asked?.ask === 'throw'
        ? { ask: `lab-${asked.ask}`, item: asked.item, target: asked.target }
        : undefined;
    case 'attack':
      return target === 0 ? undefined : { ask: 'lab', spell: 0, target };
    default:
      return undefined;
  }
}

/** The creature that the hero sees on a square: one that he only sensed has no odds. */
function seenAt(view: Pick<GameView, 'things'>, square: Square): ThingView | undefined {
  const creature = creatureAt(view, square);
  return creature === undefined || isSensed(creature) ? undefined : creature;
}

/** A wall on a square that can be torn down. */
function wallAt(view: Pick<GameView, 'things'>, square: Square): ThingView | undefined {
  return thingsAt(view, square).find(({ use }) => use === 'wall');
}

/** The danger question for a square; undefined if no enemy is visible there. */
export function dangerQuestion(
  view: Pick<GameView, 'things'>,
  square: Square,
): OddsQuestion | undefined {
  const creature = seenAt(view, square);
  return creature?.hostile === true ? { ask: 'danger', target: creature.id } : undefined;
}

/**
 * What there is to ask about a square besides blows: of a known trap, of a fountain and the like, of a saddled pet of
 * the hero's, where he stands of his steed or of hidden traps, and beside him of a kick at a door or at what lies there,
 * or of digging through a wall.
 */
export function squareQuestion(view: GameView, square: Square): OddsQuestion | undefined {
  const { x, y } = square;
  if (thingsAt(view, square).some(({ use }) => use === 'trap')) {
    return { ask: 'trap', x, y };
  }
  if (isPlace(view, square)) {
    return { ask: 'place', x, y };
  }
  const isHere = sameSquare(view.hero, square);
  const steed = isHere ? view.hero.riding : seenAt(view, square);
  const isMount = isHere || (steed !== undefined && 'saddled' in steed && steed.pet !== undefined);
  if (steed !== undefined && isMount) {
    return { ask: 'ride', target: steed.id };
  }
  return isHere ? { ask: 'hidden' } : (kickQuestion(view, square) ?? digQuestion(view, square));
}

/** What a command that needs only a direction may come to; undefined where no odds are known of it. */
export function directedQuestion(
  view: GameView,
  command: Directed,
  direction: Direction,
): OddsQuestion | undefined {
  const square = neighbour(view.hero, direction);
  switch (command) {
    case 'attack':
      return aimQuestion(view, { kind: 'attack' }, { direction, square });
    case 'ride': {
      // Getting down, direction 0, is certain.
      const steed = direction === 0 ? undefined : seenAt(view, square);
      return steed && { ask: 'ride', target: steed.id };
    }
    case 'kick': {
      const { riding } = view.hero;
      return riding === undefined ? { ask: 'kick', direction } : { ask: 'ride', target: riding.id };
    }
    case 'dig': {
      const tool = diggerIn(view);
      return tool && { ask: 'zap', item: tool.id, direction };
    }
    case 'disarm':
      return { ask: 'trap', ...square };
    default:
      return undefined;
  }
}

/** A kick at a shut door or a thing beside the hero; creatures there are attacked rather. */
function kickQuestion(view: GameView, square: Square): OddsQuestion | undefined {
  const direction = directionsFor(view, 'kick').find(
    way => way !== 0 && sameSquare(neighbour(view.hero, way), square),
  );
  return direction === undefined || creatureAt(view, square) !== undefined
    ? undefined
    : { ask: 'kick', direction };
}

/** Digging at a wall or at rock beside the hero, if he has a tool for it. */
function digQuestion(view: GameView, square: Square): OddsQuestion | undefined {
  const direction = directionsFor(view, 'dig').find(
    way => way !== 0 && sameSquare(neighbour(view.hero, way), square),
  );
  return direction === undefined ? undefined : directedQuestion(view, 'dig', direction);
}

const TREACHEROUS: ReadonlySet<string> = new Set(['ice', 'sewage', 'lava']);

/** Whether a square has a fountain, a throne, a sink, or ground that slips, clings or burns. */
export function isPlace(view: GameView, square: Square): boolean {
  return (
    thingsAt(view, square).some(({ use }) => use === 'feature') ||
    TREACHEROUS.has(terrainAt(view, square))
  );
}

/**
 * The command for an aim. A spell beyond the hero's energy costs hit points; the face has already said so.
 */
export function aimedCommand(what: Aimed | Blow, { direction, square: { x, y } }: Aim): Command {
  switch (what.kind) {
    case 'cast':
      return what.spell.atSquare
        ? { kind: 'cast-at', spell: what.spell.id, x, y }
        : { kind: what.spell.strain > 0 ? 'strain' : 'cast', spell: what.spell.id, direction };
    case 'zap':
    case 'apply':
      return { kind: what.kind, item: what.item.id, direction };
    case 'fire':
    case 'throw':
      return { kind: what.kind, item: what.item?.id ?? 0, x, y };
    case 'attack':
      return { kind: 'attack', direction };
  }
}

/**
 * `Out of range: it reaches 13 squares at most, and the jackal is 16 away.`; empty if that creature is touched, if none
 * is there, or if the hero doesn't see all of the way.
 * @param square of the first creature in the direction that the answer is about
 */
export function tellOutOfRange(
  view: Pick<GameView, 'things' | 'hero'>,
  square: Square,
  { squares, unseenSquares }: Pick<OddsAnswer, 'squares' | 'unseenSquares'>,
): string {
  const creature = creatureAt(view, square);
  const most = Math.max(0, ...squares.map(touched => distance(view.hero, touched)));
  const away = distance(view.hero, square);
  const isTouched = squares.some(touched => sameSquare(touched, square));
  return creature === undefined || unseenSquares || most === 0 || isTouched || away <= most
    ? ''
    : `Out of range: it reaches ${most} square${most === 1 ? '' : 's'} at most, and ${withThe(creature.name)} is ${away} away.`;
}

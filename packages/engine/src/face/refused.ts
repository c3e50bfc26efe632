// Refusals in sentences, with what the hero sees of their cause.

import { capitalised, listOf } from '../english/index.ts';
import type { GameView, RefusalReason, ThingView } from '../game/index.ts';
import { tellRefusal, withArticle } from '../words/index.ts';
import { placeOf } from './compass.ts';
import {
  hostilesSeen,
  isCorpse,
  isInTheWay,
  nearestFirst,
  squaresWith,
  terrainAt,
} from './known-map.ts';
import { placesOfSign } from './landmarks.ts';
import { isPriced } from './shops/goods.ts';

/** Why a command was refused: `You can’t do that with an enemy in sight: a jackal, 3 squares east.` */
export function tellRefused(view: GameView, reason: RefusalReason): string {
  const told = tellRefusal(reason);
  if (reason === 'all-explored') {
    return [told, ...leftToExplore(view)].join(' ');
  }
  if (reason === 'no-stairs') {
    const branch = tellBranch(view);
    return [told, ...(branch.length === 0 ? tellUnknownStairs(view) : branch)].join(' ');
  }
  if (reason === 'blocked' && UNSTEADY.some(one => view.hero.conditions.includes(one))) {
    return 'You stagger and come up against something. Give the command again.';
  }
  const seen = hostilesSeen(view);
  if (reason === 'behind-creature' && seen.length === 1) {
    const [only] = seen as [ThingView];
    return told.replace(
      'A creature',
      `${capitalised(withArticle(only.name))}, ${placeOf(view.hero, only)},`,
    );
  }
  const enemy = seen.find(isInTheWay) ?? seen[0];
  return reason !== 'hostile-in-sight' || enemy === undefined
    ? told
    : `${told.replace(/\.$/, '')}: ${withArticle(enemy.name)}, ${placeOf(view.hero, enemy)}. Give the command again to go on all the same.`;
}

/** Conditions under which a step goes anywhere. */
const UNSTEADY = ['confused', 'stunned'] as const;

/** Things left that are named. */
const MOST_NAMED = 3;

/** What is left on the level, and where the way on is. */
function leftToExplore(view: GameView): string[] {
  const doors = squaresWith(view, ['locked-door']).length;
  const items = view.things.filter(({ kind }) => kind === 'item');
  const goods = items.filter(isPriced).length;
  const free = items.filter(item => !isPriced(item));
  // Corpses are left everywhere: they have no names among what is left.
  const named = free.filter(item => !isCorpse(item));
  const left = [
    many(doors, 'locked door'),
    tellLying(nearestFirst(view, named)),
    many(free.length - named.length, 'corpse'),
    goods === 0 ? '' : `${many(goods, 'item')} for sale`,
  ].filter(text => text !== '');
  return [...(left.length === 0 ? [] : [`Left: ${left.join('; ')}.`]), tellStairs(view)];
}

/** What lies free, the nearest first: `a lamp and 2 apples`, `a lamp, 2 apples, a torch and 3 more things`. */
function tellLying(things: readonly ThingView[]): string {
  const more = things.length - MOST_NAMED;
  const named = things.slice(0, MOST_NAMED).map(({ name }) => withArticle(name));
  return listOf(more > 0 ? [...named, many(more, 'more thing')] : named);
}

function many(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function tellStairs(view: GameView): string {
  if (terrainAt(view, view.hero).startsWith('stairs-down')) {
    return 'You stand on stairs down.';
  }
  const stairs = placesOfSign(view, '>').find(square => terrainAt(view, square) === 'stairs-down');
  const main =
    stairs === undefined
      ? 'You know of no stairs down; a search of dead ends may find hidden ways.'
      : `Stairs down: ${placeOf(view.hero, stairs)}.`;
  return [main, ...tellBranch(view)].join(' ');
}

/** Which stairs of the level the hero hasn't found yet. */
function tellUnknownStairs(view: GameView): string[] {
  const known = (sign: '<' | '>') => placesOfSign(view, sign).length > 0;
  if (known('>')) {
    return known('<') ? [] : ['You know of no stairs up on this level yet.'];
  }
  return [`You know of no stairs ${known('<') ? 'down ' : ''}on this level yet.`];
}

/** Where stairs lead into a branch, if the hero knows any. */
function tellBranch(view: GameView): string[] {
  const aside = placesOfSign(view, '>').find(square => terrainAt(view, square) === 'branch-stairs');
  return aside === undefined ? [] : [`Stairs into a branch: ${placeOf(view.hero, aside)}.`];
}

// Sentences about the result of a line.

import { directionName, inSight, placeOf, type Square, sameSquare } from '@roguewright/engine/face';
import type { Command, GameEvent, GameView, ThingView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { listOf, tellEnding, tellScore, withArticle } from '@roguewright/engine/words';

/** The sentence for a command that caused no event worth a sentence. */
export function withoutNews(command: Command): string {
  switch (command.kind) {
    case 'move':
      return `You step ${directionName(command.direction)}.`;
    case 'rest':
      return 'Time passes.';
    case 'search':
      return 'You find nothing.';
    case 'fire':
    case 'throw':
      return 'It flies.';
    default:
      return 'Done.';
  }
}

/** Conditions that change what the next command does, so that the prompt has them. */
const TROUBLES: readonly string[] = ['blind', 'confused', 'stunned', 'afraid', 'strangled'];

/** `, blind and confused`; empty while nothing troubles the hero. */
export function troublesOf({ hero }: GameView): string {
  const troubles = TROUBLES.filter(one => hero.conditions.includes(one));
  return troubles.length === 0 ? '' : `, ${listOf(troubles)}`;
}

/** Whether a walk has got where the command wanted to. */
export function isArrived({ hero, dungeonLevel }: GameView, command: Command): boolean {
  return command.kind === 'journey'
    ? command.level === dungeonLevel
    : command.kind === 'travel' && command.x === hero.x && command.y === hero.y;
}

/** Hit points and energy, when they have changed. */
export function numbers({ hero: before }: GameView, { hero: now, ending }: GameView): string {
  const changed =
    before.hitPoints !== now.hitPoints ||
    before.energy !== now.energy ||
    before.maxHitPoints !== now.maxHitPoints;
  return changed && ending === undefined
    ? `Hit points ${now.hitPoints} of ${now.maxHitPoints}, energy ${now.energy} of ${now.maxEnergy}.`
    : '';
}

/** `A jackal comes into view, 5 squares east.`: what has come into sight is told with its place. */
export function withPlace(text: string, view: GameView, event: GameEvent): string {
  const place = placeSeen(view, event);
  return text === '' || place === undefined || sameSquare(place, view.hero)
    ? text
    : `${text.replace(/\.$/, '')}, ${placeOf(view.hero, place)}.`;
}

/** Where something stands or lies that has come into sight. */
function placeSeen({ things }: GameView, event: GameEvent): Square | undefined {
  switch (event.kind) {
    case 'came-in-sight':
      return things.find(({ id }) => id === event.target);
    case 'spotted':
      return things.find(({ id }) => id === event.item);
    case 'stairs-spotted':
      return event;
    default:
      return undefined;
  }
}

/** Whether a question is about something that goes anywhere: a spell without a direction doesn't. */
export function isAimed(question: OddsQuestion): boolean {
  return question.ask !== 'cast' || question.direction !== 0;
}

/**
 * The enemy that ends a walk early: the nearest in sight; empty if there is none.
 * @param before a view whose nearest enemy is named if none is in sight now
 */
export function stopper(view: GameView, before?: GameView): string {
  const now = nearestEnemy(view);
  if (now !== undefined) {
    return withArticle(now.name);
  }
  const then = before === undefined ? undefined : nearestEnemy(before);
  return then === undefined ? '' : `${withArticle(then.name)} was in sight`;
}

/** The nearest visible enemy. */
function nearestEnemy(view: GameView): ThingView | undefined {
  return inSight(view, 'creature').find(thing => thing.hostile);
}

/**
 * How the game ended and its score; empty while it runs.
 * @param resumes the command line by which a game on a server is come back to; absent: it is in a folder
 */
export function endingOf(view: GameView, resumes: string | undefined): string {
  const told = tellEnding(view);
  const hall =
    resumes === undefined
      ? 'roguewright hall lists the finished games with their seeds.'
      : 'The hall of the server lists it. A morgue is written of games on this machine only.';
  return told === '' ? '' : `${told}\n${tellScore(view)}\n${hall}`;
}

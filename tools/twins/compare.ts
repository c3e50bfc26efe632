// Two games that differ only in what the hero cannot know: what of them he could tell apart.

import { UsageError } from '@roguewright/engine/errors';
import type { Command, GameEvent, Performed } from '@roguewright/engine/game';
import type { LocalGame } from '@roguewright/engine/host';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { questionsOf } from './questions.ts';

/** A game that is asked: every answer is worked out once. */
export class Told {
  readonly view: string;
  /** The damage of a blow at each creature that is seen, as the luck of a game that goes on is told by. */
  readonly blows: string;
  readonly questions: readonly OddsQuestion[];
  readonly #game: LocalGame;
  readonly #answers = new Map<number, string>();

  constructor(game: LocalGame) {
    const { view } = game.look();
    this.#game = game;
    this.view = JSON.stringify(view);
    this.questions = questionsOf(view);
    const seen = view.things.filter(({ kind, id }) => kind === 'creature' && id !== 0);
    this.blows = JSON.stringify(seen.map(({ id }) => [...(game.strikeOf(id) ?? [])]));
  }

  /** The answer to the question of that place, as text. */
  answer(place: number): string {
    let answer = this.#answers.get(place);
    if (answer === undefined) {
      answer = answerOf(this.#game, this.questions[place]!);
      this.#answers.set(place, answer);
    }
    return answer;
  }
}

/** The answer as text, or the message with which the question is refused. */
function answerOf(game: LocalGame, question: OddsQuestion): string {
  try {
    return JSON.stringify(game.odds(question));
  } catch (error) {
    if (error instanceof UsageError) {
      return error.message;
    }
    throw error;
  }
}

/**
 * What differs of two games, a line each; none for true twins.
 * @param places of the questions that are asked
 */
export function differences(one: Told, other: Told, places: readonly number[]): string[] {
  const lines: string[] = [];
  if (one.view !== other.view) {
    lines.push(`the view: ${firstDifference(one.view, other.view)}`);
  }
  if (one.blows !== other.blows) {
    lines.push(`a blow: ${firstDifference(one.blows, other.blows)}`);
  }
  for (const place of places) {
    const question = JSON.stringify(one.questions[place]);
    if (question !== JSON.stringify(other.questions[place])) {
      lines.push(`${question}: can't be asked of the twin`);
    } else if (one.answer(place) !== other.answer(place)) {
      lines.push(`${question}: ${firstDifference(one.answer(place), other.answer(place))}`);
    }
  }
  return lines;
}

/** The two texts around the first character in which they differ. */
function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) {
    at++;
  }
  const from = Math.max(0, at - 40);
  return `…${one.slice(from, at + 40)}… against …${other.slice(from, at + 40)}…`;
}

/**
 * Performs one command in two twins. Up to the event in which the secret shows, everything that is told is
 * the same.
 * @param isDiscovery whether an event may be the one in which the secret shows
 * @returns what differs before that; undefined for nothing
 */
export function performBoth(
  one: LocalGame,
  other: LocalGame,
  command: Command,
  isDiscovery: (event: GameEvent, told: Performed) => boolean,
): string | undefined {
  const [known, otherKnown] = [knownDrawsOf(one), knownDrawsOf(other)];
  const [told, otherTold] = [one.perform(command), other.perform(command)];
  const what = JSON.stringify(command);
  if (JSON.stringify(told.refusal) !== JSON.stringify(otherTold.refusal)) {
    return `${what}: refused otherwise`;
  }
  const length = Math.max(told.events.length, otherTold.events.length);
  for (let place = 0; place < length; place++) {
    const [event, otherEvent] = [told.events[place], otherTold.events[place]];
    const [text, otherText] = [JSON.stringify(event) ?? '', JSON.stringify(otherEvent) ?? ''];
    const shown =
      (event !== undefined && isDiscovery(event, told)) ||
      (otherEvent !== undefined && isDiscovery(otherEvent, otherTold));
    if (text !== otherText) {
      return shown ? undefined : `${what}: ${firstDifference(text, otherText)}`;
    }
    if (shown) {
      return undefined;
    }
  }
  const [view, otherView] = [JSON.stringify(told.view), JSON.stringify(otherTold.view)];
  if (view !== otherView) {
    return `${what}: the view ${firstDifference(view, otherView)}`;
  }
  const [draws, otherDraws] = [JSON.stringify(known), JSON.stringify(otherKnown)];
  return draws === otherDraws ? undefined : `${what}: luck ${firstDifference(draws, otherDraws)}`;
}

/** The draws from now on that the luck of a game that goes on is told by. */
function knownDrawsOf(game: LocalGame): unknown[] {
  const draws: unknown[] = [];
  game.listen(({ isKnown, name, readings }) => {
    if (isKnown) {
      draws.push([name, readings.map(({ kind, came }) => [kind, came])]);
    }
  });
  return draws;
}

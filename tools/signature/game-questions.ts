// Questions that a player asks in the middle of the games: some of each kind, spread over the games.

import type { GameView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { questionsOf } from '../twins/questions.ts';
import { answered } from './answered.ts';
import type { Moment } from './games.ts';
import type { Parts } from './parts.ts';

/** Commands between two questions of a game. */
const ASK_EVERY = 8;

/** How an answer is hashed: its probabilities are rules, its sentences are not. */
const TOLD: ReadonlySet<string> = new Set(['about', 'glyph', 'hue', 'icon', 'section', 'text']);

/** Chooses the questions and adds their answers. */
export class GameQuestions {
  readonly #parts: Parts;
  #moments = 0;
  #asked = 0;
  readonly #times = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Questions asked so far. */
  get asked(): number {
    return this.#asked;
  }

  /** Asks now and then. */
  follow({ title, game, performed }: Moment): void {
    this.#moments += 1;
    const { view } = performed;
    if (this.#moments % ASK_EVERY !== 0 || view.ending !== undefined) {
      return;
    }
    const question = this.#choose(questionsOf(view).flatMap(one => answerable(view, one)));
    this.#asked += 1;
    const part = `questions/in games, ${question.ask}`;
    const answer = answered(() => game.odds(question));
    this.#parts.add(part, [title, question, answer], TOLD);
  }

  /** The kind that was asked least, so that one that is seldom possible is asked where it is; those of a kind take turns. */
  #choose(questions: readonly OddsQuestion[]): OddsQuestion {
    const kinds = [...new Set(questions.map(({ ask }) => ask))].sort();
    const timesOf = (kind: string) => this.#times.get(kind) ?? 0;
    const [kind = ''] = kinds.toSorted((one, other) => timesOf(one) - timesOf(other));
    this.#times.set(kind, timesOf(kind) + 1);
    const alike = questions.filter(({ ask }) => ask === kind);
    return alike[this.#moments % alike.length]!;
  }
}

/** The question, unless it is about charging and the hero has no scroll for that. */
function answerable(view: GameView, question: OddsQuestion): OddsQuestion[] {
  if (question.ask !== 'charge' || view.pending?.about === 'charging') {
    return [question];
  }
  const scroll = view.inventory.find(({ charger }) => charger === true);
  return scroll === undefined ? [] : [{ ...question, item: scroll.id }];
}

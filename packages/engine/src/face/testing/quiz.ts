// A question of each kind in turn, for tests of the faces: a host that asks them one after the other.

import type { Answer, Asking, Command, GameView, Performed } from '../../game/index.ts';
import { DAGGER, drawView, performed } from './views.ts';

/** A question of each kind, with a valid answer. */
export const QUIZ: readonly (readonly [asks: Asking, answer: Answer])[] = [
  [{ kind: 'item', offered: [9], others: [] }, { item: 9 }],
  [{ kind: 'square', farthest: 3 }, { square: [2, 1] }],
  [{ kind: 'direction', here: true }, { direction: 3 }],
  [{ kind: 'text', longest: 12, now: 'Sting', mayBeEmpty: true }, { text: 'Winter wink' }],
  [{ kind: 'count', least: 1, most: 9, usual: 2 }, { count: 7 }],
  [{ kind: 'yes' }, { yes: true }],
  [
    {
      kind: 'choice',
      choices: [
        { id: 'fire', text: 'Fire' },
        { id: 'frost', text: 'Frost' },
      ],
    },
    { choice: 'frost' },
  ],
];

/** A hero with free squares around and a dagger to name. */
const QUIZZED = drawView(['......', '@.....', '......'], { inventory: [DAGGER] });

/** A game that only asks: each answer leads to the next question; after the last there is none. */
export class QuizHost {
  /** The commands received. */
  readonly commands: Command[] = [];
  #at: number;

  /** @param at index in QUIZ of the first question */
  constructor(at = 0) {
    this.#at = at;
  }

  /** The answers received. */
  get answers(): readonly Answer[] {
    return this.commands.flatMap(command => (command.kind === 'answer' ? [command.answer] : []));
  }

  async look(): Promise<Performed> {
    return performed(this.#now(), { sequence: this.commands.length });
  }

  async perform(command: Command): Promise<Performed> {
    this.commands.push(command);
    this.#at += command.kind === 'answer' ? 1 : 0;
    return this.look();
  }

  odds(): Promise<never> {
    return Promise.reject(new Error('nothing is asked of the odds'));
  }

  async close(): Promise<void> {}

  #now(): GameView {
    const [asks] = QUIZ[this.#at] ?? [];
    // The words are the same for every question; only its kind differs.
    return asks === undefined
      ? QUIZZED
      : {
          ...QUIZZED,
          pending: { about: 'identification', asks, costs: 'nothing', harmless: false },
        };
  }
}

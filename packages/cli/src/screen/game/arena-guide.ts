// A practice fight on the screen: after each move the odds of the moment, and at the end what came beside them.

import type { Command, Performed } from '@roguewright/engine/game';
import {
  type LocalGame,
  type PracticeOdds,
  PracticeTally,
  practiceOdds,
  tellPracticeOdds,
  tellPracticeResult,
} from '@roguewright/engine/host';
import type { Footer } from '../terminal/lines.ts';
import type { Guide } from './guide.ts';

/** The odds of one fight. */
export class ArenaGuide implements Guide {
  readonly #game: LocalGame;
  readonly #tally: PracticeTally;
  readonly #begun: PracticeOdds;

  /** @param foes how many monsters are fought */
  constructor(game: LocalGame, foes: number) {
    this.#game = game;
    this.#tally = new PracticeTally(game.look().view, foes);
    this.#begun = this.#present();
  }

  get isOver(): boolean {
    return this.#tally.end !== 'undecided';
  }

  get footer(): Footer {
    const { moves } = this.#tally.fight;
    const told = `Practice, ${moves} ${moves === 1 ? 'move' : 'moves'}`;
    return [`${told}: the odds are told after each move; S leaves`, `${told}; S leaves`, told];
  }

  get first(): readonly string[] {
    return ['Practice, of which nothing is kept. S leaves.', tellPracticeOdds(this.#begun)];
  }

  asked(): readonly string[] {
    return [];
  }

  async performed(command: Command, performed: Performed): Promise<readonly string[]> {
    this.#tally.count(command, performed);
    return performed.refusal !== undefined || this.isOver
      ? []
      : [tellPracticeOdds(this.#present())];
  }

  skip(): readonly string[] {
    return [];
  }

  /** The page at the end. */
  get ending(): string {
    return [
      tellPracticeResult(this.#begun, this.#tally.fight),
      '',
      `At the beginning: ${tellPracticeOdds(this.#begun)}`,
    ].join('\n');
  }

  #present(): PracticeOdds {
    return practiceOdds(this.#game.look().view, question => this.#game.odds(question));
  }
}

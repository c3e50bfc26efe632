// A game on a server in lines: what others did is printed when it comes, also while the player is asked.

import type { GameView, Performed } from '@roguewright/engine/game';
import { isForeseen, messageOf } from '../failures.ts';
import type { Beside } from '../play/game/play-on.ts';
import type { Lines } from '../play/lines.ts';
import type { Session } from '../play/session.ts';
import type { FarGame } from './far-game.ts';
import { answerOfWorld } from './world-lines.ts';

const SHARED = 'You share this world with others: help world lists what you can do there.';

/** What a game on a server needs besides its commands. */
export class FarLines implements Beside {
  readonly #game: FarGame;
  readonly #lines: Lines;
  readonly left: Promise<never>;
  #view: GameView | undefined;
  #session: Session | undefined;

  constructor(game: FarGame, lines: Lines) {
    this.#game = game;
    this.#lines = lines;
    this.left = lines.interrupted.then(() => {
      throw new LeftWaiting('the player left while he waited');
    });
    // Nobody may be waiting when it is interrupted.
    this.left.catch(() => undefined);
    game.listen({
      performed: performed => this.#hear(performed),
      said: sentences => this.#say(sentences.join('\n')),
    });
  }

  begun(session: Session): void {
    this.#session = session;
    if (this.#game.view?.party !== undefined) {
      this.#lines.write(SHARED);
    }
  }

  answer(line: string): Promise<string> | undefined {
    const view = this.#game.view;
    const answer = view && answerOfWorld(line, this.#game, view);
    return answer?.catch((error: unknown) => {
      if (!isForeseen(error)) {
        throw error;
      }
      return messageOf(error);
    });
  }

  #hear(performed: Performed): void {
    const wasOver = this.#view?.ending !== undefined;
    this.#view = performed.view;
    this.#say(this.#session?.hear(performed) ?? '');
    if (!wasOver && performed.view.ending !== undefined) {
      this.#say('Enter shows how it ended.');
    }
  }

  #say(text: string): void {
    if (text !== '') {
      this.#lines.interrupt(text);
    }
  }
}

/** The player didn't want to wait for the server any longer. */
export class LeftWaiting extends Error {}

// A player of the chaos run: he plays one game after another, joins again whenever he is cut off, and
// repeats the command that was not answered under its id.

import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '@roguewright/engine/game';
import type { NewGameTicket } from '../../games/tickets.ts';
import { HERO, newGame } from '../http.ts';
import { Player } from '../player.ts';

/** Milliseconds after which an answer or a connection counts as lost. */
const PATIENCE = 10_000;

/** Milliseconds before another attempt to connect. */
const PAUSE = 150;

/** One game of a bot. */
export interface BotGame {
  readonly ticket: NewGameTicket;
  /** Ids of requests that were answered as carried out. */
  readonly answered: Set<number>;
}

/** A player who goes on whatever happens to the server. */
export class Bot {
  readonly games: BotGame[] = [];
  /** Milliseconds from each command to its answer, connections in between included. */
  readonly waits: number[] = [];
  /** How often he joined a game. */
  joins = 0;
  readonly #url: string;
  readonly #name: string;
  readonly #pace: number;
  readonly #looksOn: boolean;
  #isOver = false;

  /**
   * @param url of the name in front of the processes
   * @param pace milliseconds between an answer and the next command
   * @param looksOn whether a second window is open on his games
   */
  constructor(url: string, name: string, pace: number, looksOn: boolean) {
    this.#url = url;
    this.#name = name;
    this.#pace = pace;
    this.#looksOn = looksOn;
  }

  /** Plays until `stop`. */
  async play(): Promise<void> {
    while (!this.#isOver) {
      const game = await this.#begin();
      if (game !== undefined) {
        await this.#playGame(game);
      }
    }
  }

  /** No further command is begun; the one under way is repeated until it is answered. */
  stop(): void {
    this.#isOver = true;
  }

  async #begin(): Promise<BotGame | undefined> {
    try {
      const seed = `${this.#name} ${this.games.length}`;
      const ticket = await newGame(this.#url, { ...HERO, seed });
      const game = { ticket, answered: new Set<number>() };
      this.games.push(game);
      return game;
    } catch {
      // A game that was made but not told of has no commands.
      await wait(PAUSE);
      return undefined;
    }
  }

  async #playGame(game: BotGame): Promise<void> {
    let player: Player | undefined;
    let hasEnded = false;
    for (let id = 1; !hasEnded && !this.#isOver; id++) {
      const command = someCommand(id);
      const begun = performance.now();
      for (let isAnswered = false; !isAnswered; ) {
        player ??= await this.#join(game, id - 1);
        const reply = await within(
          PATIENCE,
          Promise.race([player.left, player.ask('command', { command }, id)]),
        );
        if (typeof reply !== 'object') {
          void player.leave().catch(() => undefined);
          player = undefined;
          await wait(PAUSE);
        } else if (reply.type === 'performed') {
          isAnswered = true;
          const { refusal, view } = reply.performed;
          // The answer to a repeated move doesn't tell whether the rules had refused it.
          if (command.kind === 'rest' && refusal === undefined) {
            game.answered.add(id);
          }
          hasEnded = view.ending !== undefined;
        } else {
          await wait(PAUSE);
        }
      }
      this.waits.push(performance.now() - begun);
      await wait(this.#pace);
    }
    void player?.leave().catch(() => undefined);
  }

  async #join({ ticket }: BotGame, lastId: number): Promise<Player> {
    for (;;) {
      this.joins += 1;
      const joining = Player.join(this.#url, ticket, this.#name, lastId);
      const player = await within(PATIENCE, joining).catch(() => undefined);
      if (player !== undefined) {
        if (this.#looksOn) {
          await this.#lookOn(ticket);
        }
        return player;
      }
      await wait(PAUSE);
    }
  }

  /** Shows the game to all at once, and looks on by a second window. */
  async #lookOn(ticket: NewGameTicket): Promise<void> {
    const joining = Player.join(this.#url, ticket, `${this.#name}-looks-on`);
    const window = await within(PATIENCE, joining).catch(() => undefined);
    if (window !== undefined) {
      await within(PATIENCE, window.ask('look', {}));
      await within(PATIENCE, window.ask('audience', { change: { delay: 0 } }));
    }
  }
}

/** The result of something, or undefined when it takes too long. */
async function within<Result>(
  milliseconds: number,
  working: Promise<Result>,
): Promise<Result | undefined> {
  const end = new AbortController();
  try {
    const late = wait(milliseconds, undefined, { signal: end.signal }).catch(() => undefined);
    return await Promise.race([working, late]);
  } finally {
    end.abort();
    working.catch(() => undefined);
  }
}

function someCommand(number: number): Command {
  const direction = (((number * 5) % 8) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  return number % 4 === 0 ? { kind: 'move', direction } : { kind: 'rest', count: 1 };
}

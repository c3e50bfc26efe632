// Kills a server in the middle of a game, again and again, and demands each time that nothing it
// answered is lost and that nothing is carried out twice.

import assert from 'node:assert/strict';
import type { Command, Performed } from '@roguewright/engine/game';
import type { NewGameTicket } from '../games/keeper.ts';
import { HERO, newGame } from './http.ts';
import { Player } from './player.ts';
import type { ServerProcess } from './server-process.ts';

/** How often, when, and what is killed. */
export interface Killing {
  readonly rounds: number;
  /** Starts the server; always on the same port and the same data. */
  readonly start: () => Promise<ServerProcess>;
  /** Milliseconds from a round's first command to its end. */
  readonly delay: (round: number) => number;
  /** Called after each round with the commands answered so far, in all rounds. */
  readonly progress?: (round: number, answered: number) => void;
}

/** What came of all rounds. */
export interface Killed {
  /** Commands that were answered before a kill, and found again after it. */
  readonly answered: number;
  /** Commands cut off that had been stored already, and those that had not. */
  readonly cutAfterStoring: number;
  readonly cutBeforeStoring: number;
  readonly games: number;
}

interface PlayedGame {
  readonly ticket: NewGameTicket;
  lastId: number;
  /** As the last answer left it. */
  stand: Stand;
}

interface Stand {
  readonly sequence: number;
  readonly view: Performed['view'];
}

function standOf({ sequence, view }: Performed): Stand {
  return { sequence, view };
}

/** Plays and kills. @throws AssertionError as soon as anything answered is lost or done twice */
export async function killAgainAndAgain(killing: Killing): Promise<Killed> {
  const done = { answered: 0, cutAfterStoring: 0, cutBeforeStoring: 0, games: 1 };
  let server = await killing.start();
  let game = await freshGame(server.url, 0);
  for (let round = 1; round <= killing.rounds; round++) {
    const player = await Player.join(server.url, game.ticket, 'window', game.lastId);
    assert.deepEqual(standOf(await player.look()), game.stand);
    const killed = afterwards(killing.delay(round), () => server.end('SIGKILL'));
    const cut = await playUntilCut(player, game, round);
    await killed;
    done.answered += cut.answered;
    server = await killing.start();
    const again = await Player.join(server.url, game.ticket, 'window', player.nextId);
    const before = (await again.look()).sequence;
    // Stored or not when it was killed: repeated under its id, it is carried out once.
    const performed = await repeat(again, cut.command, cut.id);
    const counts = performed.refusal === undefined || performed.refusal.usesMove ? 1 : 0;
    assert.equal(performed.sequence, game.stand.sequence + counts, `round ${round}`);
    done[before > game.stand.sequence ? 'cutAfterStoring' : 'cutBeforeStoring'] += 1;
    game.stand = standOf(await again.look());
    assert.equal(game.stand.sequence, performed.sequence);
    assert.equal(again.received.filter(({ id }) => id === 0).length, 0, 'nothing is set aside');
    game.lastId = again.nextId;
    await again.leave();
    killing.progress?.(round, done.answered);
    if (performed.view.ending !== undefined) {
      game = await freshGame(server.url, round);
      done.games += 1;
    }
  }
  await server.end('SIGTERM');
  return done;
}

function afterwards(milliseconds: number, work: () => Promise<unknown>): Promise<unknown> {
  return new Promise(resolve => setTimeout(resolve, milliseconds)).then(work);
}

async function repeat(player: Player, command: Command, id: number): Promise<Performed> {
  const reply = await player.ask('command', { command }, id);
  assert.equal(reply.type, 'performed');
  return (reply as { performed: Performed }).performed;
}

async function freshGame(url: string, round: number): Promise<PlayedGame> {
  const ticket = await newGame(url, { ...HERO, seed: `killed ${round}` });
  const player = await Player.join(url, ticket);
  const stand = standOf(await player.look());
  await player.leave();
  return { ticket, lastId: 0, stand };
}

/** Plays until the connection is cut; gives the command that was not answered any more. */
async function playUntilCut(
  player: Player,
  game: PlayedGame,
  round: number,
): Promise<{ id: number; command: Command; answered: number }> {
  let answered = 0;
  const cut = player.left.then(() => 'cut' as const);
  for (;;) {
    const id = player.nextId;
    const command = someCommand(id + round);
    const reply = await Promise.race([cut, player.ask('command', { command }, id)]);
    if (reply === 'cut') {
      return { id, command, answered };
    }
    if (reply.type === 'performed') {
      game.stand = standOf(reply.performed);
      answered += 1;
    }
  }
}

function someCommand(number: number): Command {
  const direction = ((number * 5) % 8) + 1;
  return number % 3 === 0
    ? { kind: 'rest', count: 1 }
    : { kind: 'move', direction: direction as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 };
}

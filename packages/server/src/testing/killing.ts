// Kills a server while two windows play one game, again and again, and demands each time that nothing
// it answered is lost and that nothing is carried out twice.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Command } from '@roguewright/engine/game';
import type { NewGameTicket } from '../games/tickets.ts';
import { HERO, newGame } from './http.ts';
import { Player } from './player.ts';
import type { ServerProcess } from './server-process.ts';

/** How often, when, and what is killed. */
export interface Killing {
  readonly rounds: number;
  /** Starts the server; always on the same port and the same data. */
  readonly start: () => Promise<ServerProcess>;
  /** The folder with its games. */
  readonly dataFolder: string;
  /** Answers after which a round's server is killed, 1 or more: with the next commands under way. */
  readonly answers: (round: number) => number;
  /** Called after each round with the commands answered so far, in all rounds. */
  readonly progress?: (round: number, answered: number) => void;
}

/** The result of all rounds. */
export interface Killed {
  /** Commands that were answered before a kill, and found again after it. */
  readonly answered: number;
  /** Commands cut off that had been stored already, and those that had not. */
  readonly cutAfterStoring: number;
  readonly cutBeforeStoring: number;
  readonly games: number;
}

/** Commands that a window has under way at a time. */
const UNDER_WAY = 3;

const WINDOWS = ['left', 'right'] as const;

/** One window over all rounds: its name stays, its connections don't. */
interface Window {
  readonly name: string;
  lastId: number;
  /** Commands that were cut off, by the id under which they are repeated. */
  readonly cut: Map<number, Command>;
}

interface PlayedGame {
  readonly ticket: NewGameTicket;
  readonly windows: readonly Window[];
  /** Requests that were answered as carried out: `window id`. */
  readonly answered: Set<string>;
  isOver: boolean;
}

/** Plays and kills. @throws AssertionError as soon as anything answered is lost or done twice */
export async function killAgainAndAgain(killing: Killing): Promise<Killed> {
  const done = { answered: 0, cutAfterStoring: 0, cutBeforeStoring: 0, games: 1 };
  let server = await killing.start();
  let game = await freshGame(server.url, 0);
  for (let round = 1; round <= killing.rounds; round++) {
    const players = await joined(server.url, game);
    await Promise.all(players.map((player, at) => repeatCut(player, game, game.windows[at]!)));
    done.answered += await playUntilKilled(server, game, players, killing.answers(round));
    const stored = storedRequests(killing.dataFolder, game.ticket.game);
    for (const request of game.answered) {
      assert.ok(stored.has(request), `round ${round}: ${request} was answered and is not stored`);
    }
    const cut = game.windows.flatMap(({ name, cut }) => [...cut.keys()].map(id => `${name} ${id}`));
    const kept = cut.filter(request => stored.has(request)).length;
    done.cutAfterStoring += kept;
    done.cutBeforeStoring += cut.length - kept;
    server = await killing.start();
    killing.progress?.(round, done.answered);
    if (game.isOver) {
      game = await freshGame(server.url, round);
      done.games += 1;
    }
  }
  const players = await joined(server.url, game);
  await Promise.all(players.map((player, at) => repeatCut(player, game, game.windows[at]!)));
  storedRequests(killing.dataFolder, game.ticket.game);
  await server.end('SIGTERM');
  return done;
}

async function freshGame(url: string, round: number): Promise<PlayedGame> {
  const ticket = await newGame(url, { ...HERO, seed: `killed ${round}` });
  const windows = WINDOWS.map(name => ({ name, lastId: 0, cut: new Map<number, Command>() }));
  return { ticket, windows, answered: new Set(), isOver: false };
}

/** Both windows at a server that was just started. */
async function joined(url: string, { ticket, windows }: PlayedGame): Promise<Player[]> {
  const players: Player[] = [];
  for (const window of windows) {
    const player = await Player.join(url, ticket, window.name, window.lastId);
    await player.look();
    // Of the other window it is told under id 0, but never of commands that were set aside.
    const notices = player.received.filter(({ type, id }) => type === 'problem' && id === 0);
    assert.deepEqual(notices, [], 'nothing is set aside');
    players.push(player);
  }
  return players;
}

/** Sends again what was cut off, stored or not: each is carried out once. */
async function repeatCut(player: Player, game: PlayedGame, window: Window): Promise<void> {
  for (const [id, command] of [...window.cut].toSorted(([one], [other]) => one - other)) {
    assert.ok(await perform(player, game, window, id, command), 'the server is running');
  }
  window.cut.clear();
  window.lastId = player.nextId - 1;
}

/** Sends one command and notes it when it was carried out. @returns whether it was answered */
async function perform(
  player: Player,
  game: PlayedGame,
  window: Window,
  id: number,
  command: Command,
): Promise<boolean> {
  const cut = player.left.then(() => undefined);
  const reply = await Promise.race([cut, player.ask('command', { command }, id)]);
  if (reply?.type === 'performed') {
    const { refusal, view } = reply.performed;
    if (command.kind === 'rest' && refusal === undefined) {
      game.answered.add(`${window.name} ${id}`);
    }
    game.isOver ||= view.ending !== undefined;
  } else if (reply !== undefined) {
    // A move that the rules refused isn't stored, and a later command of the window may be.
    assert.equal(command.kind, 'move', JSON.stringify(reply));
    assert.match(JSON.stringify(reply), /expected an id above/);
  }
  return reply !== undefined;
}

/** Both windows play until `answers` commands are answered; then the server is killed. @returns answers */
async function playUntilKilled(
  server: ServerProcess,
  game: PlayedGame,
  players: readonly Player[],
  answers: number,
): Promise<number> {
  let answered = 0;
  let killed: Promise<unknown> | undefined;
  const play = async (player: Player, window: Window) => {
    while (killed === undefined) {
      const id = player.nextId;
      const command = someCommand(id);
      window.cut.set(id, command);
      if (!(await perform(player, game, window, id, command))) {
        return;
      }
      answered += 1;
      // The last answers of a window are taken for lost, so that its commands are repeated.
      window.cut.delete(id - UNDER_WAY);
      if (answered >= answers) {
        killed ??= server.end('SIGKILL');
      }
    }
  };
  const playing = players.flatMap((player, at) =>
    Array.from({ length: UNDER_WAY }, () => play(player, game.windows[at]!)),
  );
  await Promise.all(playing);
  await killed;
  for (const [at, player] of players.entries()) {
    game.windows[at]!.lastId = player.nextId - 1;
  }
  return answered;
}

/** The requests of a game that are stored; each must be there once, and their numbers without gaps. */
function storedRequests(dataFolder: string, id: string): Set<string> {
  const file = new DatabaseSync(join(dataFolder, 'roguewright.sqlite'), { readOnly: true });
  const rows = file
    .prepare('select sequence, client, request from commands where game_id = ? order by sequence')
    .all(id);
  file.close();
  assert.deepEqual(
    rows.map(({ sequence }) => sequence),
    rows.map((_, place) => place + 1),
  );
  const requests = new Set(rows.map(({ client, request }) => `${client} ${request}`));
  assert.equal(requests.size, rows.length, 'a command was carried out twice');
  return requests;
}

function someCommand(number: number): Command {
  const direction = ((number * 5) % 8) + 1;
  return number % 3 === 0
    ? { kind: 'move', direction: direction as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 }
    : { kind: 'rest', count: 1 };
}

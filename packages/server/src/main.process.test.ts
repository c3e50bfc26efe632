// The program as people run it, with the engine's own games.

import type { Command, Performed } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import type { NewGameTicket } from './games/keeper.ts';
import { temporaryFolder } from './testing/folders.ts';
import { jsonOf, newGame, send } from './testing/http.ts';
import { Player } from './testing/player.ts';
import { freePort, runProcess, startProcess } from './testing/process.ts';

const MINUTE = 60_000;

describe('the program', () => {
  it('serves a game, stops when asked to, and goes on with it', { timeout: MINUTE }, async () => {
    const folder = temporaryFolder();
    const environment = { PORT: String(await freePort()), ROGUEWRIGHT_DATA: folder };
    const first = await startProcess(environment);
    expect(first.url).toBe(`http://localhost:${environment.PORT}`);
    const choices = jsonOf(await send(first.url, '/api/choices')) as { roles: { id: string }[] };
    expect(choices.roles.map(({ id }) => id)).toContain('wizard');
    const ticket = await newGame(first.url, await heroOf(first.url, 'demo'));
    const player = await Player.join(first.url, ticket);
    await player.look();
    const performed = await player.perform({ kind: 'rest', count: 1 });
    expect(await first.end('SIGTERM')).toBe(0);
    expect(first.printed()).toContain(`Games are kept in ${folder}`);

    const second = await startProcess(environment);
    const again = await Player.join(second.url, ticket);
    expect(standOf(await again.look())).toEqual(standOf(performed));
  });

  it('killed at any moment, loses nothing that it answered', { timeout: 3 * MINUTE }, async () => {
    const environment = {
      PORT: String(await freePort()),
      ROGUEWRIGHT_DATA: temporaryFolder(),
    };
    let server = await startProcess(environment);
    let game = await freshGame(server.url, 0);
    let answered = 0;
    for (let round = 1; round <= 10; round++) {
      const player = await Player.join(server.url, game.ticket, 'window', game.lastId);
      expect(standOf(await player.look())).toEqual(game.stand);
      const ended = new Promise<void>(resolve => {
        setTimeout(
          async () => {
            await server.end('SIGKILL');
            resolve();
          },
          20 + 17 * round,
        );
      });
      const unanswered = await playUntilCut(player, game, round);
      await ended;
      answered += game.answered;
      server = await startProcess(environment);
      const again = await Player.join(server.url, game.ticket, 'window', player.nextId);
      const repeated = await again.ask('command', { command: unanswered.command }, unanswered.id);
      // Stored or not when it was killed: repeated under its id, it is carried out once.
      expect(repeated).toMatchObject({ type: 'performed' });
      const { performed } = repeated as { performed: Performed };
      const counts = performed.refusal === undefined || performed.refusal.usesMove ? 1 : 0;
      expect(performed.sequence).toBe(game.stand.sequence + counts);
      game.stand = standOf(await again.look());
      expect(game.stand.sequence).toBe(performed.sequence);
      game.lastId = again.nextId;
      await again.leave();
      if (performed.view.ending !== undefined) {
        game = await freshGame(server.url, round);
      }
    }
    expect(answered).toBeGreaterThan(30);
  });

  it('says what is wrong with PORT', { timeout: MINUTE }, async () => {
    const { code, errors } = await runProcess({
      PORT: 'http',
      ROGUEWRIGHT_DATA: temporaryFolder(),
    });
    expect([code, errors]).toEqual([
      1,
      'PORT: expected an integer from 1 to 65535, got "http". ' +
        'Without it the game is served on port 8765.\n',
    ]);
  });

  it('says which port is in use', { timeout: MINUTE }, async () => {
    const environment = { PORT: String(await freePort()), ROGUEWRIGHT_DATA: temporaryFolder() };
    await startProcess(environment);
    const { code, errors } = await runProcess(environment);
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^Port ${environment.PORT} is in use.*\n$`));
  });
});

interface PlayedGame {
  readonly ticket: NewGameTicket;
  lastId: number;
  /** As the last answer left it. */
  stand: Stand;
  answered: number;
}

interface Stand {
  readonly sequence: number;
  readonly view: Performed['view'];
}

function standOf({ sequence, view }: Performed): Stand {
  return { sequence, view };
}

async function heroOf(url: string, seed: string): Promise<object> {
  const { races } = jsonOf(await send(url, '/api/choices')) as { races: { id: string }[] };
  return { heroName: 'Perchta', role: 'wizard', race: races[0]?.id, seed };
}

async function freshGame(url: string, round: number): Promise<PlayedGame> {
  const ticket = await newGame(url, await heroOf(url, `killed ${round}`));
  const player = await Player.join(url, ticket);
  const stand = standOf(await player.look());
  await player.leave();
  return { ticket, lastId: 0, stand, answered: 0 };
}

/** Plays until the connection is cut; gives the command that was not answered any more. */
async function playUntilCut(
  player: Player,
  game: PlayedGame,
  round: number,
): Promise<{ id: number; command: Command }> {
  game.answered = 0;
  const cut = player.left.then(() => 'cut' as const);
  for (;;) {
    const id = player.nextId;
    const command = someCommand(id + round);
    const reply = await Promise.race([cut, player.ask('command', { command }, id)]);
    if (reply === 'cut') {
      return { id, command };
    }
    if (reply.type === 'performed') {
      game.stand = standOf(reply.performed);
      game.answered += 1;
    }
  }
}

function someCommand(number: number): Command {
  const direction = ((number * 5) % 8) + 1;
  return number % 3 === 0
    ? { kind: 'rest', count: 1 }
    : { kind: 'move', direction: direction as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 };
}

// The hall of a server that is killed the moment it has answered the end of a game.

import type { HallPage } from '@roguewright/engine/game';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from './testing/folders.ts';
import { jsonOf, newGame, send } from './testing/http.ts';
import { Player } from './testing/player.ts';
import { freePort } from './testing/ports.ts';
import { startProcess } from './testing/process.ts';

/** Commands after which a hero that only rests has certainly starved. */
const MOST_COMMANDS = 200;

it('knows a game whose end was answered, after kill -9', async () => {
  const environment = { PORT: String(await freePort()), ROGUEWRIGHT_DATA: temporaryFolder() };
  const first = await startProcess(environment);
  const ticket = await newGame(first.url);
  const player = await Player.join(first.url, ticket);
  let { view } = await player.look();
  for (let rested = 0; view.ending === undefined && rested < MOST_COMMANDS; rested++) {
    ({ view } = await player.perform({ kind: 'rest', count: 20 }));
  }
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  const second = await startProcess(environment);
  const read = async () => jsonOf(await send(second.url, '/api/hall?ranking=marked')) as HallPage;
  // It is performed again first.
  const { lines } = await vi.waitUntil(
    async () => {
      const page = await read();
      return page.total === 1 ? page : undefined;
    },
    { timeout: 280_000, interval: 500 },
  );
  expect(lines[0]).toMatchObject({
    hero: 'Perchta',
    end: 'died',
    killer: view.ending?.killer,
    turns: view.ending?.turn,
    points: view.points,
  });
});

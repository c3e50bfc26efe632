// Two servers on one data folder, as people start them.

import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { newGame } from '../../testing/http.ts';
import { Player } from '../../testing/player.ts';
import { freePort } from '../../testing/ports.ts';
import { runProcess, startProcess } from '../../testing/process.ts';
import { testServer } from '../../testing/server.ts';

it('refuses a second server on the folder until the first is gone, even killed', async () => {
  const folder = temporaryFolder();
  const environment = async () => ({
    PORT: String(await freePort()),
    ROGUEWRIGHT_DATA: folder,
  });
  const first = await startProcess(await environment());
  const ticket = await newGame(first.url);
  const { code, errors } = await runProcess(await environment());
  expect([code, errors]).toEqual([
    1,
    `Another server (process ${first.pid}) serves the games in ${folder} already. ` +
      'Stop it, or name another folder in ROGUEWRIGHT_DATA.\n',
  ]);
  await expect(testServer({ dataFolder: folder })).rejects.toThrow('serves the games');
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  const second = await startProcess(await environment());
  const player = await Player.join(second.url, ticket);
  expect((await player.look()).sequence).toBe(0);
  expect(await second.end('SIGTERM')).toBe(0);
});

it('refuses a second server in the same process too', async () => {
  const dataFolder = temporaryFolder();
  const first = await testServer({ dataFolder });
  await expect(testServer({ dataFolder })).rejects.toThrow(`(process ${process.pid})`);
  await first.close();
  await testServer({ dataFolder });
});

// What an operator does to a server that runs as a process of its own, and what it tells him.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newGame } from '@roguewright/server/testing/http';
import { Player } from '@roguewright/server/testing/player';
import { freePort } from '@roguewright/server/testing/ports';
import { launchProcess } from '@roguewright/server/testing/server-process';
import { expect, it, onTestFinished } from 'vitest';
import { bundledPrograms } from '../programs.ts';

/** Milliseconds for which the server is stopped: more than 250, as a callback that takes too long. */
const STOPPED = 900;

async function launch() {
  const data = mkdtempSync(join(tmpdir(), 'roguewright-operator-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const environment = {
    PORT: String(await freePort()),
    ROGUEWRIGHT_DATA: data,
    ROGUEWRIGHT_LOG: 'json',
  };
  return { data, server: await launchProcess(environment, onTestFinished) };
}

it('admin message is shown to those who play', async () => {
  const { data, server } = await launch();
  const player = await Player.join(server.url, await newGame(server.url), 'window');
  await player.look();
  const words = 'The server restarts in five minutes.';
  const program = join(await bundledPrograms(), 'cli.js');
  const admin = spawn(process.execPath, [program, 'admin', 'message', words, '--data', data]);
  expect(await once(admin, 'exit')).toEqual([0, null]);
  await expect
    .poll(() => player.received)
    .toContainEqual({ type: 'problem', id: 0, message: `The operator says: ${words}` });
  await player.leave();
});

it('a server that held its players up says so in the log', async () => {
  const { server } = await launch();
  const alerts = () =>
    server
      .printed()
      .split('\n')
      .filter(line => line.includes('"level":"alert"'))
      .map(line => JSON.parse(line));
  await expect
    .poll(
      async () => {
        process.kill(server.pid, 'SIGSTOP');
        await wait(STOPPED);
        process.kill(server.pid, 'SIGCONT');
        await wait(STOPPED);
        return alerts();
      },
      { interval: 100 },
    )
    .not.toEqual([]);
  const [alert] = alerts();
  expect(alert.message).toBe(`The event loop was ${alert.loopDelay} ms late.`);
  expect(alert.loopDelay).toBeGreaterThan(250);
});

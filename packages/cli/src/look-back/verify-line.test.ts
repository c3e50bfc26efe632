// A game of a hall is performed again by anybody; a server that tells something else of it is found out.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineGames, GameKeeper, type RunningServer, startServer } from '@roguewright/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

let folder: string;
let server: RunningServer;
let liar: Server;
let lies: string;

async function verify(url: string) {
  const terminal = fakeTerminal();
  await run(['replay', '--verify', url], terminal);
  return terminal;
}

/** Ends a game by hunger. */
async function starve(dataFolder: string): Promise<void> {
  const keeper = await GameKeeper.open({ dataFolder, maker: engineGames() });
  const start = { heroName: 'Una', role: 'wizard', race: 'elf', seed: 'of Una' };
  const game = await keeper.open((await keeper.create(start)).game);
  let { view } = await game.look();
  while (view.ending === undefined) {
    ({ view } = await game.perform({ kind: 'rest', count: 20 }));
  }
  await game.close();
  await keeper.hallSettled();
  await keeper.close();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-verify-'));
  await starve(folder);
  server = await startServer({ port: 0, dataFolder: folder });
  // Passes everything on, but tells other points.
  liar = createServer((request, response) => {
    const passOn = async () => {
      const answer = await fetch(`${server.url}${request.url}`);
      const text = await answer.text();
      response.end(text.replace(/^(\{"ranking".*"points":)\d+/, '$1 777'));
    };
    passOn().catch(() => response.destroy());
  });
  await new Promise<void>(resolve => liar.listen(0, '127.0.0.1', resolve));
  lies = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`;
});

afterAll(async () => {
  liar.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('verifies a game of a hall, by either of its addresses', async () => {
  for (const path of ['/g/1', '/#/replay?entry=1']) {
    const { written, complaints, exitCode } = await verify(`${server.url}${path}`);
    expect(complaints).toBe('');
    expect(written).toMatch(/: verified\. Una the Elf Wizard, \d+ points: \d+ commands, /);
    expect(exitCode).toBe(0);
  }
});

it('finds out a hall that tells more points', async () => {
  const { written, exitCode } = await verify(`${lies}/g/1`);
  expect(written).toMatch(/not verified\. points: told 777, came 0\./);
  expect(exitCode).toBe(1);
});

it('says what is wrong with an address', async () => {
  expect((await verify('una.roguewright')).complaints).toContain(
    'such as https://play.example/g/7',
  );
  expect((await verify(`${server.url}/g/99`)).complaints).toContain('no line 99');
});

// The program as people run it, with the engine's own games.

import type { Performed } from '@roguewright/engine/game';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from './testing/folders.ts';
import { jsonOf, newGame, send } from './testing/http.ts';
import { Player } from './testing/player.ts';
import { freePort } from './testing/ports.ts';
import { runProcess, startProcess } from './testing/process.ts';
import { launchUnread } from './testing/server-process.ts';

describe('the program', () => {
  it('serves a game, stops when asked to, and goes on with it', async () => {
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

  it('goes on when nobody reads what it says', async () => {
    const port = await freePort();
    const environment = { PORT: String(port), ROGUEWRIGHT_DATA: temporaryFolder() };
    const child = launchUnread(environment, onTestFinished);
    const url = `http://localhost:${port}`;
    const answers = () => fetch(`${url}/healthz`).then(({ status }) => status, String);
    await expect.poll(answers).toBe(200);
    // Its sentences follow the first answer.
    await newGame(url, await heroOf(url, 'unread'));
    expect(await answers()).toBe(200);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  });

  it('says what is wrong with PORT', async () => {
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

  it('says which port is in use', async () => {
    const environment = { PORT: String(await freePort()), ROGUEWRIGHT_DATA: temporaryFolder() };
    await startProcess(environment);
    const { code, errors } = await runProcess({
      ...environment,
      ROGUEWRIGHT_DATA: temporaryFolder(),
    });
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^Port ${environment.PORT} is in use.*\n$`));
  });
});

function standOf({ sequence, view }: Performed): Pick<Performed, 'sequence' | 'view'> {
  return { sequence, view };
}

async function heroOf(url: string, seed: string): Promise<object> {
  const { races } = jsonOf(await send(url, '/api/choices')) as { races: { id: string }[] };
  return { heroName: 'Perchta', role: 'wizard', race: races[0]?.id, seed };
}

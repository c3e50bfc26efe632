// What operators see of a server: whether it lives and is ready, its metrics, its log, and how it ends.

import { setTimeout as wait } from 'node:timers/promises';
import { ENGINE_VERSION } from '@roguewright/engine/host';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { HERO, jsonOf, newGame, send } from '../testing/http.ts';
import { inDatabase } from '../testing/keepers.ts';
import { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { logOf } from './log.ts';
import { LoopWatch } from './loop-watch.ts';

const REST = { kind: 'rest', count: 1 } as const;

describe('a server', () => {
  it.each([
    ['/healthz', 'alive'],
    ['/readyz', 'ready'],
  ])('answers %s under any name', async (path, status) => {
    const { url } = await testServer();
    const answer = await send(url, path, { headers: { Host: '10.0.0.7:8765' } });
    expect([answer.status, jsonOf(answer)]).toEqual([200, { status }]);
  });

  it('tells anyone its version and how many games are open', async () => {
    const { url } = await testServer();
    await Player.join(url, await newGame(url), 'window');
    const answer = await send(url, '/status');
    expect(jsonOf(answer)).toEqual({ version: ENGINE_VERSION, processes: 1, games: 1 });
  });

  it('measures commands and requests, and tells no secret', async () => {
    const { url } = await testServer();
    const ticket = await newGame(url);
    const player = await Player.join(url, ticket, 'window');
    await player.perform(REST);
    await player.ask('command', { command: REST }, 1);
    const { headers, body } = await send(url, '/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    const text = body.toString();
    for (const line of [
      'roguewright_commands_total{outcome="performed"} 1',
      'roguewright_commands_total{outcome="repeated"} 1',
      'roguewright_command_seconds_count 2',
      'roguewright_append_seconds_count 1',
      'roguewright_http_requests_total{status="201"} 1',
      'roguewright_games_open 1',
      'roguewright_windows_open 1',
      'roguewright_ready 1',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    for (const secret of [ticket.game, ticket.token, HERO.heroName, '127.0.0.1']) {
      expect(text).not.toContain(secret);
    }
  });

  it('answers the commands that it carries out before it ends', async () => {
    const dataFolder = temporaryFolder();
    const server = await testServer({ dataFolder });
    const ticket = await newGame(server.url);
    const player = await Player.join(server.url, ticket, 'window');
    const first = player.ask('command', { command: REST }, 1);
    for (let id = 2; id <= 20; id++) {
      player.room.send('command', { id, command: REST });
    }
    await first;
    await server.close();
    await player.left;
    const stored = inDatabase(dataFolder, file =>
      file.prepare('select request from commands order by request').all(),
    );
    const answered = player.received.filter(({ type }) => type === 'performed');
    expect(answered.map(({ id }) => id)).toEqual(stored.map(({ request }) => request));
  });
});

describe('the log', () => {
  it('is written as a line of JSON for each entry', () => {
    const lines: string[] = [];
    const log = logOf('json', { out: line => lines.push(line), error: () => undefined });
    log.info('Roguewright is served.');
    log.alert('The event loop was 300 ms late.', { loopDelay: 300 });
    log.error(new Error('the disk\nis full'));
    const entries = lines.map(line => JSON.parse(line));
    expect(entries).toMatchObject([
      { level: 'info', message: 'Roguewright is served.' },
      { level: 'alert', message: 'The event loop was 300 ms late.', loopDelay: 300 },
      { level: 'error', message: 'the disk\nis full', stack: expect.stringContaining('Error') },
    ]);
    for (const { time } of entries) {
      expect(new Date(time).toISOString()).toBe(time);
    }
  });

  it('is written as sentences, defects with their stacks', () => {
    const [out, errors]: [string[], unknown[]] = [[], []];
    const log = logOf('text', { out: line => out.push(line), error: line => errors.push(line) });
    const defect = new Error('broken');
    log.info('Roguewright is served.');
    log.alert('The event loop was 300 ms late.');
    log.error(defect);
    expect([out, errors]).toEqual([
      ['Roguewright is served.'],
      ['The event loop was 300 ms late.', defect],
    ]);
  });
});

describe('the event loop', () => {
  it('is watched: a delay of more than 250 ms is told', async () => {
    const delays: number[] = [];
    const watch = new LoopWatch(milliseconds => delays.push(milliseconds));
    await wait(50);
    const end = performance.now() + 500;
    while (performance.now() < end) {
      // A job that takes too long.
    }
    await wait(50);
    watch.look();
    watch.close();
    expect(delays).toHaveLength(1);
    expect(delays[0]).toBeGreaterThan(250);
    expect(watch.last.max).toBe(delays[0]);
  });
});

// A player plays at the page of two processes behind one name. The one that has his game is killed: the page
// goes on at the other one, and nothing that was shown is lost, nor anything done twice.

import { Cluster } from '@roguewright/server/testing/cluster';
import { findServices, inDatabaseAt } from '@roguewright/server/testing/services';
import { expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { Player } from './player.ts';

const services = await findServices('postgres', 'redis');

/** The process that has the only game. */
async function holderIn(database: string): Promise<string> {
  return await inDatabaseAt(database, async client => {
    const { rows } = await client.query(`select owner from leases where owner <> ''`);
    return rows[0]?.owner as string;
  });
}

it.skipIf(services.areMissing)(`the page goes on at another process${services.why}`, async () => {
  const cluster = await Cluster.start(2, onTestFinished);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  const sockets: string[] = [];
  page.on('websocket', socket => sockets.push(new URL(socket.url()).pathname));
  await page.goto(cluster.balancer.url);
  const player = new Player(page);
  await player.begin('Perchta', 'ember-1');
  await player.press('s');
  const { turn } = await player.look();
  const holder = await holderIn(cluster.database);
  expect(sockets.at(-1)).toMatch(new RegExp(`^/p/${holder}/`));

  // Killed at the very moment of a key, whether it was stored or not.
  await Promise.all([page.keyboard.press('s'), cluster.kill(holder)]);
  await page.getByText('Connection lost. Your progress is safe. Reconnecting').waitFor();
  await player.settle();
  expect((await player.look()).turn).toBe(turn + 1);
  await player.press('s');
  expect((await player.look()).turn).toBe(turn + 2);
  expect(complaints).toEqual([]);
  await page.close();
  await cluster.end();
});

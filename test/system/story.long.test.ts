// What a person does first, told once and played twice: over a socket, and on the shelf `long` on the
// device alone too. A hero is made, a monster aimed at, its odds read, the spell cast, the monster killed, the page reloaded and
// the same game gone on with, all by visible controls and keys.

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellEvents } from '@roguewright/engine/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { follow } from './follow.ts';
import { findKillingCast } from './killing-cast.ts';
import { keyOfDirection, Player } from './player.ts';
import { freePort, killServer, spawnServer } from './server-process.ts';

/** The longest way to the first spell that kills. */
const MOST_COMMANDS = 30;

let browser: Browser;
let server: ChildProcess;
let url: string;
const { tale, command, target } = findKillingCast(MOST_COMMANDS);
const folder = mkdtempSync(join(tmpdir(), 'roguewright-system-'));

beforeAll(async () => {
  const port = await freePort();
  server = await spawnServer(port, folder);
  url = `http://localhost:${port}`;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await killServer(server);
  rmSync(folder, { recursive: true, force: true });
});

/** A probability as the page writes it. */
function percent(probability: number): string {
  const figure = 100 * probability;
  return figure < 1 ? '< 1 %' : figure > 99 ? '> 99 %' : `${Math.round(figure)} %`;
}

/** The figure of a name in a panel, its narrow spaces made plain. */
function figureOf(text: string | null, name: string): string {
  const figures = /^[<>]? ?\d+ %/;
  const plain = (text ?? '').replaceAll('\u202f', ' ');
  return figures.exec(plain.slice(plain.indexOf(name) + name.length))?.[0] ?? `none in ${plain}`;
}

async function playStory(place: string): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  await page.goto(url);
  const player = new Player(page);
  const twin = await follow(player, tale, place);

  // Aimed, the page says of the monster what the rules say of it.
  const { view } = twin.look();
  const spell = view.spells.find(({ id }) => id === command.spell)!;
  await page.keyboard.press('Z');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(spell.name) })
    .click();
  const panel = page.getByRole('region', { name: `Aim ${spell.name}` });
  if (spell.needsDirection) {
    await player.press(keyOfDirection(command.direction));
  }
  const odds = panel.getByRole('region', { name: `Odds against the ${target.name}` }).first();
  await odds.waitFor();
  const said = await odds.textContent();
  expect(figureOf(said, 'to hit')).toBe(percent(target.hitChance));
  expect(figureOf(said, 'to kill')).toBe(percent(target.killChance));

  // Cast, it dies in the words of the game.
  await player.press('Enter');
  const performed = twin.perform(command);
  const told = tellEvents(performed);
  const log = await player.log();
  for (const line of told.filter(text => text !== '')) {
    expect(log).toContain(line);
  }
  expect(log).toMatch(new RegExp(`${target.name} dies`, 'i'));

  // After a reload it is the same game, and goes on as such.
  const before = await player.look();
  await page.reload();
  await player.map.waitFor();
  await player.settle();
  const { near: _, ...shown } = before;
  expect(await player.look()).toMatchObject(shown);
  expect(await player.log()).toBe(log);
  await player.press('s');
  const { view: after } = twin.perform({ kind: 'search', count: 1 });
  const { turn, hitPoints } = await player.look();
  expect({ turn, hitPoints }).toEqual({ turn: after.turn, hitPoints: after.hero.hitPoints });
  expect(complaints).toEqual([]);
  await context.close();
}

describe('a first game', () => {
  it.each(['On the server', 'On this device'])(
    'goes from a fresh page to a killed monster and on: %s',
    playStory,
  );
});

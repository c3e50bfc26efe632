// The first moves of a game as a person plays it: in a real browser, over the socket, by visible
// controls and keys only. Whole games are in whole-games.long.test.ts.

import type { Command } from '@roguewright/engine/game';
import type { LocalGame } from '@roguewright/engine/host';
import type { TargetOdds } from '@roguewright/engine/odds';
import type { RunningServer } from '@roguewright/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { follow } from './follow.ts';
import { keyOfDirection, Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';
import { beginTale, findTale, type Tale } from './tales.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let browser: Browser;
let server: RunningServer;
const contexts: BrowserContext[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

afterEach(async () => {
  await Promise.all(contexts.splice(0).map(context => context.close()));
  // Whatever a page complains of, in its console or by throwing, is a defect.
  expect(complaints.splice(0)).toEqual([]);
});

/** A fresh browser at the title page. */
async function open(viewport: typeof WIDE): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  contexts.push(context);
  const page = await context.newPage();
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') {
      complaints.push(message.text());
    }
  });
  await page.goto(server.url);
  return page;
}

/** Reloads the page and demands the same game. */
async function reload(player: Player): Promise<void> {
  const log = await player.log();
  const { near: _, ...before } = await player.look();
  await player.page.reload();
  await player.map.waitFor();
  await player.settle();
  expect(await player.look()).toMatchObject(before);
  expect(await player.log()).toBe(log);
}

/** The first command of a tale that the test wants and that would harm a creature. */
function firstHarm(tale: Tale, kind: 'cast' | 'fire'): number | undefined {
  const game = beginTale(tale);
  for (const [count, command] of tale.commands.entries()) {
    if (command.kind === kind && questionOf(game, command) !== undefined) {
      return count;
    }
    game.perform(command);
  }
  return undefined;
}

/** The creature that a cast or a shot would meet. */
function questionOf(game: LocalGame, command: Command): TargetOdds | undefined {
  if (command.kind === 'cast') {
    const { spell, direction } = command;
    return game
      .odds({ ask: 'cast', spell, direction })
      .targets.find(({ id }) => id !== game.look().view.hero.id);
  }
  if (command.kind !== 'fire') {
    return undefined;
  }
  const { x, y, item } = command;
  const target = game
    .look()
    .view.things.find(thing => thing.kind === 'creature' && thing.x === x && thing.y === y);
  return target && game.odds({ ask: 'fire', item, target: target.id }).targets[0];
}

/** The next command of the tale, which was cut off before it. */
function nextOf(whole: Tale, cut: Tale): Command {
  return whole.commands[cut.commands.length]!;
}

describe('the game', () => {
  it('shows what a spell would do before it is cast, and is the same after a reload', async () => {
    let whole: Tale | undefined;
    const cut = findTale({ roles: ['wizard'], commands: 40, games: 200 }, tale => {
      whole = tale;
      return firstHarm(tale, 'cast');
    });
    const player = new Player(await open(WIDE));
    const game = await follow(player, cut);
    const command = nextOf(whole!, cut);
    const target = questionOf(game, command)!;
    const { page } = player;
    const { spells } = game.look().view;
    const spell = spells.find(({ id }) => command.kind === 'cast' && id === command.spell)!;
    await page.getByRole('button', { name: 'Cast Z' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(spell.name) })
      .click();
    const panel = page.getByRole('region', { name: `Aim ${spell.name}` });
    if (spell.needsDirection && command.kind === 'cast') {
      await player.press(keyOfDirection(command.direction));
    }
    const odds = panel.getByRole('region', { name: `Odds against the ${target.name}` });
    await odds.first().waitFor();
    expect(await panel.textContent()).toMatch(/to fail\d+\s%energy, of \d+/);
    expect(await panel.getByRole('list', { name: 'How exact' }).textContent()).toMatch(
      /exact|estimated|as far as you know/,
    );
    expect(await odds.first().textContent()).toMatch(/to hit[<>\s\d]+%to kill[<>\s\d]+%/);
    await page.keyboard.press('x');
    const reasons = panel.getByRole('region', { name: 'Why' }).getByRole('listitem');
    expect(await reasons.count()).toBeGreaterThan(3);
    await page.keyboard.press('x');
    await page.keyboard.press('Enter');
    await player.settle();
    expect(await player.log()).toMatch(new RegExp(`You (cast|fail to cast) ${spell.name}`));
    await reload(player);
  });

  it('shows what a shot would do before it is loosed', async () => {
    let whole: Tale | undefined;
    const cut = findTale({ roles: ['ranger'], commands: 40, games: 200 }, tale => {
      whole = tale;
      return firstHarm(tale, 'fire');
    });
    const player = new Player(await open(WIDE));
    const game = await follow(player, cut);
    const target = questionOf(game, nextOf(whole!, cut))!;
    await player.page.getByRole('button', { name: 'Fire f' }).click();
    const panel = player.page.getByRole('region', { name: /^Fire / });
    const odds = panel.getByRole('region', { name: `Odds against the ${target.name}` });
    await odds.first().waitFor();
    expect(await panel.textContent()).toMatch(/If it hits, it breaks \d+\s% of the time/);
    expect(await panel.textContent()).toContain('Turns until it is dead');
    await panel.getByRole('button', { name: /^Fire/ }).click();
    await player.settle();
    expect(await player.log()).toMatch(/You shoot/);
  });

  it('lists its commands, what is worn, and the skills', async () => {
    const page = await open(WIDE);
    const player = new Player(page);
    await player.begin('Perchta', 'sheets', 'valkyrie');
    for (const [key, heading, text] of [
      ['?', 'Help', 'Shoot with the launcher'],
      ['*', 'Worn and held', 'in hand'],
      ['E', 'Skills', 'up to expert'],
      ['w', 'Wield what?', 'nothing (bare hands)'],
    ] as const) {
      await page.keyboard.press(key);
      const dialog = page.getByRole('dialog', { name: heading });
      await dialog.getByText(text).first().waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  });
});

describe('the title page', () => {
  it('says beside the field what is wrong with a hero', async () => {
    const page = await open(WIDE);
    await page.getByRole('link', { name: 'New game' }).click();
    // A first hero is offered a name.
    const name = page.getByLabel('Name', { exact: true });
    expect(await name.inputValue()).toMatch(/^[A-Z][a-z]+$/);
    await name.fill('');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByText('Your hero needs a name.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe(
      'true',
    );
    expect(page.url()).toBe(`${server.url}/#/new`);
  });

  it('shows the games of this browser and of no other', async () => {
    const page = await open(WIDE);
    await new Player(page).begin('Gundula', 'ember-1');
    await page.goto(server.url);
    await page.getByRole('link', { name: /Gundula.*Human Wizard · playing, turn 1/ }).click();
    await page.getByRole('application', { name: 'Map' }).waitFor();
    const stranger = await open(WIDE);
    await stranger.goto(page.url());
    await stranger
      .getByText('You can continue a game only in the browser where you started it.')
      .waitFor();
  });
});

describe('a telephone', () => {
  it('plays by taps alone, with nothing wider than its screen', async () => {
    const page = await open(PHONE);
    const player = new Player(page);
    const fits = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
    expect(await fits()).toBe(true);
    await player.begin('Perchta', 'ember-1');
    expect(await fits()).toBe(true);
    for (const [button, heading] of [
      ['Bag', 'Bag'],
      ['Cast', 'Cast which spell?'],
      ['More', 'More'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${button}\\b`) }).click();
      await page.getByRole('dialog', { name: heading }).getByText('Close Esc').click();
      expect(await fits()).toBe(true);
    }
    await page.getByRole('button', { name: /^Cast\b/ }).click();
    await page.getByRole('button', { name: /fireball/ }).click();
    const panel = page.getByRole('region', { name: 'Aim fireball' });
    await panel.getByRole('button', { name: 'east', exact: true }).click();
    const [map, odds] = [await player.map.boundingBox(), await panel.boundingBox()];
    expect(map!.y + map!.height).toBeLessThanOrEqual(odds!.y + 1);
    await panel.getByRole('button', { name: /^Cast\b/ }).click();
    await player.settle();
    expect(await player.log()).toMatch(/You (cast|fail to cast) fireball/);
  });
});

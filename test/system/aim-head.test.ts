// The head of the panel that aims: who, what with, and no name cut to a letter by conditions beside it.

import type { RunningServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

it('shows the name whole beside conditions, and the picture of the missile', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin('Tomoe of Azuma', 'quiver', 'samurai');
  await page.keyboard.press('f');
  const panel = page.getByRole('region', { name: /^Fire .*arrow/ });
  await panel.waitFor();
  await page.getByRole('region', { name: 'You, in short' }).getByText('fast').waitFor();
  const name = page.getByRole('button', { name: /^Tomoe/ }).locator('strong');
  const widths = await name.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  expect(await panel.locator('header svg.icon').count()).toBe(1);
  // More conditions stay in one row, below the name if they don't fit beside it.
  const tops = await page.locator('.vitals .chip').evaluate(chip => {
    chip.closest('.vitals')!.querySelector('strong')!.textContent = 'Una';
    const others = ['confused 18', 'blind 422', 'heroic 47'].map(words => {
      const other = chip.cloneNode() as HTMLElement;
      other.textContent = words;
      return other;
    });
    chip.after(...others);
    return [chip, ...others].map(one => one.getBoundingClientRect().top);
  });
  expect(new Set(tops).size).toBe(1);
  await context.close();
});

it('breaks a long phrase about how exact the odds are into lines', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.url);
  await new Player(page).begin('Ottla', 'exact', 'priest');
  await page.keyboard.press('Z');
  await page.getByRole('button', { name: /succour/i }).click();
  const chip = page.getByRole('list', { name: 'How exact' }).getByRole('listitem');
  const overflow = await chip.evaluate(one => {
    one.textContent = 'if nobody moves, as far as you know: it crosses squares you can’t see';
    const body = one.closest('.panel-body')!;
    return body.scrollWidth - body.clientWidth;
  });
  expect(overflow).toBe(0);
  await context.close();
});

it('says first why a spell can’t be cast, in the menu and where it is aimed', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin('Ottla', 'spent', 'priest');
  const menu = page.getByRole('dialog', { name: 'Cast which spell?' });
  const panel = page.getByRole('region', { name: 'Aim succour' });
  const succour = menu.getByRole('button', { name: /succour/i });
  const openMenu = async () => {
    await page.keyboard.press('Z');
    await succour.waitFor();
    return await succour.getByText(/^costs more (energy|grace) than you have$/).count();
  };
  expect(await openMenu()).toBe(0);
  do {
    await succour.click();
    await panel.waitFor();
    await player.press('Enter');
    await panel.waitFor({ state: 'hidden' });
    await player.settle();
  } while ((await openMenu()) === 0);
  const failing = /(\d+)\s%\s+to fail/.exec((await succour.textContent()) ?? '')?.[1];
  await succour.click();
  const figures = panel.locator('.figures');
  await figures.waitFor();
  expect(await figures.textContent()).toMatch(new RegExp(`^to fail${failing}\\s%`));
  const told = await panel.locator('.panel-body > *').first().textContent();
  expect(told).toMatch(/^You don’t have enough (energy|grace) for that spell\.$/);
  expect(await panel.locator('.chart').count()).toBe(0);
  await context.close();
});

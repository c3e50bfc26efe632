// The page of a new hero: the numbers belong to the name above them, and Begin is always in view.

import type { RunningServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

it('never shows the numbers of one role under the name of another', async () => {
  const page = await browser.newPage();
  const numbers = page.getByRole('region', { name: 'What this hero begins with' });
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/\/api\/preview\?.*samurai/, async route => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/#/new?role=wizard`);
  await numbers.getByRole('table').waitFor();
  const ofWizard = await numbers.getByRole('table').textContent();

  await page.getByRole('radio', { name: 'Samurai' }).check();
  await numbers.getByRole('heading', { name: 'Human Samurai' }).waitFor();
  await numbers.getByText('Working out the numbers of the Human Samurai').waitFor();
  expect(await numbers.getByRole('table').count()).toBe(0);
  expect(await numbers.getAttribute('aria-busy')).toBe('true');

  release();
  await numbers.getByRole('table').waitFor();
  expect(await numbers.getByRole('table').textContent()).not.toBe(ofWizard);
  // What was answered once is there at once.
  await page.getByRole('radio', { name: 'Wizard' }).check();
  await numbers.getByRole('heading', { name: 'Human Wizard' }).waitFor();
  expect(await numbers.getByRole('table').textContent()).toBe(ofWizard);
  await page.close();
});

it('says the spell paths of a hero, and pays a prayer with grace', async () => {
  const page = await browser.newPage();
  const numbers = page.getByRole('region', { name: 'What this hero begins with' });
  await page.goto(`${server.url}/#/new?role=priest`);
  await page.getByRole('radio', { name: 'Elf', exact: true }).check();
  await numbers.getByRole('heading', { name: 'Elf Priest' }).waitFor();
  await numbers.getByText(/Attuned to .*light \(Elf\)/).waitFor();
  const succour = numbers.getByRole('listitem').filter({ hasText: 'Succour' });
  expect(await succour.textContent()).toContain('4 grace · grace for 1–2 casts');
  await page.close();
});

it('has Begin in view without scrolling, wide and on a telephone', async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await browser.newPage({ viewport });
    await page.goto(`${server.url}/#/new`);
    const begin = page.getByRole('button', { name: 'Begin' });
    await begin.waitFor();
    const box = (await begin.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    await page.close();
  }
});

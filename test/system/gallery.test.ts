// The gallery in a real browser: by keyboard, and on a telephone.

import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let address = '';

beforeAll(async () => {
  browser = await sharedBrowser();
  address = `${(await sharedServer()).url}/`;
});

describe('the gallery of spells', () => {
  it('is reached from the title page, and shows a film with its numbers', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    try {
      await page.goto(address);
      await page.getByRole('link', { name: /Gallery of spells/ }).click();
      await page.getByRole('link', { name: /bullet/ }).focus();
      await page.keyboard.press('Enter');
      const film = page.getByRole('article');
      const picture = film.getByRole('img', { name: 'Fireball, cast east at level 11' });
      await picture.waitFor();
      const wide = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      expect(wide).toBeGreaterThan(0);
      await expect.poll(() => film.getByRole('rowheader').allTextContents()).toContain('30');

      await film.getByLabel('Direction').selectOption('north-east');
      await film.getByRole('img', { name: /cast north-east/ }).waitFor();
      await film.getByLabel('Level').fill('30');
      await film.getByRole('img', { name: /at level 30/ }).waitFor();
      await film.getByText('The film as text').click();
      expect(await film.locator('pre').textContent()).toContain('tick 1');
      if (process.env.ROGUEWRIGHT_PICTURES !== undefined) {
        await page.screenshot({ path: `${process.env.ROGUEWRIGHT_PICTURES}/gallery.png` });
      }
    } finally {
      await page.close();
    }
  });

  it('fits a telephone, and stands still for readers who want no motion', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    try {
      const page = await context.newPage();
      await page.goto(`${address}#/spells/36`);
      const picture = page.getByRole('article').getByRole('img');
      await picture.waitFor();
      const source = await picture.getAttribute('src');
      expect(decodeURIComponent(source!)).not.toContain('@keyframes');
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      if (process.env.ROGUEWRIGHT_PICTURES !== undefined) {
        await page.screenshot({
          path: `${process.env.ROGUEWRIGHT_PICTURES}/gallery-390.png`,
          fullPage: true,
        });
      }
    } finally {
      await context.close();
    }
  });

  it('shows the film at the top of a telephone once one is chosen from the list', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    try {
      await page.goto(`${address}#/spells`);
      await page.getByRole('link', { name: /bullet/ }).click();
      const film = page.getByRole('article');
      await film.getByRole('img', { name: 'Fireball, cast east at level 11' }).waitFor();
      const top = () => film.evaluate(article => article.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(100);
    } finally {
      await page.close();
    }
  });
});

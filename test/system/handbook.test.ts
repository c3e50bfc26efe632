// The handbook in a real browser: by keyboard, under other rules, and on a telephone.

import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPage, prepareChecks } from './page-check.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let address = '';

beforeAll(async () => {
  browser = await sharedBrowser();
  address = `${(await sharedServer()).url}/`;
});

/** Parts of a wide table: it is scrolled in a region of its own, and the page isn't. */
const SCROLLED = /^wide: (?:table|caption|thead|tbody|tr|th|td|a)\./;

/** A page of the handbook at a width, closed at the end. */
async function withPage(
  { width, hash }: { readonly width: number; readonly hash: string },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    await prepareChecks(page);
    await page.goto(`${address}${hash}`);
    await look(page);
  } finally {
    await page.close();
  }
}

async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.ROGUEWRIGHT_PICTURES !== undefined) {
    await page.screenshot({ path: `${process.env.ROGUEWRIGHT_PICTURES}/${name}.png` });
  }
}

describe('the handbook', () => {
  it('is reached from the title page, searched, and read by keyboard', async () => {
    await withPage({ width: 1440, hash: '' }, async page => {
      await page.getByRole('link', { name: /Handbook/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Search').fill('wrested');
      const chapters = page.getByRole('navigation', { name: 'Chapters' });
      await expect.poll(() => chapters.getByRole('listitem').count()).toBeLessThan(5);
      await chapters.getByRole('link', { name: 'What to charge' }).focus();
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: 'What to charge' });
      await expect.poll(() => heading.evaluate(one => one === document.activeElement)).toBe(true);
      expect(page.url()).toContain('#/handbook/charging.advice');
      await page.getByLabel('Search').fill('no such words');
      await page.getByText('No section has all of these words.').waitFor();
    });
  });

  it('computes its tables under the rules that are picked', async () => {
    await withPage({ width: 1440, hash: '#/handbook/casting.fail' }, async page => {
      const row = page.getByRole('row', { name: /^9 0 %/ }).first();
      expect(await row.getByRole('cell').nth(3).textContent()).toMatch(/^53\s%$/);
      const link = await row.getByRole('link').nth(3).getAttribute('href');
      expect(link).toBe('#/lab?v=1&q=cast&int=18&level=9&role=wizard&skill=basic&spell-level=4');
      await takePicture(page, 'handbook');
      await page.getByLabel('Rules').selectOption('fiqhack');
      await page.getByText('no cast fails for lack of skill').waitFor();
      expect(page.url()).toContain('?rules=fiqhack');
      await page.goBack();
      await row.waitFor();
    });
  });

  it('marks what differs from the original program, and tells what other rulesets do', async () => {
    await withPage({ width: 1440, hash: '#/handbook/speed.moves' }, async page => {
      const overtaxed = page.getByRole('row', { name: /^overtaxed/ }).first();
      expect(await overtaxed.getByRole('cell').first().textContent()).toMatch(/^1\.5\s\(2\)$/);
      await page.getByRole('link', { name: 'speed', exact: true }).click();
      await page.locator('summary', { hasText: 'NetHackWiki: Speed' }).click();
      await page.getByText('A gallop lasts 20 to 30 turns; it lasted 30 to 49.').waitFor();
    });
  });

  it('says so when there is no such section, and no such rules', async () => {
    await withPage({ width: 1440, hash: '#/handbook/casting.fial' }, async page => {
      await page.getByRole('alert').getByText('did you mean casting.fail').waitFor();
    });
    await withPage({ width: 1440, hash: '#/handbook/casting.fail?rules=hose' }, async page => {
      await page.getByRole('alert').getByText('did you mean house').waitFor();
    });
  });

  it.each([1440, 390])(
    'says how a chapter differs under a composition, at a width of %i',
    async width => {
      const hash = '#/handbook/casting?rules=casting=nethack-3.4.3,speed=wiki-speed';
      await withPage({ width, hash }, async page => {
        const differs = page.getByRole('region', {
          name: 'Differences from the house',
        });
        await differs.getByText('How NetHack 3.4.3 differs from the house').waitFor();
        await differs.getByText('What the house does and it doesn’t:').waitFor();
        const crossed = differs.getByRole('listitem').filter({ hasText: 'crossed in one of four' });
        expect(await crossed.textContent()).toContain('it replaced them. (In part.)');
        expect(await checkPage(page, 'main')).toEqual([]);
        await page.getByLabel('Rules').selectOption('house');
        await differs.waitFor({ state: 'detached' });
      });
    },
  );

  it.each([1440, 390])('is sound at a width of %i', async width => {
    for (const place of ['casting.penalty', 'combat.blows', 'charging']) {
      await withPage({ width, hash: `#/handbook/${place}` }, async page => {
        await page.getByRole('article').waitFor();
        const problems = await checkPage(page, 'main');
        expect(problems.filter(problem => !SCROLLED.test(problem))).toEqual([]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over).toBeLessThanOrEqual(0);
        await takePicture(page, `handbook-${place}-${width}`);
      });
    }
  });
});

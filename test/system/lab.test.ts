// The lab in a real browser: by keyboard only, by touch on a telephone, and checked by axe.

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

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Opens a page, does something and closes it. */
async function visit(
  settings: Parameters<Browser['newContext']>[0],
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(settings);
  try {
    const page = await context.newPage();
    await prepareChecks(page);
    await work(page);
  } finally {
    await context.close();
  }
}

/** The answer in a line, once it belongs to the present question. */
async function lineOf(page: Page): Promise<string> {
  await page.locator('.answer[aria-busy="false"]').first().waitFor();
  return (await page.locator('[data-line]').first().getAttribute('data-line')) ?? '';
}

async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.ROGUEWRIGHT_PICTURES !== undefined) {
    const path = `${process.env.ROGUEWRIGHT_PICTURES}/${name}.png`;
    await page.screenshot({ path, fullPage: true });
  }
}

describe('the lab', () => {
  it('is reached from the title page and answers by keyboard only', async () => {
    await visit({ viewport: { width: 1440, height: 900 } }, async page => {
      await page.goto(address);
      await page.getByRole('link', { name: /^Lab/ }).focus();
      await page.keyboard.press('Enter');
      const before = await lineOf(page);
      expect(before).toContain('level 10 wizard');
      await page.getByLabel('Level', { exact: true }).focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => lineOf(page)).toContain('level 11 wizard');
      expect(page.url()).toContain('#/lab?v=1&q=cast&int=18&level=11&spell=fireball');
      await page.getByRole('radio', { name: 'exactly' }).focus();
      await page.keyboard.press('ArrowRight');
      const slider = page.getByRole('slider', { name: 'Value, at least' });
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => lineOf(page)).toMatch(/at least \d+\.?\d* % of all attempts/);
      expect(await slider.getAttribute('aria-valuetext')).toMatch(/^at least \d+ points of damage:/);
      expect(await checkPage(page, 'main')).toEqual([]);
      await shoot(page, 'lab');
    });
  });
});

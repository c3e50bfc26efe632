// The pages of the running game, photographed in Chromium and packed as WebP by it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { Player } from '../system/player.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** How much of a picture WebP keeps, 0…1. */
const QUALITY = 0.86;

/** What is photographed. */
export interface Shooting {
  readonly browser: Browser;
  /** The address of the game. */
  readonly url: string;
  /** A game's file, at a moment worth a picture. */
  readonly moment: string;
  /** What opens the games that ended before, as the page keeps it. */
  readonly savedGames: readonly object[];
  /** Where pictures go. */
  readonly folder: string;
}

/** Takes all pictures. */
export async function shootPages(shooting: Shooting): Promise<void> {
  const wide = await openPage(shooting, WIDE);
  const photograph = (page: Page, name: string) => shoot(page, join(shooting.folder, name));
  await wide.getByRole('navigation').waitFor();
  await wide.locator('.circle path').first().waitFor();
  await photograph(wide, 'title.webp');
  await wide.goto(`${shooting.url}/#/new?role=wizard&race=elf`);
  await wide.getByRole('table', { name: /^Attributes/ }).waitFor();
  await wide.getByLabel('Name').fill('Perchta');
  await wide.evaluate(() => (document.activeElement as HTMLElement).blur());
  await photograph(wide, 'new-hero.webp');
  await wide.goto(`${shooting.url}/#/hall`);
  // Their seeds are told.
  await wide.getByRole('button', { name: 'Marked' }).click();
  await wide
    .getByRole('link', { name: /Play this seed/ })
    .first()
    .waitFor();
  await photograph(wide, 'hall.webp');
  await playMoment(wide, shooting);
  await wide.keyboard.press('+');
  await wide.locator('dialog[open] .entry').first().waitFor();
  await photograph(wide, 'spells.webp');
  await aimFirstSpell(wide);
  await photograph(wide, 'aim.webp');
  await castUntilItBurns(wide);
  await photograph(wide, 'play.webp');
  await wide.close();
  const phone = await openPage(shooting, PHONE);
  await playMoment(phone, shooting);
  await phone.keyboard.press('+');
  await aimFirstSpell(phone);
  await photograph(phone, 'phone.webp');
  await phone.close();
}

/** From the sheet of spells to the odds of the first one. */
async function aimFirstSpell(page: Page): Promise<void> {
  await page.locator('dialog[open] .entry').first().click();
  await page.locator('.panel .target .chart').first().waitFor();
}

/** Attempts at a cast that may fail. */
const MOST_CASTS = 4;

/** Casts the aimed spell until a cast succeeds: the picture shows its fire and the log tells of it. */
async function castUntilItBurns(page: Page): Promise<void> {
  const player = new Player(page);
  for (let cast = 1; cast <= MOST_CASTS; cast++) {
    await player.press('Enter');
    if (
      await page
        .getByText(/^(Press Enter|Tap the button) again/)
        .filter({ visible: true })
        .isVisible()
    ) {
      await player.press('Enter');
    }
    await page.locator('.panel').waitFor({ state: 'hidden' });
    await player.settle();
    if (!(await page.locator('.log-lines p.new').allTextContents()).join(' ').includes('fail')) {
      return;
    }
    await page.keyboard.press('+');
    await aimFirstSpell(page);
  }
}

async function openPage(
  { browser, url, savedGames }: Shooting,
  viewport: typeof WIDE,
): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(
    games => localStorage.setItem('roguewright.games', games),
    JSON.stringify(savedGames),
  );
  await page.reload();
  return page;
}

/** Goes to the game of the moment. */
async function playMoment(page: Page, { url, moment }: Shooting): Promise<void> {
  await page.goto(url);
  const player = new Player(page);
  await player.load(moment);
  await player.settle();
}

async function shoot(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const packer = await page.context().newPage();
  const webp = await packer.evaluate(packAsWebP, {
    png: png.toString('base64'),
    quality: QUALITY,
  });
  await packer.close();
  writeFileSync(path, Buffer.from(webp, 'base64'));
}

/** Runs in a page of its own, which sees nothing of this file. */
async function packAsWebP({ png, quality }: { png: string; quality: number }): Promise<string> {
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1]!;
}

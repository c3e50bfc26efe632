// Twelve kinds of spell on a telephone, by touch alone: from the menu to the effect, in one game.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@roguewright/server';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { Player } from '../player.ts';
import { sharedBrowser } from '../shared.ts';
import { CASTER, castGames } from './cast-stage.ts';
import { SPELL_OF } from './casts.ts';

const folder = mkdtempSync(join(tmpdir(), 'touched-casts-'));
const servers: RunningServer[] = [];

afterAll(async () => {
  await Promise.all(servers.map(server => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

/** Begins the game of every cast under a ruleset, on a telephone. */
async function begin(ruleset: string): Promise<{ page: Page; thumb: Thumb }> {
  const maker = castGames(Object.values(SPELL_OF), ruleset);
  const server = await startServer({ port: 0, dataFolder: join(folder, ruleset), maker });
  servers.push(server);
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(server.url);
  await new Player(page).begin(CASTER, 'every cast');
  return { page, thumb: new Thumb(page) };
}

/** A thumb on the page. */
class Thumb {
  readonly #page: Page;
  readonly #player: Player;

  constructor(page: Page) {
    this.#page = page;
    this.#player = new Player(page);
  }

  /** Casts a spell from the menu. @param way a name of the compass; @param foretold what the odds say before */
  async casts(name: string, { way, foretold }: { way?: string; foretold?: string } = {}) {
    const page = this.#page;
    await page
      .getByRole('navigation', { name: 'Actions' })
      .getByRole('button', { name: /^Cast\b/ })
      .tap();
    const menu = page.getByRole('dialog', { name: 'Cast which spell?' });
    await menu.getByRole('button', { name: new RegExp(`^.{0,3}${name}`, 'i') }).tap();
    const panel = page.getByRole('region', { name: `Aim ${name}` });
    await panel.waitFor();
    if (way !== undefined) {
      await panel.getByRole('button', { name: way, exact: true }).tap();
    }
    await panel.locator('.figures').first().waitFor();
    if (foretold !== undefined) {
      await expect.poll(() => panel.textContent()).toContain(foretold);
    }
    const cast = panel.getByRole('button', { name: /^Cast\b/ });
    await cast.tap();
    if (
      await panel
        .getByText(/^(Press Enter|Tap the button) again/)
        .filter({ visible: true })
        .isVisible()
    ) {
      await cast.tap();
    }
    await panel.waitFor({ state: 'detached' });
    await this.#player.settle();
  }

  /** Uses an action that isn't in the row of a telephone. */
  async does(name: string) {
    const page = this.#page;
    await page.getByRole('button', { name: 'More' }).tap();
    const more = page.getByRole('dialog', { name: 'More' });
    await more.getByRole('button', { name: new RegExp(`^${name}(?! until)\\b`) }).tap();
    await this.#player.settle();
  }

  /** Chooses an answer of the question that waits. */
  async answers(title: RegExp, offer: RegExp) {
    const asked = this.#page.getByRole('dialog', { name: title });
    await asked.getByRole('button', { name: offer }).first().tap();
    await asked.getByRole('button', { name: /^This one/ }).tap();
    await asked.waitFor({ state: 'detached' });
    await this.#player.settle();
  }

  async reads(text: string | RegExp) {
    await expect.poll(() => this.#player.log()).toMatch(text);
  }

  async waits() {
    await this.does('Rest');
  }
}

it('changes the shape of a thing under rules that allow it', async () => {
  const { page, thumb } = await begin('spells=crossfire');
  await thumb.casts('second thoughts', { way: 'east', foretold: 'becomes another of its type' });
  await thumb.reads(/mace (becomes|turns into)/);
  await page.context().close();
});

it('casts eleven further kinds of spell by touch at 390 pixels', async () => {
  const { page, thumb } = await begin('house');
  // Raise dead.
  const foretold = 'The jackal comes back, and loses 2 of its greatest hit points.';
  await thumb.casts('call back', { way: 'south', foretold });
  await thumb.reads('The jackal is back among the living');
  // An altar, and a prayer at it.
  await thumb.casts('rededication', { foretold: 'Vael the Reckoner' });
  await thumb.reads('You give the altar to Vael the Reckoner');
  await thumb.does('Pray');
  await thumb.reads(/Vael the Reckoner (teaches|gives)/);
  // Alchemy.
  await thumb.casts('true weight', { foretold: 'melts to nuggets' });
  await thumb.reads('The plate mail melts to gold');
  // Item curse.
  await thumb.casts('ill wish');
  await thumb.answers(/./, /dagger/);
  await thumb.reads('Something dark takes hold of');
  // A golem, steered, and made to stand.
  await thumb.casts('rouse clay');
  await thumb.reads('A clay man answers the call');
  await thumb.does('Steer');
  const steering = page.getByRole('region', { name: 'Send your golem which way?' });
  await steering.getByRole('button', { name: 'north', exact: true }).tap();
  await thumb.reads('The clay man turns north');
  await thumb.does('Steer');
  await steering.getByRole('button', { name: 'stand still' }).tap();
  await thumb.reads(/The clay man stands still/);
  // Summoning.
  await thumb.casts('call hound', { foretold: 'comes' });
  await thumb.reads(/(?<!clay man) answers the call/);
  // Curse and disease.
  await thumb.casts('sour luck', { way: 'east' });
  await thumb.reads('Sour luck takes hold of the ogre');
  await thumb.casts('gutter cough', { way: 'east' });
  await thumb.reads('The ogre catches gutter cough');
  // Mood change.
  await thumb.casts('truce');
  await thumb.reads(/calms down|resists/);
  // A portal, and the way through it.
  await thumb.casts("walker's gate", { foretold: 'takes hold of this place' });
  await thumb.reads('The spell takes hold of this place');
  await thumb.casts('jumping', { way: 'west' });
  await thumb.casts("walker's gate", { foretold: 'opens a way to' });
  await thumb.reads('The air splits');
  await thumb.waits();
  await thumb.reads('is open');
  await page
    .getByRole('button', { name: /^Enter\b/ })
    .first()
    .tap();
  await thumb.reads('You go through');
  // Recall.
  await thumb.casts('homeward thread');
  await thumb.waits();
  await thumb.reads('You are called away. You are at home');
  await page.context().close();
});

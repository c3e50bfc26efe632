// The page of a new hero: the numbers belong to the name above them, and Begin is always in view.

import type { RunningServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { checkPage, prepareChecks } from './page-check.ts';
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

it('says how far the skills of the chosen rules go, and what the hero will be called', async () => {
  const page = await browser.newPage();
  const numbers = page.getByRole('region', { name: 'What this hero begins with' });
  const learnt = async (rules: string) => {
    await page.goto(`${server.url}/#/new?role=monk&rules=${rules}`);
    await numbers.getByRole('heading', { name: 'Can learn' }).waitFor();
    return (await numbers.locator('.ranks').textContent()) ?? '';
  };
  const magic = await learnt('slashems-magic');
  expect(magic).toMatch(/to expert.*protection.*to skilled.*enchantment.*to basic.*body/);
  expect(magic).not.toMatch(/clerical|escape/);
  const ranks = numbers.locator('section').filter({ hasText: 'Ranks' });
  expect(await ranks.textContent()).toMatch(/Floor-Sweeper; .*; The Unmoved from level 30\./);
  await page.goto('about:blank');
  expect(await learnt('house')).toMatch(/to skilled.*clerical.*escape/);
  await page.close();
});

it('says slot by slot how any composition of rules differs, and where two slots meet', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await prepareChecks(page);
  await page.goto(`${server.url}/#/new?rules=casting=slashem,combat=attack-spo`);
  const differs = page.getByRole('region', { name: 'How these rules differ from the house’s' });
  const slot = (name: string) => differs.locator('details').filter({ hasText: name });
  await slot('Combat: ').getByText('A weapon too heavy for the arm costs to-hit only').waitFor();
  // Many points are folded at first.
  const casting = slot('Casting: SLASH’EM');
  const robes = casting.getByText('Robes are body armour');
  expect(await robes.isVisible()).toBe(false);
  await casting.locator('summary').click();
  await robes.waitFor();
  await casting.getByText('Amnesia takes any number of spells').waitFor();
  expect(await differs.locator('details').count()).toBe(2);
  expect(await checkPage(page, '.what-differs')).toEqual([]);

  await page.getByLabel('Charging').selectOption('slashem');
  await differs.getByText('Books hold charges by the rules of charging').waitFor();
  await slot('Charging: SLASH’EM').waitFor();
  await page.getByLabel('Combat', { exact: true }).selectOption('house');
  expect(await slot('Combat: ').count()).toBe(0);
  // A whole ruleset is told in the same way; the house's has nothing to tell.
  await page.getByLabel('All rules').selectOption('house');
  await differs.waitFor({ state: 'detached' });
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

it('chooses the god, shows what it gives, and begins a world where death isn’t final', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${server.url}/#/new?role=wizard&seed=lamp`);
  await page.getByLabel('Name').fill('Ilse');
  expect(await page.getByRole('group', { name: 'God' }).count()).toBe(0);
  await page.getByRole('radio', { name: 'Priest' }).check();
  const gods = page.getByRole('group', { name: 'God' });
  expect(await gods.getByRole('radio', { checked: true }).getAttribute('value')).toBe('god_mabbet');
  await gods.getByRole('radio', { name: 'Ansel of the Lamp' }).check();
  const about = (await gods.locator('.hint').textContent()) ?? '';
  expect(about).toContain('Attuned to');
  expect(about).toContain('You resist fear by 20\u{a0}% and blinding by 30\u{a0}%.');
  expect(about).toContain('At its altars it teaches small blessing and candle wrath.');
  expect(about).toMatch(/Its gifts: .*lantern/);

  const death = page.getByRole('group', { name: 'Death' });
  await death.getByText('Death is final.').waitFor();
  await death.getByRole('radio', { name: 'Not final' }).check();
  await death.getByText('wakes up at home and loses experience').waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('application', { name: 'Map' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.locator('.vitals-open').click();
  const you = page.getByRole('dialog', { name: 'You' });
  await you.getByText('You pray to Ansel of the Lamp').waitFor();
  expect(await you.getByText('not final').count()).toBe(1);
  const rank = you.getByTitle('Rank: Candle-Bearer; Alms-Giver from level 3.');
  expect(await rank.textContent()).toContain('Candle-Bearer');
  await page.close();
});

it.each([
  ['god', { god: 'god_zhar' }, 'god_mabbet'],
  ['god', { role: 'wizard', god: 'god_hush' }, 'the role wizard has no god'],
  ['revives', { revives: false }, 'true'],
])('the server refuses a wrong %s: %o', async (field, wrong, expected) => {
  const start = { heroName: 'Ilse', role: 'priest', race: 'elf', ...wrong };
  const answer = await fetch(`${server.url}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(start),
  });
  expect(answer.status).toBe(400);
  const problem = JSON.stringify(await answer.json());
  expect(problem).toContain(field);
  expect(problem).toContain(expected);
});

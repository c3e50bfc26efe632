// The lab in a real browser: by keyboard only, by touch on a telephone, and checked by axe.

import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPage, prepareChecks } from './page-check.ts';
import { Player } from './player.ts';
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

/** Notes in the page of which workers rows of a table were asked. */
function noteRows(): void {
  const asked = new Set<Worker>();
  Object.assign(globalThis, { rowsAsked: asked });
  const { prototype } = Worker;
  const plain = Reflect.get(prototype, 'postMessage') as (message: unknown) => void;
  Reflect.set(prototype, 'postMessage', function (this: Worker, message: { call?: string }) {
    if (message.call === 'labRows') {
      asked.add(this);
    }
    plain.call(this, message);
  });
}

/** How many workers they were. */
function rowsAsked(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { rowsAsked: Set<unknown> }).rowsAsked.size);
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
      await page.getByLabel('Level', { exact: true }).first().focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => lineOf(page)).toContain('level 11 wizard');
      await expect
        .poll(() => page.url())
        .toContain('#/lab?v=1&q=cast&int=18&level=11&spell=fireball');
      await page.getByRole('radio', { name: 'exactly' }).focus();
      await page.keyboard.press('ArrowRight');
      const slider = page.getByRole('slider', { name: 'Value, at least' });
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => lineOf(page)).toMatch(/at least \d+\.?\d* % of all attempts/);
      expect(await slider.getAttribute('aria-valuetext')).toMatch(
        /^at least \d+ points of damage:/,
      );
      expect(await checkPage(page, 'main')).toEqual([]);
      await shoot(page, 'lab');
    });
  });

  it('compares two rulesets, sweeps two inputs by the arrow keys and takes a cell over', async () => {
    await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }, async page => {
      await page.goto(`${address}#/lab?v=1&q=cast&body-armour=metallic&level=8&spell-level=3`);
      const first = await lineOf(page);
      await page.getByRole('button', { name: 'Compare with a second question' }).press('Enter');
      await page.getByLabel('Ruleset').selectOption('nethack-3.4.3');
      const table = page.getByRole('region', { name: 'Difference' });
      await table.getByRole('rowheader', { name: 'price' }).waitFor();
      await expect.poll(() => table.getByRole('row').nth(1).textContent()).toContain('points');
      expect(await lineOf(page)).toBe(first);
      await page.getByRole('button', { name: 'End the comparison' }).press('Enter');
      await page.getByLabel('Along', { exact: true }).selectOption('Level');
      await page.getByRole('img', { name: /^fail along level/ }).waitFor();
      await page.getByLabel(/^Goal for fail/).fill('50');
      await page.getByText(/Level: the goal is (met|never)/).waitFor();
      await page.getByLabel('And along').selectOption('Intelligence');
      const heat = page.locator('.heat table');
      await expect.poll(() => heat.getAttribute('aria-busy')).toBe('false');
      expect(await heat.locator('td').count()).toBe(30 * 23);
      await heat.getByRole('button').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.url()).toContain('int=4&level=2');
      await expect.poll(() => lineOf(page)).toContain('level 2 wizard (casting attribute 4');
      await expect.poll(() => heat.getAttribute('aria-busy')).toBe('false');
      // The table scrolls in a frame of its own.
      const problems = await checkPage(page, 'main');
      expect(
        problems.filter(line => !/^wide: (table|caption|thead|tbody|tr|th|td|button)\b/.test(line)),
      ).toEqual([]);
      await shoot(page, 'lab-heat');
    });
  });

  it('fills a second table with two workers, with the numbers that one gives', async () => {
    await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }, async page => {
      await page.addInitScript(noteRows);
      const table = 'q=cast&body-armour=metallic&spell-level=3&show.by=level&show.and=int';
      const filled = async (question: string) => {
        await page.goto(`${address}#/lab?v=1&${question}`);
        const heat = page.locator('.heat table');
        await expect.poll(() => heat.getAttribute('aria-busy')).toBe('false');
        return heat.locator('td').allTextContents();
      };
      const byOne = await filled(table);
      expect(byOne).toHaveLength(30 * 23);
      expect(await rowsAsked(page)).toBe(1);
      // The second worker starts meanwhile.
      await expect.poll(() => page.workers().length).toBe(2);
      await expect
        .poll(
          async () => {
            await filled(table.replace('spell-level=3', 'spell-level=4'));
            const numbers = await filled(table);
            expect(numbers).toEqual(byOne);
            return rowsAsked(page);
          },
          { timeout: 60_000 },
        )
        .toBe(2);
    });
  });

  it('keeps a wrong value at its field, the last answer, and one’s own work beside a link', async () => {
    await visit({ viewport: { width: 1440, height: 900 } }, async page => {
      await page.goto(`${address}#/lab?v=1&q=attack&hp=30&level=12&weapon=2d5&colour=red`);
      const before = await lineOf(page);
      await page.getByText('Not understood, but kept in the link: colour=red').waitFor();
      await page.getByRole('combobox', { name: 'Weapon or dice' }).first().fill('2x5');
      const trouble = page.getByRole('alert');
      await expect.poll(() => trouble.textContent()).toContain('weapon: expected dice');
      expect(await page.locator('[data-line]').getAttribute('data-line')).toBe(before);
      await page.getByRole('combobox', { name: 'Weapon or dice' }).first().fill('3d5');
      await expect.poll(() => lineOf(page)).toContain('3d5');
      await page.goto(`${address}#/lab?v=1&q=speed&property=fast`);
      await page.getByText('This question came with a link').waitFor();
      await page.getByRole('link', { name: 'Back to my own' }).click();
      await expect.poll(() => lineOf(page)).toContain('3d5');
      await page.goto(`${address}#/lab?v=1&q=speed&property=fast`);
      await page.getByRole('button', { name: 'Take it over' }).click();
      await page.goto(`${address}#/lab`);
      await expect.poll(() => lineOf(page)).toContain('A hero of speed 12, fast');
    });
  });

  it('writes the mean of a chart with the digits of the figure above it', async () => {
    await visit({ viewport: { width: 1440, height: 900 } }, async page => {
      await page.goto(`${address}#/lab?v=1&q=attack&hp=30&level=12&weapon=2d5`);
      await lineOf(page);
      const shown = await page.locator('.answer figcaption').first().textContent();
      const mean = /mean ([\d.]+)/.exec(shown!)![1]!;
      const figures = await page.locator('.lab-figures dd strong').allTextContents();
      expect(mean).toMatch(/\.\d\d$/);
      expect(figures).toContain(mean);
    });
  });

  it('is used by touch on a telephone', async () => {
    await visit(PHONE, async page => {
      await page.goto(`${address}#/lab`);
      await lineOf(page);
      await page.getByRole('radio', { name: 'Attack' }).tap();
      await page.getByLabel('Numbers of a weapon').selectOption('long sword');
      await page.getByLabel('Numbers of a creature').selectOption('jackal');
      expect(await page.getByLabel('Numbers of a creature').inputValue()).toBe('');
      await expect.poll(() => lineOf(page)).toMatch(/sword .*armour class .*: kill [\d.]+ %/);
      await page.getByRole('radio', { name: 'at least' }).tap();
      await page.getByText('What would help').tap();
      const steps = page.locator('.help ol').getByRole('button');
      await steps.first().waitFor();
      const chosen = (await steps.first().textContent())!;
      await steps.first().tap();
      await expect.poll(() => steps.first().textContent()).not.toBe(chosen);
      expect(await checkPage(page, 'main')).toEqual([]);
      await shoot(page, 'lab-390');
      await page.getByLabel('Name').fill('mine');
      await page.getByRole('button', { name: 'Keep this question' }).tap();
      await page.reload();
      await page.getByRole('button', { name: 'mine', exact: true }).waitFor();
    });
  });

  it('draws a small map by keyboard, casts on it and steps through the ticks', async () => {
    await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }, async page => {
      await page.goto(`${address}#/lab?v=1&q=area&int=18&level=10&map=.......%2F.@..a..%2F.......`);
      expect(await lineOf(page)).toContain('among one creature');
      const map = page.getByRole('region', { name: 'Small map' });
      await map.getByRole('radio', { name: 'Creature b' }).focus();
      await page.keyboard.press('Space');
      await map.getByRole('button', { name: 'Row 1, column 1: floor' }).focus();
      await page.keyboard.press('ArrowDown');
      for (let step = 0; step < 5; step++) {
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
      await expect.poll(() => lineOf(page)).toContain('among 2 creatures');
      await expect.poll(() => page.url()).toContain('map=......./.%40..ab./.......');
      await map.getByRole('rowheader', { name: 'b (the target)' }).waitFor();
      const slider = map.getByRole('slider', { name: 'Tick' });
      await slider.focus();
      await page.keyboard.press('Home');
      await expect.poll(() => map.getByRole('status').textContent()).toMatch(/^0 of \d+$/);
      await map.getByRole('button', { name: 'Step' }).press('Enter');
      await expect.poll(() => page.url()).toContain('show.tick=1');
      await map.getByRole('button', { name: 'Cast', exact: true }).press('Enter');
      await expect.poll(() => map.getByRole('status').textContent()).toMatch(/^(\d+) of \1$/);
      await map.getByText('Harm by square').press('Enter');
      await map.getByRole('table', { name: 'Squares that the spell may touch' }).waitFor();
      expect(await checkPage(page, 'main')).toEqual([]);
      await shoot(page, 'lab-map');
    });
  });

  it('asks every kind of question by touch', async () => {
    await visit(PHONE, async page => {
      await page.goto(`${address}#/lab`);
      const lines = new Set<string>();
      for (const kind of ['Duel', 'Small map', 'Sequence', 'Learn a book', 'Treasure']) {
        await page.getByRole('radio', { name: kind, exact: true }).tap();
        await expect.poll(() => page.url()).not.toContain('q=cast');
        if (kind === 'Duel') {
          await page.getByRole('combobox', { name: 'Creature' }).fill('jackal');
        }
        await expect.poll(async () => lines.has(await lineOf(page))).toBe(false);
        lines.add(await lineOf(page));
        await shoot(page, `lab-390-${kind.replaceAll(' ', '-')}`);
      }
      expect([...lines].join('\n')).toContain('(jackal), which strikes a fighter');
      const problems = await checkPage(page, 'main');
      expect(
        problems.filter(line => !/^wide: (table|caption|tbody|tr|td|button)\b/.test(line)),
      ).toEqual([]);
    });
  });

  it('takes two changes at once, and draws their answer in one picture', async () => {
    await visit({ viewport: { width: 1440, height: 900 } }, async page => {
      await page.goto(`${address}#/lab?v=1&q=cast&int=18&level=10&spell=fireball`);
      await lineOf(page);
      const drawn = await page.evaluate(async () => {
        const lines: (string | null | undefined)[] = [];
        const note = () => lines.push(document.querySelector('[data-line]')?.textContent);
        new MutationObserver(note).observe(document.querySelector('.answer')!, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        for (const [title, value] of [
          ['Level', '12'],
          ['Intelligence', '16'],
        ] as const) {
          const label = [...document.querySelectorAll<HTMLLabelElement>('.lab-form label')].find(
            one => one.textContent === title,
          );
          const field = label!.control as HTMLInputElement;
          field.value = value;
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        await new Promise(resolve => setTimeout(resolve, 500));
        return lines;
      });
      expect(await lineOf(page)).toContain('level 12 wizard (casting attribute 16');
      // An answer to the first change alone isn't wanted any more when it comes.
      expect(drawn.filter(line => line?.includes('casting attribute 18'))).toEqual([]);
      expect(await page.locator('.answer.stale').count()).toBe(0);
    });
  });

  it('has its numbers changed within the reasons, and its charts read, by keyboard', async () => {
    await visit({ viewport: { width: 1440, height: 900 } }, async page => {
      await page.goto(`${address}#/lab?v=1&q=cast&int=18&level=10&spell=fireball`);
      await lineOf(page);
      const why = page.locator('details.why');
      const own = why.getByRole('spinbutton', { name: 'Intelligence' }).first();
      await own.focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => lineOf(page)).toContain('casting attribute 17');
      // The control keeps the focus while the sentence around it changes.
      await expect.poll(() => own.evaluate(one => one === document.activeElement)).toBe(true);
      await why.getByText('An attribute of').waitFor();
      const chart = page.getByRole('slider', { name: 'Points of damage' });
      await chart.focus();
      await page.keyboard.press('End');
      const last = await chart.getAttribute('aria-valuetext');
      await page.keyboard.press('ArrowLeft');
      expect(await chart.getAttribute('aria-valuetext')).not.toBe(last);
      expect(last).toMatch(/^\d+ points of damage: /);
      const table = page.locator('.answer .twin').first();
      await table.locator('summary').press('Enter');
      const rows = table.locator('tbody tr');
      await expect.poll(() => rows.last().textContent()).toContain(last!.split(' ')[0]);
      await page.locator('summary', { hasText: /^Luck$/ }).press('Enter');
      await page.getByLabel('Forced luck').fill('no-saves');
      await page.getByText('Luck is forced: the target never saves.').waitFor();
      expect(await checkPage(page, 'main')).toEqual([]);
      await shoot(page, 'lab-why');
    });
  });

  it('edits an archetype as text, and marks what is wrong where it stands', async () => {
    await visit({ viewport: { width: 1440, height: 900 } }, async page => {
      await page.goto(`${address}#/lab?v=1&q=cast&int=18&level=10&spell=fireball`);
      const before = await lineOf(page);
      await page.getByText('Content', { exact: true }).press('Enter');
      await page.getByLabel('Begin with').fill('fireball');
      await page.getByRole('button', { name: 'Take its text' }).press('Enter');
      const text = page.getByRole('textbox', { name: 'Archetypes' });
      await expect.poll(() => text.inputValue()).toContain('Object spell_fireball');
      await page.getByText('Read: spell_fireball').waitFor();
      expect(await lineOf(page)).toBe(before);
      const shipped = await text.inputValue();
      await text.fill(shipped.replace(/^dam 3$/m, 'dam 30'));
      await expect.poll(() => lineOf(page)).not.toBe(before);
      await text.fill(shipped.replace(/^dam 3$/m, 'dam lots'));
      await page.getByRole('button', { name: /^Line \d+, dam$/ }).press('Enter');
      expect(await page.locator('.arc-text .wrong').count()).toBe(1);
      const chosen = await text.evaluate(one => {
        const area = one as HTMLTextAreaElement;
        return area.value.slice(area.selectionStart, area.selectionEnd);
      });
      expect(chosen).toBe('dam lots');
      expect(await checkPage(page, 'main')).toEqual([]);
      await shoot(page, 'lab-archetypes');
    });
  });

  it('takes a game file in, and asks with its hero’s numbers', async () => {
    await visit(PHONE, async page => {
      await page.goto(address);
      const player = new Player(page);
      await player.begin('Circe', 'lab-file', 'wizard');
      await page.goto(address);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save Circe to a file' }).tap();
      const file = await (await saved).path();
      await page.goto(`${address}#/lab`);
      await lineOf(page);
      await page.getByLabel(/^Drop a saved game here/).setInputFiles(file);
      const questions = page.getByRole('region', { name: 'From a game' });
      await questions
        .getByRole('button', { name: /^Cast / })
        .first()
        .tap();
      await expect.poll(() => lineOf(page)).toContain('A level 1 wizard');
      expect(await checkPage(page, 'main')).toEqual([]);
      await shoot(page, 'lab-390-game');
    });
  });

  it('is opened from the panel that aims, with the hero’s numbers', async () => {
    await visit({ viewport: { width: 1280, height: 800 } }, async page => {
      await page.goto(address);
      await new Player(page).begin('Circe', 'lab', 'wizard');
      await page.keyboard.press('Z');
      await page.locator('button.entry.spell').first().click();
      const link = page.getByRole('link', { name: 'Open in the lab' });
      const href = await link.getAttribute('href');
      expect(href).toMatch(/^#\/lab\?v=1&q=cast&/);
      await page.goto(`${address}${href}`);
      await expect.poll(() => lineOf(page)).toContain('A level 1 wizard');
    });
  });
});

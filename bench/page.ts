// `npm run bench -- page`: what a person waits for at the page. Ratios are of the time or size that is
// allowed to the one that was measured; the range is from the slowest twentieth to the quickest.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, loadConfigFromFile, type PluginOption, type Rollup } from 'vite';
import { launchChromium } from '../test/chromium.ts';
import { Player } from '../test/system/player.ts';
import { freePort, killServer, spawnServer } from '../test/system/server-process.ts';
import type { Row } from './goal.ts';
import { measureLab } from './lab-page.ts';
import { lineOf, TABLE_HEAD } from './table.ts';

/** What is allowed: milliseconds of script a frame, milliseconds from key to picture. */
const FRAME = 8;
const ANSWER = 50;

const FRAMES = 400;
const KEYS = 150;

/** Keys before those that count: the page gets to know the game. */
const WARM_UP = 20;

const WEB = join(import.meta.dirname, '../packages/web');

/** Says how long something took; gives the times that so large a share of them don't exceed. */
function say(what: string, allowed: number, times: readonly number[]): (share: number) => number {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.max(0.001, sorted[Math.floor(share * (sorted.length - 1))]!);
  console.log(
    `     ${what}: ${at(0.5).toFixed(2)} ms (median), ${at(0.95).toFixed(2)} ms (95 of 100), ` +
      `${at(1).toFixed(2)} ms (longest) of ${times.length}; allowed are ${allowed}`,
  );
  return at;
}

/** A row of measured times in milliseconds. */
function rowOf(what: string, goal: string, allowed: number, times: readonly number[]): Row {
  const at = say(what, allowed, times);
  const measured = {
    median: allowed / at(0.5),
    smallest: allowed / at(0.95),
    largest: allowed / at(0.05),
    ours: 1000 / at(0.5),
    theirs: 1000 / allowed,
  };
  return { goal, what, measured, must: 1 };
}

/** Whether a plugin has a name. */
function isNamed(plugin: PluginOption, name: string): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;
}

/** The painting of frames, as one script that defines `bench`. */
async function bundlePainting(): Promise<string> {
  const where = { command: 'build', mode: 'production' } as const;
  const file = join(WEB, 'vite.config.ts');
  const found = await loadConfigFromFile(where, file, WEB, 'silent', undefined, 'native');
  const { plugins = [], ...config } = found!.config;
  const output = (await build({
    root: WEB,
    configFile: false,
    ...config,
    // The worker that serves the page offline would be a second script.
    plugins: plugins.filter(one => !isNamed(one, 'offline-page')),
    logLevel: 'silent',
    build: {
      ...config.build,
      write: false,
      lib: { entry: join(WEB, 'src/testing/painting.ts'), name: 'bench', formats: ['iife'] },
    },
  })) as Rollup.RollupOutput[];
  return output[0]!.output[0].code;
}

async function frames(browser: Browser): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 2600, height: 1400 } });
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundlePainting() });
  const times = await page.evaluate(async count => {
    const { bench } = globalThis as unknown as {
      bench: { paintFrames(count: number): Promise<number[]> };
    };
    return await bench.paintFrames(count);
  }, FRAMES);
  await page.close();
  return rowOf('a frame with 200 effects on 80 × 40 squares', 'P1', FRAME, times);
}

/** Notes in the page how long each key took, from when it went down to the frame after the picture. */
function watchKeys(): void {
  const times: number[] = [];
  const answered: number[] = [];
  Object.assign(globalThis, { keyTimes: times, answerTimes: answered });
  let pressed = 0;
  addEventListener(
    'keydown',
    event => {
      pressed = event.timeStamp;
    },
    { capture: true },
  );
  const watchMap = () => {
    const map = document.querySelector('[role=application]');
    if (map === null) {
      requestAnimationFrame(watchMap);
      return;
    }
    new MutationObserver(() => {
      if (map.getAttribute('aria-busy') === 'false') {
        const since = pressed;
        answered.push(performance.now() - since);
        // The map is painted in the next frame; the one after it begins when that one is shown.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => times.push(performance.now() - since)),
        );
      }
    }).observe(map, { attributes: true, attributeFilter: ['aria-busy'] });
  };
  addEventListener('DOMContentLoaded', watchMap);
}

async function keys(browser: Browser): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'roguewright-bench-'));
  const port = await freePort();
  const server = await spawnServer(port, folder);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watchKeys);
    await page.goto(`http://localhost:${port}`);
    const player = new Player(page);
    await player.begin('Perchta', 'bench', 'valkyrie');
    await player.settle();
    const wanted = KEYS + WARM_UP;
    for (let key = 0; key < wanted; key++) {
      await page.keyboard.press('shlsjk'.charAt(key % 6));
      await counted(page, key + 1);
    }
    const [times, answered] = [await timesOf(page, 'keyTimes'), await timesOf(page, 'answerTimes')];
    await page.close();
    say('until the page has the answer, of that', ANSWER, answered.slice(WARM_UP));
    return rowOf('from a key to its picture, over the socket', 'P2', ANSWER, times.slice(WARM_UP));
  } finally {
    await killServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

type Times = 'keyTimes' | 'answerTimes';

function timesOf(page: Page, which: Times): Promise<number[]> {
  return page.evaluate(name => (globalThis as unknown as Record<Times, number[]>)[name], which);
}

async function counted(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    least => (globalThis as unknown as { keyTimes: number[] }).keyTimes.length >= least,
    count,
  );
}

/** The lab, and what pages fetch first. */
async function lab(browser: Browser): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'roguewright-bench-'));
  const port = await freePort();
  const server = await spawnServer(port, folder);
  try {
    const measured = await measureLab(browser, `http://localhost:${port}`);
    return measured.flatMap(({ goal, what, allowed, values }) => {
      if (goal === undefined) {
        say(what, allowed, values);
        return [];
      }
      return values.length === 1
        ? sizeRow(what, goal, allowed, values[0]!)
        : rowOf(what, goal, allowed, values);
    });
  } finally {
    await killServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

function sizeRow(what: string, goal: string, allowed: number, bytes: number): Row {
  console.log(`     ${what}: ${bytes} bytes; allowed are ${allowed}`);
  const ratio = allowed / bytes;
  const measured = { median: ratio, smallest: ratio, largest: ratio, ours: 1, theirs: 1 / ratio };
  return { goal, what, measured, must: 1 };
}

const browser = await launchChromium();
try {
  console.log(TABLE_HEAD);
  const rows = [await frames(browser), await keys(browser), ...(await lab(browser))];
  for (const row of rows) {
    console.log(lineOf(row));
  }
  process.exitCode = rows.every(({ measured }) => (measured?.median ?? 0) >= 1) ? 0 : 1;
} finally {
  await browser.close();
}

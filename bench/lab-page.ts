// The lab in a browser, for `npm run bench -- page`: heat tables, single answers, and what pages fetch first.

import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** Milliseconds that are allowed for a table, and for single answers; bytes for the first page. */
const TABLE = 1000;
const ANSWER = 5;
const DUEL = 100;
const FIRST_LOAD = 200_000;
const FIRST_LAB = 150_000;

const ROUNDS = 5;

/** Single answers of a kind that count, after those in which the browser gets to know the code. */
const ANSWERS = 45;
const WARM_UP = 15;

/** Tables of 900 cells: a question, asked with another number in each round, and its study. */
const TABLES = [
  {
    what: 'a cast, level and distance',
    question: (round: number) => `q=cast&spell=fireball&int=${18 - round}`,
    study: 'show.by=level&show.and=distance',
  },
  {
    what: 'an attack, level and hit points',
    question: (round: number) => `q=attack&weapon=2d${5 + round}`,
    study: 'show.by=level&show.and=hp&show.figure=kill',
  },
  {
    what: 'a duel, stun and own hit points',
    question: (round: number) => `q=duel&creature=ogre&weapon=2d${5 + round}`,
    study: 'show.by=stun&show.and=own-hp',
  },
] as const;

/** Numbers that a question is asked with, in turn: each answer differs from the one before. */
const NUMBERS = 15;

/** Single questions, asked with another number each time. */
const SINGLE = [
  { what: 'a cast', question: 'q=cast&spell=fireball&int=', allowed: ANSWER },
  { what: 'an attack', question: 'q=attack&hp=30&weapon=2d5&ac=', allowed: ANSWER },
  { what: 'a duel', question: 'q=duel&weapon=2d5&creature=ogre&own-hp=', allowed: DUEL },
] as const;

/** A message of the worker; one of the lab has an answer with a line in words. */
interface Told {
  readonly id: unknown;
  readonly result?: { readonly line?: string };
}

/** What was measured, beside what is allowed: milliseconds or bytes. */
export interface Measured {
  /** Undefined: it is told, and no goal. */
  readonly goal: string | undefined;
  readonly what: string;
  readonly allowed: number;
  readonly values: readonly number[];
}

/** Measures the lab of a site, such as `http://localhost:8080`. */
export async function measureLab(browser: Browser, site: string): Promise<readonly Measured[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchAnswers);
  await page.goto(`${site}/#/lab`);
  const measured: Measured[] = [];
  for (const { what, question, allowed } of SINGLE) {
    const values: number[] = [];
    for (let round = 0; round < WARM_UP + ANSWERS; round++) {
      await open(page, `${question}${8 + (round % NUMBERS)}`);
      values.push(await lastAnswer(page));
    }
    measured.push(
      { goal: 'L1', what: `${what}, asked and answered`, allowed, values: values.slice(WARM_UP) },
      {
        goal: undefined,
        what: `${what}, the first ${WARM_UP} of a page that was just opened`,
        allowed,
        values: values.slice(0, WARM_UP),
      },
    );
  }
  for (const { what, question, study } of TABLES) {
    const values: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await open(page, question(round));
      values.push(await fill(page, `${question(round)}&${study}`));
    }
    measured.push({ goal: 'L2', what: `900 cells of ${what}`, allowed: TABLE, values });
  }
  await page.close();
  return [
    ...measured,
    {
      ...{ goal: 'P3', what: 'the first page, compressed', allowed: FIRST_LOAD },
      values: [await firstLoad(browser, `${site}/`, '.circle, .book, main h1')],
    },
    {
      ...{ goal: 'P3', what: 'the first page of the lab, compressed', allowed: FIRST_LAB },
      values: [await firstLoad(browser, `${site}/#/lab`, '.answer[aria-busy="false"]')],
    },
  ];
}

/**
 * Notes in the page how long each answer of the lab took, from the question's way to the worker until the answer is
 * drawn: the page hears of it first, and draws it before the listener here is called.
 */
function watchAnswers(): void {
  const times: number[] = [];
  Object.assign(globalThis, { answerTimes: times });
  const { prototype } = (globalThis as unknown as { Worker: { prototype: EventTarget } }).Worker;
  const plain = Reflect.get(prototype, 'postMessage') as (message: unknown) => void;
  const asked = new Map<unknown, number>();
  const heard = new WeakSet<EventTarget>();
  Reflect.set(
    prototype,
    'postMessage',
    function watched(this: EventTarget, message: { readonly id: unknown; readonly call: string }) {
      if (!heard.has(this)) {
        heard.add(this);
        this.addEventListener('message', event => {
          const { id, result } = (event as MessageEvent<Told>).data;
          const from = asked.get(id);
          if (from !== undefined) {
            const took = performance.now() - from;
            const drawn = document.querySelector('[data-line]')?.getAttribute('data-line');
            times.push(drawn === result?.line ? took : Number.NaN);
          }
        });
      }
      if (message.call === 'labAnswer') {
        asked.set(message.id, performance.now());
      }
      plain.call(this, message);
    },
  );
}

async function lastAnswer(page: Page): Promise<number> {
  const time = await page.evaluate(
    () => (globalThis as unknown as { answerTimes: number[] }).answerTimes.at(-1)!,
  );
  if (Number.isNaN(time)) {
    throw new Error('the answer was not in the page when its time was taken');
  }
  return time;
}

/** Milliseconds after a question in which nothing looks into the page: looking takes its time from the answer. */
const UNDISTURBED = 50;

/** Opens a question without a study, and waits for its answer. */
async function open(page: Page, question: string): Promise<void> {
  await page.evaluate(hash => {
    location.hash = hash;
  }, `#/lab?v=1&${question}`);
  await page.waitForTimeout(UNDISTURBED);
  await page.locator('.heat').waitFor({ state: 'detached' });
  await page.locator('.answer[aria-busy="false"]').first().waitFor();
}

/** Milliseconds until the table of a study is whole and in the page. */
function fill(page: Page, address: string): Promise<number> {
  return page.evaluate(
    hash =>
      new Promise<number>(resolve => {
        const from = performance.now();
        const look = () => {
          const busy = document.querySelector('.heat table')?.getAttribute('aria-busy');
          if (busy === 'false') {
            resolve(performance.now() - from);
          } else {
            requestAnimationFrame(look);
          }
        };
        location.hash = hash;
        look();
      }),
    `#/lab?v=1&${address}`,
  );
}

/** Files that a worker loads: the page is there before them. */
const OF_WORKER = /worker|game-content/;

/** Bytes, compressed, of the text that a browser fetches until an element is there, but fonts and icons. */
async function firstLoad(browser: Browser, address: string, shown: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const sizes: Promise<number>[] = [];
  // What comes after the page is there isn't waited for, and can no longer be read once the page is closed.
  let isThere = false;
  context.on('response', response => {
    const { pathname } = new URL(response.url());
    if (!isThere && /\/$|\.(?:js|css|html)$/.test(pathname) && !OF_WORKER.test(pathname)) {
      sizes.push(response.body().then(body => gzipSync(body).length));
    }
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(shown).first().waitFor();
  isThere = true;
  const all = await Promise.all(sizes);
  await context.close();
  return all.reduce((sum, size) => sum + size, 0);
}

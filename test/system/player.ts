// A player at a real page: reads what readers of screens read, presses keys and buttons, and knows
// nothing of the program.

import type { Locator, Page } from 'playwright-core';

/** A square of the map. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A creature or a thing in the list of what is near. */
export interface Near {
  readonly name: string;
  /** A creature that is not said to be peaceful. */
  readonly isHostile: boolean;
  /** Squares to the east and to the south of the hero. */
  readonly east: number;
  readonly south: number;
  readonly button: Locator;
}

/** What the page shows of the hero and the map. */
export interface Sight {
  readonly rows: readonly string[];
  readonly hero: Place;
  readonly hitPoints: number;
  readonly mostHitPoints: number;
  readonly energy: number;
  readonly turn: number;
  readonly near: readonly Near[];
}

/** Keys of the directions: x to the east, y to the south. */
const KEYS: readonly (readonly [key: string, x: number, y: number])[] = [
  ['k', 0, -1],
  ['l', 1, 0],
  ['j', 0, 1],
  ['h', -1, 0],
  ['u', 1, -1],
  ['n', 1, 1],
  ['b', -1, 1],
  ['y', -1, -1],
];

/** The key of a direction by its number, clockwise from north; here is a point. */
export function keyOfDirection(direction: number): string {
  return '.kulnjbhy'.charAt(direction);
}

/** The key that leads from one square to its neighbour. */
function keyTo(from: Place, to: Place): string {
  const key = KEYS.find(([, x, y]) => from.x + x === to.x && from.y + y === to.y)?.[0];
  if (key === undefined) {
    throw new Error(`no key leads from ${from.x},${from.y} to ${to.x},${to.y}`);
  }
  return key;
}

/** One person at one page. */
export class Player {
  readonly page: Page;
  readonly map: Locator;

  constructor(page: Page) {
    this.page = page;
    this.map = page.getByRole('application', { name: 'Map' });
  }

  /** Makes a hero without a pet who picks up only what he is told to, from the title page on; `place` is where the game is kept, if not as proposed. */
  async begin(name: string, seed: string, role = 'wizard', place?: string): Promise<void> {
    await this.page.getByRole('link', { name: 'New game' }).click();
    await this.page.getByLabel('Name').fill(name);
    await this.page.getByLabel('Seed').fill(seed);
    await this.page.getByRole('radio', { name: new RegExp(`^${role}$`, 'i') }).check();
    await this.page.getByRole('radio', { name: 'Human' }).check();
    const pets = this.page.getByRole('group', { name: 'Pet' });
    await pets.getByRole('radio', { name: 'none' }).check();
    const pickup = this.page.getByRole('group', { name: 'Picked up on the way' });
    await pickup.getByRole('radio', { name: 'nothing' }).check();
    if (place !== undefined) {
      await this.page.getByRole('radio', { name: place }).check();
    }
    await this.page.getByRole('button', { name: 'Begin' }).click();
    await this.map.waitFor();
  }

  /** Loads a game from a file by the button of the title page; waits for the map or something else. */
  async load(text: string, awaited = this.map): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Load from a file' }).click();
    const file = {
      name: 'game.roguewright',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    };
    await (await choosing).setFiles(file);
    await awaited.waitFor();
  }

  /** Presses a key and waits for its result. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.settle();
  }

  /** Waits until no command is under way. */
  async settle(): Promise<void> {
    await this.page.locator('[role=application][aria-busy=false]').waitFor();
  }

  /** How the game ended, if it has: the words of the last page. */
  async ending(): Promise<string | undefined> {
    const page = this.page.getByRole('dialog', { name: /^(You made it out|Dead)$/ });
    const isOver = (await this.page.title()).match(/ is (out|dead) /) !== null;
    if (!isOver) {
      return undefined;
    }
    await page.waitFor();
    return (await page.getByRole('heading').or(page.locator('p, dt, dd')).allTextContents()).join(
      '\n',
    );
  }

  /** The lines of the log, as they are read aloud. */
  async log(): Promise<string> {
    return (await this.page.getByRole('log').locator('p').allTextContents()).join('\n');
  }

  /** Looks at the page once. */
  async look(): Promise<Sight> {
    const text = (await this.map.locator('pre').textContent()) ?? '';
    const rows = text.split('\n');
    const y = rows.findIndex(row => row.includes('@'));
    const you =
      (await this.page.getByRole('region', { name: 'You', exact: true }).textContent()) ?? '';
    const hits = /Hit points\s*(-?\d+)\s*\/\s*(\d+)/.exec(you);
    const energy = /Energy\s*(\d+)\s*\//.exec(you);
    if (y < 0 || hits === null || energy === null) {
      throw new Error(`the page shows no hero: ${you}\n${text}`);
    }
    return {
      rows,
      hero: { x: rows[y]!.indexOf('@'), y },
      hitPoints: Number(hits[1]),
      mostHitPoints: Number(hits[2]),
      energy: Number(energy[1]),
      turn: Number(/Turn\s*(\d+)/.exec(you)?.[1]),
      near: await this.#near(),
    };
  }

  /** The list of what is near: `jackal 3 east, 1 north, unhurt`. */
  async #near(): Promise<Near[]> {
    const buttons = this.page.getByRole('region', { name: 'Nearby' }).getByRole('button');
    const lines = await buttons.allTextContents();
    return lines.map((line, index) => {
      const figure = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
      return {
        name: /^.*?(?= (?:\d+ (?:east|west|north|south)|here))/.exec(line)?.[0] ?? line,
        // Of things and places no health is told.
        isHostile:
          /, (?:unhurt|hurt|badly hurt|almost dead)/.test(line) && !/, peaceful/.test(line),
        east: figure('east') - figure('west'),
        south: figure('south') - figure('north'),
        button: buttons.nth(index),
      };
    });
  }

  /** Where the reticle of a missile lies from the hero. */
  async reticle(): Promise<Place> {
    const panel = this.page.getByRole('region', { name: /^(Fire|Throw) / });
    const line = (await panel.locator('header').textContent()) ?? '';
    const figure = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
    return { x: figure('east') - figure('west'), y: figure('south') - figure('north') };
  }

  /** Takes one step towards the nearest of the squares; false when no way is known. */
  async stepTowards(sight: Sight, isGoal: (place: Place) => boolean): Promise<boolean> {
    const way = findWay(sight, isGoal);
    if (way === undefined) {
      return false;
    }
    await this.press(keyTo(sight.hero, way));
    return true;
  }

  /** Takes one step towards what is not known yet; false when nothing is left that can be reached. */
  explore(sight: Sight): Promise<boolean> {
    return this.stepTowards(sight, place => isFrontier(sight, place));
  }

  /** The key of the direction of something beside or in line with the hero. */
  keyOf({ east, south }: Pick<Near, 'east' | 'south'>): string {
    const from = { x: 0, y: 0 };
    return keyTo(from, { x: Math.sign(east), y: Math.sign(south) });
  }
}

/** What may be walked on, by its letter: ground, doors that open under way, things; no creatures. */
function isOpen(letter: string | undefined): boolean {
  return letter !== undefined && !/[ #%~¤§@]|\p{L}/u.test(letter);
}

function isDoor(letter: string | undefined): boolean {
  return letter === '+' || letter === "'";
}

/** The letter on a square; a blank outside. */
function letterAt({ rows }: Sight, { x, y }: Place): string {
  return rows[y]?.[x] ?? ' ';
}

/** The first square of a shortest way to a goal; none leads through what is not known. */
function findWay(sight: Sight, isGoal: (place: Place) => boolean): Place | undefined {
  const firsts = new Map<string, Place>();
  const queue: Place[] = [sight.hero];
  for (const place of queue) {
    const first = firsts.get(`${place.x} ${place.y}`);
    if (first !== undefined && isGoal(place)) {
      return first;
    }
    for (const [, x, y] of KEYS) {
      const next = { x: place.x + x, y: place.y + y };
      const isSlanted = x !== 0 && y !== 0;
      const hasDoor = isDoor(letterAt(sight, next)) || isDoor(letterAt(sight, place));
      const isNew = !firsts.has(`${next.x} ${next.y}`);
      if (isNew && isOpen(letterAt(sight, next)) && !(isSlanted && hasDoor)) {
        firsts.set(`${next.x} ${next.y}`, first ?? next);
        queue.push(next);
      }
    }
  }
  return undefined;
}

/** Whether something unknown lies beside a square: worth a visit. */
function isFrontier(sight: Sight, place: Place): boolean {
  return KEYS.some(([, x, y]) => letterAt(sight, { x: place.x + x, y: place.y + y }) === ' ');
}

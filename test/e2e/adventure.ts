// A careful way through the first level: look for the book and the stairs, fight what comes, rest.

import { letterAt, type Near, type Place, type Player, type Sight } from './player.ts';

/** Keys pressed after which a way that leads nowhere is given up. */
const MOST_STEPS = 600;

/** Hit points, in parts of the whole, below which a hero rests when nobody is near. */
const REST_BELOW = 0.7;

/** Of so many moves in sight of an enemy that does not come, one goes to meet it. */
const PATIENCE = 3;

const ENEMIES = ['jackal', 'kobold'];

/** What an adventurer does besides walking; each may be asked for once. */
export interface Errands {
  /** An enemy is in line and far enough for a spell. */
  readonly target?: (enemy: Near, sight: Sight) => Promise<boolean>;
  /** A closed door is beside the hero, in this direction. */
  readonly door?: (key: string) => Promise<boolean>;
  /** Half the hit points are gone. */
  readonly wounded?: () => Promise<boolean>;
  /** The book lies under the hero. */
  readonly book?: () => Promise<boolean>;
  /** All errands are done and the stairs lie under the hero. */
  readonly stairs?: () => Promise<void>;
}

/** The errands that have been done. */
export type Done = Set<keyof Errands>;

/** Plays until the game is over; which errands were done, and how it ended. */
export async function adventure(
  player: Player,
  errands: Errands,
): Promise<{ readonly done: Done; readonly ending: string | undefined }> {
  const done: Done = new Set();
  for (let step = 0; step < MOST_STEPS; step++) {
    const ending = await player.ending();
    if (ending !== undefined) {
      return { done, ending };
    }
    if (!(await act(player, errands, done))) {
      break;
    }
  }
  return { done, ending: await player.ending() };
}

/** One thing to do; false when there is nothing left. */
async function act(player: Player, errands: Errands, done: Done): Promise<boolean> {
  const sight = await player.look();
  const enemies = sight.near.filter(({ name }) => ENEMIES.includes(name));
  const run = async (errand: keyof Errands, doing: (() => Promise<boolean>) | undefined) => {
    if (done.has(errand) || doing === undefined || !(await doing())) {
      return false;
    }
    done.add(errand);
    return true;
  };
  if (sight.hitPoints * 2 <= sight.mostHitPoints && (await run('wounded', errands.wounded))) {
    return true;
  }
  if (enemies.length > 0) {
    await fight(player, errands, run, sight, enemies);
    return true;
  }
  if (sight.hitPoints < sight.mostHitPoints * REST_BELOW) {
    await player.press('R');
    return true;
  }
  return await travel(player, errands, done, run, sight);
}

type Run = (errand: keyof Errands, doing: (() => Promise<boolean>) | undefined) => Promise<boolean>;

async function fight(
  player: Player,
  errands: Errands,
  run: Run,
  sight: Sight,
  enemies: readonly Near[],
): Promise<void> {
  const far = (enemy: Near) => Math.max(Math.abs(enemy.east), Math.abs(enemy.south));
  const beside = enemies.find(enemy => far(enemy) === 1);
  if (beside !== undefined) {
    await player.press(player.keyOf(beside));
    return;
  }
  const { target } = errands;
  const inLine = enemies.find(enemy => far(enemy) >= 3 && isInLine(enemy));
  if (inLine !== undefined && target !== undefined && sight.energy >= 3) {
    if (await run('target', () => target(inLine, sight))) {
      return;
    }
  }
  // Let them come: whoever walks up to jackals is bitten first. Some sleep.
  const nearest = enemies[0];
  const isAsleep = player.waited++ % PATIENCE === PATIENCE - 1;
  if (!isAsleep || nearest === undefined || !(await goBeside(player, sight, nearest))) {
    await player.press('s');
  }
}

/** One step towards a square beside an enemy. */
async function goBeside(player: Player, sight: Sight, { east, south }: Near): Promise<boolean> {
  const { x, y } = sight.hero;
  return await player.stepTowards(
    sight,
    place => Math.max(Math.abs(place.x - x - east), Math.abs(place.y - y - south)) === 1,
  );
}

function isInLine({ east, south }: Near): boolean {
  return east === 0 || south === 0 || Math.abs(east) === Math.abs(south);
}

async function travel(
  player: Player,
  errands: Errands,
  done: Done,
  run: Run,
  sight: Sight,
): Promise<boolean> {
  const { door, stairs } = errands;
  const beside = besideDoor(sight);
  if (beside !== undefined && door !== undefined) {
    if (await run('door', () => door(player.keyOf(beside)))) {
      return true;
    }
  }
  const book = sight.near.find(({ name }) => name.startsWith('book'));
  if (book !== undefined && errands.book !== undefined && !done.has('book')) {
    return book.east === 0 && book.south === 0
      ? await run('book', errands.book)
      : await goTo(player, sight, book);
  }
  const hasBook = done.has('book') || errands.book === undefined;
  const up = stairsUp(sight);
  if (hasBook && up !== undefined) {
    if (up.x === sight.hero.x && up.y === sight.hero.y) {
      await stairs?.();
      return stairs !== undefined;
    }
    return await player.stepTowards(sight, ({ x, y }) => x === up.x && y === up.y);
  }
  return await player.explore(sight);
}

/** The stairs up on the map, or under the hero, who stands on their letter. */
function stairsUp(sight: Sight): Place | undefined {
  const y = sight.rows.findIndex(row => row.includes('<'));
  if (y >= 0) {
    return { x: sight.rows[y]!.indexOf('<'), y };
  }
  const here = sight.near.find(({ name }) => name === 'stairs up');
  return here?.east === 0 && here.south === 0 ? sight.hero : undefined;
}

/** A closed door straight beside the hero. */
function besideDoor(sight: Sight): Pick<Near, 'east' | 'south'> | undefined {
  const { x, y } = sight.hero;
  const around = [
    { east: 0, south: -1 },
    { east: 1, south: 0 },
    { east: 0, south: 1 },
    { east: -1, south: 0 },
  ];
  return around.find(({ east, south }) => letterAt(sight, { x: x + east, y: y + south }) === '+');
}

async function goTo(player: Player, sight: Sight, near: Near): Promise<boolean> {
  const goal: Place = { x: sight.hero.x + near.east, y: sight.hero.y + near.south };
  return await player.stepTowards(sight, ({ x, y }) => x === goal.x && y === goal.y);
}

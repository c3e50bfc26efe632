// Bones on this device: a hero who dies leaves them in the browser, and a later one is begun with them.

import { readContent } from '@roguewright/content';
import { type Bones, newGame, type SavedGame, saveGame } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { type DeviceClient, FakeBrowser } from '@roguewright/web';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goDown, toStairs } from './deep.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const files = readContent();
const DEPTH = 6;
const HERO = { role: 'valkyrie', race: 'human' };

let browser: FakeBrowser;
let left: Bones;

/** Puts a game's hero on the stairs of a level. @returns a window on the game */
function stage(game: string, depth: number, isStarving: boolean): DeviceClient {
  const { snapshots } = browser.store;
  const { start } = JSON.parse(snapshots.get(game)!.body) as SavedGame;
  const state = newGame(content, house, start);
  goDown(state, depth);
  toStairs(state);
  state.sheet.nutrition = isStarving ? -10_000 : 900;
  snapshots.set(game, {
    game,
    sequence: 0,
    body: JSON.stringify({ ...saveGame(state), sequence: 0 }),
  });
  return browser.open();
}

/** The bones in the beginning of a stored game. */
const bonesOf = (game: string) =>
  (JSON.parse(browser.store.snapshots.get(game)!.body) as SavedGame).start.bones;

/** A game that wants bones, or none. */
const begin = (seed: string, more = {}) =>
  browser.open().create({ ...HERO, heroName: 'Bren', seed, ...more });

/** Ada dies on this device, again and again, until she leaves bones. */
async function untilBones(): Promise<void> {
  for (let seed = 0; seed < 60 && browser.store.graves.size === 0; seed++) {
    const game = await browser.open().create({ ...HERO, heroName: 'Ada', seed: `dies ${seed}` });
    const client = stage(game, DEPTH, true);
    for (let move = 0; move < 100; move++) {
      const { view } = await client.perform(game, { kind: 'search', count: 1 });
      if (view.ending !== undefined) {
        break;
      }
    }
  }
}

beforeAll(async () => {
  browser = new FakeBrowser(files);
  await untilBones();
  left = browser.store.graves.get(DEPTH)!.bones;
});

beforeEach(() => {
  const kept = { level: DEPTH, content: content.hash, bones: left };
  browser = new FakeBrowser(files);
  browser.store.graves.set(DEPTH, kept);
});

describe('bones on this device', () => {
  it('are left by a hero who dies, with his name', () => {
    expect(left).toMatchObject({ level: DEPTH, dead: { name: 'Ada' } });
  });

  it('are in the beginning of the next game, unless it wants none', async () => {
    expect(bonesOf(await begin('next'))).toEqual([left]);
    expect(bonesOf(await begin('none', { boneless: true }))).toBeUndefined();
    expect(bonesOf(await begin('again', { revives: true }))).toBeUndefined();
  });

  it('are gone once they are met', async () => {
    for (let seed = 0; seed < 60; seed++) {
      const game = await begin(`meets ${seed}`);
      const client = stage(game, DEPTH - 1, false);
      await client.perform(game, { kind: 'descend' });
      if (browser.store.graves.size === 0) {
        expect((await client.look(game)).view.dungeonLevel).toBe(DEPTH);
        expect(bonesOf(await begin('later'))).toBeUndefined();
        return;
      }
    }
    throw new Error('nobody met them');
  });

  it('that lie are gone, and the game begins without them', async () => {
    const lying = { ...left, dead: { ...left.dead, things: [{ kind: 'ogre', count: 1 }] } };
    browser.store.graves.set(DEPTH, { level: DEPTH, content: content.hash, bones: lying });
    expect(bonesOf(await begin('lies'))).toBeUndefined();
    expect(browser.store.graves.size).toBe(0);
    expect(String(browser.reported)).toContain('bones of level 6');
  });
});

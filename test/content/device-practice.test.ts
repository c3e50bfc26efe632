// Practice in the worker: its lessons and fights, what it refuses, and that it stores nothing.

import { readContent } from '@roguewright/content';
import { type ArenaWish, FakeBrowser } from '@roguewright/web';
import { describe, expect, it } from 'vitest';

const WISH: ArenaWish = {
  against: 'jackal',
  count: 2,
  role: 'samurai',
  race: 'human',
  level: 5,
  items: ['long sword'],
  stranger: false,
  seed: 'arena',
  fight: 'first',
};

const open = () => new FakeBrowser(readContent()).open();

describe('practice in the worker', () => {
  it('gives the lessons and keeps the latest two games', async () => {
    const client = open();
    const first = await client.beginLessons();
    const { view } = await client.practicePerform(first, { kind: 'move', direction: 3 });
    expect(view.turn).toBe(2);
    await client.beginLessons();
    expect((await client.practiceLook(first)).view.turn).toBe(2);
    await client.beginLessons();
    await expect(client.practiceLook(first)).rejects.toThrow('Begin it again');
  });

  it('fights what is wished, with odds before and in it', async () => {
    const client = open();
    const { game, begun, odds } = await client.beginArena(WISH);
    expect(begun.view.things.filter(({ name }) => name === 'jackal')).toHaveLength(2);
    expect(begun.view.hero.level).toBe(5);
    expect(begun.view.inventory.some(({ name }) => name.includes('long sword'))).toBe(true);
    expect(odds.kill?.mean).toBeGreaterThan(0);
    expect(await client.fightOdds(game)).toEqual(odds);
    const answer = await client.practiceOdds(game, { ask: 'survival', moves: 5 });
    expect(answer.survival?.dead).toHaveLength(5);
    const again = await client.beginArena({ ...WISH, fight: 'second' });
    expect(again.begun.view.hero.maxHitPoints).toBe(begun.view.hero.maxHitPoints);
  });

  it('tells other odds once the hero is hurt', async () => {
    const client = open();
    const weak = { ...WISH, role: 'wizard', level: 1, items: [] };
    const { game, begun, odds } = await client.beginArena(weak);
    let { hero } = begun.view;
    for (let move = 0; move < 40 && hero.hitPoints === begun.view.hero.hitPoints; move++) {
      hero = (await client.practicePerform(game, { kind: 'rest', count: 1 })).view.hero;
    }
    expect((await client.fightOdds(game)).survival.dead).not.toEqual(odds.survival.dead);
  });

  it.each([
    [{ against: 'jackl' }, 'did you mean jackal'],
    [{ items: ['long swrd'] }, 'did you mean long-sword'],
    [{ level: 31 }, 'level'],
    [{ count: 7 }, 'count'],
    [{ role: 'baker' }, 'role'],
    [{ seed: '' }, 'seed'],
    [{ ruleset: 'no-such-rules' }, 'ruleset'],
  ])('refuses %j', async (wrong, told) => {
    await expect(open().beginArena({ ...WISH, ...wrong })).rejects.toThrow(told);
  });

  it('offers every monster and item by its name', async () => {
    const { monsters, items } = await open().arenaOffers();
    expect(monsters.find(({ name }) => name === 'jackal')?.level).toBe(0);
    expect(items).toContain('long sword');
    expect(new Set(items).size).toBe(items.length);
  });
});

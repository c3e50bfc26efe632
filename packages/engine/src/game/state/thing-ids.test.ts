import { describe, expect, it } from 'vitest';
import { GameObject } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { newGame } from '../assembly/new-game.ts';
import { performCommand } from '../perform.ts';
import { restoreGame, saveGame } from '../saves/save.ts';
import { dungeonContent } from '../testing/content.ts';
import { ThingIds } from './thing-ids.ts';

const house = createRulesets().resolve('house');

function begin(seed: string) {
  const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed };
  return newGame(dungeonContent(), house, start);
}

describe('the ids of a game', () => {
  it('are never given twice, and fit into an event', () => {
    const ids = new ThingIds({ seed: 'many' }, 0);
    const given = Array.from({ length: 100_000 }, () => ids.take());
    expect(new Set(given).size).toBe(given.length);
    expect(Math.min(...given.slice(0, 1000))).toBeGreaterThanOrEqual(2 ** 30);
    expect(Math.max(...given.slice(0, 1000))).toBeLessThan(2 ** 31);
  });

  it('come in no order that shows how many were given: half of them are smaller than the one before', () => {
    const ids = new ThingIds({ seed: 'order' }, 0);
    const given = Array.from({ length: 4000 }, () => ids.take());
    const falls = given.filter((id, place) => place > 0 && id < given[place - 1]!).length;
    expect(falls).toBeGreaterThan(1800);
    expect(falls).toBeLessThan(2200);
  });

  it('can be told from numbers that were never given', () => {
    const ids = new ThingIds({ seed: 'told' }, 1);
    const given = Array.from({ length: 500 }, () => ids.take());
    expect(given.every(id => ids.wasGiven(id))).toBe(true);
    expect(given.filter(id => ids.wasGiven(id + 1))).toHaveLength(0);
    expect([0, 1, 500, 2 ** 30].some(id => ids.wasGiven(id))).toBe(false);
    const plain = new ThingIds({ seed: 'told', luck: 32 }, 9);
    expect([0, 1, 8, 9].map(id => plain.wasGiven(id))).toEqual([false, true, true, false]);
  });

  it('differ by seed, and are the same again under the same seed', () => {
    const [one, other] = [new ThingIds({ seed: 'a' }, 7), new ThingIds({ seed: 'b' }, 7)];
    expect(one.take()).not.toBe(other.take());
    expect(new ThingIds({ seed: 'a' }, 8).take()).toBe(one.take());
  });

  it('don’t tell by a piece that is dropped how many things the dungeon has', () => {
    const dropped = (extra: number) => {
      const state = begin('drop');
      // These items are made out of the hero's sight.
      for (let made = 0; made < extra; made++) {
        state.newId();
      }
      const potions = new GameObject(state.newId(), state.content.archetype('red_potion'), 3);
      state.sheet.inventory.add(potions);
      performCommand(state, { kind: 'drop', item: potions.id, count: 1 });
      const told = state.log.perceived().find(({ kind }) => kind === 'dropped');
      return (told as { readonly item: number }).item;
    };
    const [few, many] = [dropped(0), dropped(1)];
    expect(Math.abs(few - many)).toBeGreaterThan(1000);
  });

  it('go on where they were after a save', () => {
    const state = begin('saved');
    const again = restoreGame(state.content, house, saveGame(state));
    expect(again.newId()).toBe(state.newId());
  });

  it('are plain numbers in a game from before, whose commands name them', () => {
    const ids = new ThingIds({ seed: 'old', luck: 32 }, 1);
    expect([ids.take(), ids.take(), ids.take()]).toEqual([1, 2, 3]);
    const start = {
      heroName: 'Ada',
      role: 'wizard',
      race: 'human',
      seed: 'old',
      luck: 32,
    } as const;
    const state = newGame(dungeonContent(), house, start);
    expect(state.hero.id).toBe(1);
    const again = restoreGame(state.content, house, saveGame(state));
    expect(again.newId()).toBe(saveGame(state).nextId);
  });
});

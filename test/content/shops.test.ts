// The shops that ship: those of the town, and those that levels of the dungeon may have.

import {
  type GameState,
  hashGame,
  newGame,
  performCommand,
  performedFor,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import { TYPE, textOf } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');

const viewFor = (state: GameState) => performedFor(state, undefined).view;

/** A hero who has come up into the town, with gold. */
function inTown(seed: string): GameState {
  const state = newGame(content, house, {
    ...{ heroName: 'Ada', role: 'wizard', race: 'human', seed },
  });
  state.level.restless = false;
  for (const creature of [...state.level.creatures.all]) {
    state.level.map.occupant[creature.square] = 0;
    state.level.creatures.remove(creature);
  }
  performCommand(state, { kind: 'ascend' });
  return state;
}

/** The hero stands on a square. */
function put(state: GameState, square: number): void {
  const { level, hero } = state;
  const from = hero.square;
  level.map.occupant[from] = 0;
  hero.square = square;
  level.map.occupant[square] = hero.id;
  performCommand(state, { kind: 'search', count: 1 });
}

describe('the shops of the town', () => {
  it('are five, one of each kind, stocked and kept', () => {
    const { level } = inTown('five');
    expect(level.shops.map(({ kind }) => kind).toSorted()).toEqual([
      'shop_armour',
      'shop_books',
      'shop_general',
      'shop_tools',
      'shop_wands',
    ]);
    for (const shop of level.shops) {
      const goods = [...level.items].filter(([square]) => shop.holds(level.map, square));
      expect(goods.length, shop.kind).toBeGreaterThan(2);
      const things = goods.flatMap(([, pile]) => pile);
      expect(things.every(thing => thing.fact('shop') > 0)).toBe(true);
      const keeper = level.creatures.all.find(({ id }) => id === shop.keeper)!;
      const coins = keeper.carried.filter(({ archetype }) => archetype.type === TYPE.money);
      expect(coins[0]!.count).toBeGreaterThanOrEqual(1100);
      expect(coins[0]!.count).toBeLessThanOrEqual(4000);
    }
  });

  it('sell what they say', () => {
    const { level } = inTown('goods');
    const { kinds } = house.slots.world.shops;
    expect(Object.keys(kinds).toSorted()).toEqual(
      content.archetypes
        .filter(({ type }) => type === TYPE.shop)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const shop of level.shops) {
      const kind = content.archetype(shop.kind);
      expect(content.treasure.find(textOf(kind, 'randomitems'))).toBeDefined();
      expect(content.find(textOf(kind, 'otherArch'))).toBeDefined();
    }
  });

  it('let a hero in who walks there, and are saved with the bill', () => {
    const state = inTown('saved');
    const { level } = state;
    const { map } = level;
    const shop = level.shops.find(({ kind }) => kind === 'shop_general')!;
    put(state, shop.door);
    performCommand(state, { kind: 'rest', count: 1 });
    performCommand(state, { kind: 'move', direction: 7 });
    const goods = [...level.items.keys()].find(square => shop.holds(map, square))!;
    for (let step = 0; step < 20 && state.hero.square !== goods; step++) {
      performCommand(state, { kind: 'travel', x: map.x(goods), y: map.y(goods) });
    }
    expect(state.hero.square).toBe(goods);
    performCommand(state, { kind: 'pick-up', item: 0 });
    const { shop: shown } = viewFor(state);
    expect(shown?.owed).toBeGreaterThan(0);
    const saved = JSON.parse(JSON.stringify(saveGame(state)));
    const again = restoreGame(content, house, saved);
    expect(hashGame(again)).toBe(hashGame(state));
    expect(viewFor(again)).toEqual(viewFor(state));
    // Both go on alike: the keeper goes to the door.
    for (const game of [state, again]) {
      for (let turn = 0; turn < 6; turn++) {
        performCommand(game, { kind: 'rest', count: 1 });
      }
      const keeper = game.level.creatures.all.find(({ id }) => id === shop.keeper)!;
      expect(keeper.square).toBe(shop.post);
    }
    expect(hashGame(again)).toBe(hashGame(state));
  });
});

describe('shops of the dungeon', () => {
  it('are found below the first level, one at most on a level, and nothing blocks them', () => {
    let found = 0;
    for (let game = 0; game < 6; game++) {
      const state = newGame(content, house, {
        ...{ heroName: 'Ada', role: 'wizard', race: 'human', seed: `dungeon ${game}` },
      });
      expect(state.level.shops).toEqual([]);
      for (let depth = 2; depth <= 3; depth++) {
        const { map } = state.level;
        const stairs = [...map.terrain.keys()].find(at => map.terrainAt(at) === 'stairs-down')!;
        state.hero.hitPoints = state.hero.maxHitPoints;
        put(state, stairs);
        performCommand(state, { kind: 'descend' });
        if (state.seat.depth !== depth) {
          break;
        }
        const { level } = state;
        expect(level.shops.length).toBeLessThanOrEqual(1);
        for (const shop of level.shops) {
          found++;
          expect(shop.holds(level.map, state.hero.square)).toBe(false);
          const keeper = level.creatures.all.find(({ id }) => id === shop.keeper)!;
          expect(keeper.square).toBe(shop.post);
          const goods = [...level.items].filter(([at]) => shop.holds(level.map, at));
          expect(goods.length).toBeGreaterThan(0);
        }
      }
    }
    expect(found).toBeGreaterThan(2);
  });
});

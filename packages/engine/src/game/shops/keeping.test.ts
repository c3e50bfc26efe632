// Where shops are, what is in them, and what keepers are: the numbers of the slot at work.

import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator, Streams } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { type Area, drawLevel } from '../../world/index.ts';
import { Level } from '../dungeon/level.ts';
import { roomAround } from '../dungeon/shops/fit-room.ts';
import { chooseShopRoom, openShop, openSomeShop } from '../dungeon/shops/open-shop.ts';
import { sceneContent } from '../testing/content.ts';
import { SHOP_FILES, ShopScene } from '../testing/shop.ts';

const content = sceneContent(SHOP_FILES);
const house = createRulesets().resolve('house');

/** A room with one door, and another one. */
function rooms(width: number, height: number) {
  const across = (wall: string) => wall.repeat(width);
  const rows = [
    `#${across('#')}#######`,
    ...Array.from({ length: height }, (_, row) => `#${across('.')}${row === 0 ? '∩' : '#'}.....#`),
    `#${across('#')}#######`,
  ];
  const { map } = drawLevel(rows);
  const squaresIn = (x: number, wide: number) =>
    Array.from({ length: wide * height }, (_, at) =>
      map.square(x + (at % wide), 1 + Math.floor(at / wide)),
    );
  const area = (x: number, wide: number): Area => ({
    ...{ kind: 'room', x, y: 1, width: wide, height, lit: false },
    squares: squaresIn(x, wide),
  });
  return { level: new Level(map), areas: [area(1, width), area(width + 2, 5)] };
}

const making = (chance: Chance, depth: number) => {
  let id = 100;
  return { chance, ruleset: house, content, depth, heroLevel: 1, nextId: () => ++id };
};

/** The chance that a level has a shop. */
function chanceAt(depth: number, width = 5, height = 4): number {
  const { level, areas } = rooms(width, height);
  return new Enumerator()
    .ask(
      (chance: Chance) => chooseShopRoom(making(chance, depth), level, areas)?.area.x ?? 0,
      {},
      {},
    )
    .probability(x => x > 0);
}

describe('a level', () => {
  it('has a shop with probability 3 in its depth, from the second on', () => {
    expect([1, 2, 3, 4, 6, 12].map(depth => chanceAt(depth))).toEqual([0, 1, 1, 0.75, 0.5, 0.25]);
  });

  it('has it in a room of 12 to 60 squares', () => {
    expect(chanceAt(2, 11, 1)).toBe(0);
    expect(chanceAt(2, 12, 1)).toBe(1);
    expect(chanceAt(2, 15, 4)).toBe(1);
    expect(chanceAt(2, 61, 1)).toBe(0);
  });

  it('has none in a room with two doors, or without one', () => {
    const { level, areas } = rooms(5, 4);
    const { map } = level;
    map.setTerrain(map.square(6, 3), 'doorway');
    const choose = () => chooseShopRoom(making(new Streams('x').stream('s'), 2), level, areas);
    expect(choose()).toBeUndefined();
    map.setTerrain(map.square(6, 3), 'wall');
    expect(choose()).toBeDefined();
    map.setTerrain(map.square(6, 1), 'wall');
    expect(choose()).toBeUndefined();
  });

  it('has none in a room with stairs, into a branch either: goods would lie on them', () => {
    const { level, areas } = rooms(5, 4);
    const choose = () => chooseShopRoom(making(new Streams('x').stream('s'), 2), level, areas);
    level.map.setTerrain(level.map.square(2, 2), 'branch-stairs');
    expect(choose()?.area).toBe(areas[1]);
    level.map.setTerrain(level.map.square(9, 2), 'stairs-down');
    expect(choose()).toBeUndefined();
  });

  it('has kinds of shops by their weights', () => {
    const { level, areas } = rooms(5, 4);
    const room = roomAround(level.map, areas[0]!.squares[0]!)!;
    const met = new Map<string, number>();
    for (let game = 0; game < 400; game++) {
      const fresh = new Level(level.map);
      openSomeShop(making(new Streams(`kind ${game}`).stream('s'), 2), fresh, room);
      for (const creature of fresh.creatures.all) {
        fresh.map.occupant[creature.square] = 0;
      }
      const { kind } = fresh.shops[0]!;
      met.set(kind, (met.get(kind) ?? 0) + 1);
    }
    const { shop_general: general, shop_wands: wands } = house.slots.world.shops.kinds;
    expect([general!.weight, wands!.weight]).toEqual([44, 6]);
    expect(met.get('shop_general')! / 400).toBeGreaterThan(0.8);
    expect(met.get('shop_general')! / 400).toBeLessThan(0.94);
    expect(house.slots.world.shops.kinds).toMatchObject({
      shop_armour: { weight: 14 },
      shop_books: { weight: 13 },
      shop_tools: { weight: 8 },
    });
  });
});

describe('a new shop', () => {
  it('has goods on three squares in four, none where the keeper walks, and 1,100 to 4,000 gold', () => {
    let squares = 0;
    const purses = new Set<number>();
    const rounds = 60;
    for (let game = 0; game < rounds; game++) {
      const { level } = rooms(5, 4);
      const { map } = level;
      const room = roomAround(map, map.square(1, 1))!;
      const kind = content.archetype('shop_general');
      openShop(making(new Streams(`stock ${game}`).stream('s'), 1), level, room, kind);
      squares += level.items.size;
      expect([...level.items.keys()].every(at => map.x(at) < 5)).toBe(true);
      const [coins] = level.creatures.all[0]!.carried;
      purses.add(coins!.count);
    }
    expect(squares / rounds / 16).toBeGreaterThan(0.7);
    expect(squares / rounds / 16).toBeLessThan(0.8);
    for (const gold of purses) {
      expect(gold % 100).toBe(0);
      expect(gold).toBeGreaterThanOrEqual(1100);
      expect(gold).toBeLessThanOrEqual(4000);
    }
    expect(Math.max(...purses) - Math.min(...purses)).toBeGreaterThan(1500);
  });

  it('bills a door that the hero breaks with 400 gold', () => {
    const scene = new ShopScene();
    const { state, shop } = scene;
    state.level.map.setTerrain(shop.door, 'locked-door');
    for (let blow = 0; blow < 200 && !scene.kinds.includes('shop-damaged'); blow++) {
      scene.perform({ kind: 'force', direction: 7 });
    }
    expect(scene.events).toContainEqual(
      expect.objectContaining({ kind: 'shop-damaged', amount: 400 }),
    );
  });

  it('sells what scrolls of charging are read on, unpaid, and bills the scroll', () => {
    const scene = new ShopScene({
      content: [
        {
          path: 'charging.arc',
          text: 'Object scroll_of_charging\nname scroll of charging\ntype 111\nlevel 1\nvalue 300\neffect charging\nweight 50\nend\n',
        },
      ],
    });
    const wand = scene.stock('dear_wand', { charges: 1 });
    const scroll = scene.stock('scroll_of_charging');
    scene.enter();
    scene.takeGoods();
    expect(scene.look().view.shop?.owed).toBe(450);
    scene.perform({ kind: 'charge', item: scroll.id, target: wand.id });
    expect(scene.kinds).toContain('goods-billed');
    expect(wand.fact('charges')).toBeGreaterThan(1);
    // The scroll is owed for, and the wand still has its price.
    expect(scene.look().view.shop?.owed).toBe(450);
    scene.perform({ kind: 'drop', item: wand.id, count: 1 });
    expect(scene.look().view.shop?.owed).toBe(300);
  });
});

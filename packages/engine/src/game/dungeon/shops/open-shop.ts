// Opens a shop in a room: its keeper, with money, and goods on the floor. NetHack 3.6.7 src/shknam.c (stock_room,
// shkinit).

import { isBookOfNone, madeDice, makeMonster } from '../../../actors/index.ts';
import type { Chance } from '../../../chance/index.ts';
import {
  type Archetype,
  type Content,
  makeObject,
  makeTreasure,
  TYPE,
  textOf,
} from '../../../objects/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import type { Area } from '../../../world/index.ts';
import type { Level } from '../level.ts';
import { type ShopRoom, shopIn } from './fit-room.ts';
import { GOODS, Shop } from './shop.ts';

/** What shops are made by. */
export interface ShopMaking {
  readonly chance: Chance;
  readonly ruleset: Ruleset;
  readonly content: Content;
  /** 1 or more. */
  readonly depth: number;
  /** Level of the hero, 1…30. */
  readonly heroLevel: number;
  readonly nextId: () => number;
}

/**
 * Decides whether a level of the dungeon has a shop, and in which room. The room is then left to it. Labels: `shop`,
 * `shop-room`.
 */
export function chooseShopRoom(
  { chance, ruleset, content, depth }: ShopMaking,
  { map }: Level,
  areas: readonly Area[],
): { readonly area: Area; readonly room: ShopRoom } | undefined {
  const { below, chances, squares } = ruleset.slots.world.shops.places;
  const isDeep = depth > below && kindsMet(ruleset, content).length > 0;
  if (!isDeep || !chance.test(Math.min(chances, depth), depth, 'shop')) {
    return undefined;
  }
  const fit = areas.flatMap(area => {
    const room = shopIn(map, area, squares);
    return room === undefined ? [] : [{ area, room }];
  });
  const others = areas.filter(area => area.squares.length > 0).length;
  return fit.length === 0 || others < 2 ? undefined : fit[chance.below(fit.length, 'shop-room')];
}

/** The kinds of shops that are met in the dungeon, with their weights. */
function kindsMet({ slots }: Ruleset, { archetypes }: Content): [Archetype, number][] {
  const { kinds } = slots.world.shops;
  return archetypes.flatMap((archetype): [Archetype, number][] => {
    const weight = archetype.type === TYPE.shop ? (kinds[archetype.id]?.weight ?? 0) : 0;
    return weight > 0 ? [[archetype, weight]] : [];
  });
}

/** Opens a shop of any kind. Label: `shop-kind`, and those of `openShop`. */
export function openSomeShop(making: ShopMaking, level: Level, room: ShopRoom): void {
  const kinds = kindsMet(making.ruleset, making.content);
  const weights = kinds.map(([, weight]) => weight);
  openShop(making, level, room, kinds[making.chance.pick(weights, 'shop-kind')]![0]);
}

/** Opens a shop of a kind. Labels: `keeper-gold`, `goods`, and those of monsters and treasure. */
export function openShop(making: ShopMaking, level: Level, room: ShopRoom, kind: Archetype): void {
  const { chance, ruleset, content, nextId } = making;
  const { map } = level;
  const { keepers, coin } = ruleset.slots.world.shops;
  if (map.terrainAt(room.door) !== 'doorway') {
    map.setTerrain(room.door, 'open-door');
  }
  const who = content.archetype(textOf(kind, 'otherArch'));
  const keeper = makeMonster(chance, ruleset, content, who, room.post, nextId);
  const { sure, times, sides } = keepers.gold;
  const gold = sure + times * chance.roll(1, sides, 'keeper-gold');
  const coins = content.find(coin);
  if (coins !== undefined) {
    keeper.carried.push(makeObject(content, coins, nextId, gold));
  }
  level.place(keeper);
  level.shops.push(new Shop({ kind: kind.id, keeper: keeper.id, ...room }));
  light(level, room);
  stock(making, level, room, textOf(kind, 'randomitems'));
}

/** A shop is lit, and so are its walls. */
function light({ map }: Level, { room: [x, y, width, height] }: ShopRoom): void {
  for (let row = y - 1; row <= y + height; row++) {
    for (let column = x - 1; column <= x + width; column++) {
      map.setLit(map.square(column, row), true);
    }
  }
}

/** Puts goods on most squares, but not along the wall of the door: there the keeper walks. */
function stock(making: ShopMaking, level: Level, at: ShopRoom, list: string): void {
  const { chance, ruleset, content, depth, heroLevel, nextId } = making;
  const { map } = level;
  const [x, y, width, height] = at.room;
  const { times, over } = ruleset.slots.world.shops.places.stocked;
  const number = level.shops.length;
  const isBesideRow = map.x(at.post) === map.x(at.door);
  const chargesOf = (archetype: Archetype) => madeDice(ruleset, archetype);
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      const isAisle = isBesideRow ? row === map.y(at.post) : column === map.x(at.post);
      if (isAisle || !chance.test(times, over, 'goods')) {
        continue;
      }
      const wish = { list, difficulty: depth, level: heroLevel, chargesOf, ruleset };
      for (const thing of makeTreasure(chance, content, wish, nextId)) {
        if (!isBookOfNone(ruleset, thing)) {
          thing.setFact(GOODS.shop, number);
          level.drop(map.square(column, row), thing);
        }
      }
    }
  }
}

import { describe, expect, it } from 'vitest';
import { hurt } from '../body/harm.ts';
import { landed } from '../movement/arriving.ts';
import { digSquare } from '../movement/dig-square.ts';
import { relocate } from '../movement/relocate.ts';
import { ShopScene, type ShopSceneOptions } from '../testing/shop.ts';

/** The hero is in the shop, and has taken a helm of 10 gold. */
function taken(options: ShopSceneOptions = {}) {
  const scene = new ShopScene(options);
  const goods = scene.stock('helm');
  scene.enter();
  scene.takeGoods();
  return { scene, goods };
}

/** The hero comes to a square at once, as by a teleport. */
function vanish(scene: ShopScene, [x, y]: readonly [number, number]): void {
  const { state } = scene;
  const from = state.hero.square;
  relocate(state.level, state.hero, state.level.map.square(x, y));
  landed(state, state.hero, from);
}

describe('leaving without paying', () => {
  it('by a teleport is theft: the goods are the hero’s, and the keeper hunts him', () => {
    const { scene, goods } = taken();
    vanish(scene, [9, 3]);
    expect(scene.kinds).toContain('shop-robbed');
    expect(scene.kinds).toContain('keeper-angered');
    expect(scene.keeper.feels('calm')).toBe(false);
    expect(scene.keeper.hunts).toBe(true);
    const { name } = scene.look().view.inventory.find(({ id }) => id === goods.id)!;
    expect(name).toBe('helm');
  });

  it('onto the doorstep brings a warning, and beyond it theft', () => {
    const { scene } = taken();
    vanish(scene, [6, 3]);
    expect(scene.kinds).toContain('pay-first');
    expect(scene.keeper.feels('calm')).toBe(true);
    vanish(scene, [7, 3]);
    expect(scene.kinds).toContain('shop-robbed');
  });

  it('is no theft as far as credit covers it', () => {
    const { scene } = taken({ gold: 50 });
    const coins = scene.state.sheet.inventory.things.find(({ name }) => name === 'gold coin')!;
    scene.perform({ kind: 'drop', item: coins.id, count: 40 });
    vanish(scene, [9, 3]);
    expect(scene.kinds).toContain('credit-used');
    expect(scene.kinds).not.toContain('shop-robbed');
    vanish(scene, [3, 3]);
    expect(scene.look().view.shop?.credit).toBe(30);
  });

  it('through a wall that was dug is theft too, and the wall is billed', () => {
    const { scene } = taken();
    const { map } = scene.state.level;
    digSquare(scene.state, map.square(6, 1));
    expect(scene.events).toContainEqual(
      expect.objectContaining({ kind: 'shop-damaged', amount: 200 }),
    );
    expect(scene.look().view.shop?.owed).toBe(210);
    vanish(scene, [6, 1]);
    expect(scene.events).toContainEqual(
      expect.objectContaining({ kind: 'shop-robbed', amount: 210 }),
    );
  });

  it('is forgiven for what was stolen, or for a fifth of it if the hero has no more', () => {
    const { scene } = taken({ gold: 4 });
    vanish(scene, [4, 6 - 3]);
    vanish(scene, [7, 3]);
    vanish(scene, [4, 3]);
    scene.perform({ kind: 'pay' });
    expect(scene.events).toContainEqual(
      expect.objectContaining({ kind: 'keeper-pacified', amount: 4 }),
    );
    expect(scene.keeper.feels('calm')).toBe(true);
    expect(scene.look().view.shop).toMatchObject({ owed: 0, angry: false });
  });

  it('isn’t forgiven for nothing', () => {
    const { scene } = taken({ gold: 1 });
    vanish(scene, [7, 3]);
    vanish(scene, [4, 3]);
    scene.perform({ kind: 'pay' });
    expect(scene.kinds).toContain('cannot-pay');
    expect(scene.keeper.feels('calm')).toBe(false);
  });
});

describe('a keeper', () => {
  it('who is hurt is angry, asks a third more, and is appeased with 1,000 gold', () => {
    const scene = new ShopScene({ gold: 2000 });
    scene.stock('helm');
    scene.enter();
    hurt(scene.state, scene.keeper, 1, 1);
    expect(scene.look().view.shop?.angry).toBe(true);
    expect(scene.look().view.underfoot[0]!.name).toBe('a helm (for sale, 14 gold)');
    scene.perform({ kind: 'pay' });
    expect(scene.gold).toBe(1000);
    expect(scene.look().view.shop?.angry).toBe(false);
  });

  it('who is dead asks for nothing: the goods are free', () => {
    const { scene, goods } = taken();
    hurt(scene.state, scene.keeper, 1000, 1);
    expect(scene.look().view.shop).toBeUndefined();
    const { name } = scene.look().view.inventory.find(({ id }) => id === goods.id)!;
    expect(name).toBe('helm');
    vanish(scene, [9, 3]);
    expect(scene.kinds).not.toContain('shop-robbed');
    expect(scene.perform({ kind: 'pay' })).toMatchObject({ reason: 'no-keeper' });
  });
});

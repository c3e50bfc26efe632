import { describe, expect, it } from 'vitest';
import { setCharges } from '../../objects/index.ts';
import { cancelPack } from '../items/cancel-thing.ts';
import { ShopScene } from '../testing/shop.ts';

/** The hero carries an unpaid wand that he recognises. */
function withWand(charges: number) {
  const scene = new ShopScene({ gold: 1000 });
  const wand = scene.stock('dear_wand');
  setCharges(wand, { left: charges, recharged: 0 });
  scene.state.sheet.lore.identify(wand);
  scene.enter();
  scene.takeGoods();
  return { scene, wand };
}

const owed = (scene: ShopScene) => scene.look().view.shop?.owed;

describe('using goods', () => {
  it('costs a quarter of a wand’s price for a charge, and the price for the last one', () => {
    const { scene, wand } = withWand(2);
    expect(owed(scene)).toBe(150);
    scene.perform({ kind: 'zap', item: wand.id, direction: 1 });
    expect(scene.events).toContainEqual({ kind: 'use-fee', actor: 1, item: wand.id, amount: 37 });
    expect(owed(scene)).toBe(187);
    scene.perform({ kind: 'zap', item: wand.id, direction: 1 });
    expect(scene.events).toContainEqual({ kind: 'use-fee', actor: 1, item: wand.id, amount: 150 });
    expect(owed(scene)).toBe(337);
    // The wand goes back, the fees stay.
    scene.perform({ kind: 'drop', item: wand.id, count: 1 });
    expect(owed(scene)).toBe(187);
    scene.perform({ kind: 'pay' });
    expect(scene.gold).toBe(813);
  });

  it('bills what is drunk', () => {
    const scene = new ShopScene();
    const potion = scene.stock('red_potion', { value: 50 });
    scene.state.sheet.lore.identify(potion);
    scene.enter();
    scene.takeGoods();
    scene.perform({ kind: 'quaff', item: potion.id });
    expect(scene.kinds).toContain('goods-billed');
    expect(owed(scene)).toBe(50);
  });

  it('bills four fifths of a book that is learnt, once', () => {
    const scene = new ShopScene();
    const book = scene.stock('thin_book', { value: 100, beatitude: 1 });
    scene.state.sheet.lore.identify(book);
    scene.enter();
    scene.takeGoods();
    scene.perform({ kind: 'read', item: book.id });
    expect(scene.kinds).toContain('spell-learned');
    expect(owed(scene)).toBe(180);
    scene.perform({ kind: 'read', item: book.id });
    expect(scene.kinds).toContain('known-well');
    expect(owed(scene)).toBe(180);
  });

  it('bills what is cancelled, which then belongs to the hero', () => {
    const { scene, wand } = withWand(4);
    cancelPack(scene.state);
    expect(scene.kinds).toContain('goods-billed');
    expect(owed(scene)).toBe(150);
    const { name } = scene.look().view.inventory.find(({ id }) => id === wand.id)!;
    expect(name).not.toContain('unpaid');
    // What is cancelled already is cancelled for nothing.
    cancelPack(scene.state);
    expect(owed(scene)).toBe(150);
  });

  it('raises the price of what is enchanted, and bills what is spoilt', () => {
    const scene = new ShopScene();
    const helm = scene.stock('helm');
    scene.enter();
    scene.takeGoods();
    const { shops } = scene.state.ports;
    helm.setFact('toArmour', 10);
    shops.improved(helm);
    const dearer = owed(scene)!;
    expect(dearer).toBeGreaterThan(10);
    shops.spoilt(helm);
    expect(owed(scene)).toBe(dearer);
    expect(scene.look().view.inventory.some(({ name }) => name.includes('unpaid'))).toBe(false);
  });

  it('bills what is thrown out of the shop', () => {
    const scene = new ShopScene();
    const helm = scene.stock('helm');
    scene.enter();
    scene.takeGoods();
    const { state } = scene;
    state.ports.shops.laid(state.level.map.square(9, 3), helm);
    expect(scene.look().view.shop?.owed).toBe(10);
    expect(helm.fact('shop')).toBe(0);
  });
});

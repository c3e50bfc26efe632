import { describe, expect, it } from 'vitest';
import { ShopScene, type ShopSceneOptions } from '../testing/shop.ts';

/** The hero puts something down in a shop. */
function offered(options: ShopSceneOptions = {}, archetype = 'helm', count = 1) {
  const scene = new ShopScene(options);
  scene.enter();
  const thing = scene.bring(archetype, {}, count);
  scene.state.sheet.lore.identify(thing);
  scene.perform({ kind: 'drop', item: thing.id, count });
  return { scene, thing };
}

const coinsOf = (scene: ShopScene) =>
  scene.keeper.carried.reduce((sum, { count }) => sum + count, 0);

describe('selling', () => {
  it('asks for half the value, and pays when the hero accepts', () => {
    const { scene, thing } = offered();
    const { pending } = scene.look().view;
    expect(pending).toMatchObject({
      deed: 'sell',
      gold: 5,
      subject: 'an uncursed +0 helm',
      costs: 'nothing',
    });
    scene.perform({ kind: 'answer', answer: { yes: true } });
    expect(scene.events).toContainEqual({ kind: 'item-sold', actor: 1, item: thing.id, amount: 5 });
    expect(scene.gold).toBe(5);
    expect(coinsOf(scene)).toBe(995);
    expect(scene.look().view.underfoot[0]!.name).toBe('an uncursed +0 helm (for sale, 10 gold)');
  });

  it('leaves a thing with the hero who refuses or does something else', () => {
    for (const refusing of [
      { kind: 'answer', answer: { yes: false } },
      { kind: 'answer', answer: { nothing: true } },
      { kind: 'pick-up', item: 0 },
    ] as const) {
      const { scene, thing } = offered();
      scene.perform(refusing);
      expect(scene.gold).toBe(0);
      scene.takeGoods();
      const carried = scene.look().view.inventory.find(({ id }) => id === thing.id);
      expect(carried?.name ?? 'gone').not.toContain('gold');
      expect(scene.look().view.shop?.owed).toBe(0);
    }
  });

  it('brings a third to a hero who looks a fool', () => {
    const scene = new ShopScene();
    scene.enter();
    const cap = scene.bring('fools_cap');
    const wand = scene.bring('dear_wand');
    scene.state.sheet.lore.identify(wand);
    scene.perform({ kind: 'wear', item: cap.id });
    scene.perform({ kind: 'drop', item: wand.id, count: 1 });
    expect(scene.look().view.pending).toMatchObject({ gold: 50 });
  });

  it('brings a quarter less 1 time in 4 for what the hero doesn’t recognise', () => {
    const scene = new ShopScene({ luck: [['low-offer', true]], unknown: ['dear_wand'] });
    scene.enter();
    const wand = scene.bring('dear_wand');
    scene.perform({ kind: 'drop', item: wand.id, count: 1 });
    expect(scene.look().view.pending).toMatchObject({ gold: 56 });
    scene.end();
  });

  it('is of no interest to a keeper who doesn’t deal in such things', () => {
    const { scene } = offered({ kind: 'shop_wands' });
    expect(scene.kinds).toContain('not-wanted');
    expect(scene.look().view.pending).toBeUndefined();
  });

  it('brings what the keeper has left, and then credit', () => {
    const poor = offered({ keeperGold: 3 });
    expect(poor.scene.look().view.pending).toMatchObject({ gold: 3 });
    const { scene } = offered({ keeperGold: 0 }, 'dear_wand');
    expect(scene.look().view.pending).toMatchObject({ gold: 67, onCredit: true });
    scene.perform({ kind: 'answer', answer: { yes: true } });
    expect(scene.look().view.shop).toMatchObject({ credit: 67, owed: 0 });
  });

  it('makes credit of gold that is put down, which pays for goods', () => {
    const scene = new ShopScene({ gold: 100 });
    scene.stock('helm');
    scene.enter();
    const coins = scene.state.sheet.inventory.things.find(({ name }) => name === 'gold coin')!;
    scene.perform({ kind: 'drop', item: coins.id, count: 30 });
    expect(scene.look().view.shop?.credit).toBe(30);
    expect(scene.gold).toBe(70);
    scene.takeGoods();
    scene.perform({ kind: 'pay' });
    expect(scene.look().view.shop).toMatchObject({ credit: 20, owed: 0 });
    expect(scene.gold).toBe(70);
  });
});

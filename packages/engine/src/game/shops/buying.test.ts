import { describe, expect, it } from 'vitest';
import { Creature } from '../../actors/index.ts';
import { ShopScene, type ShopSceneOptions } from '../testing/shop.ts';

/** The hero stands on goods in a shop. */
function before(options: ShopSceneOptions = {}, archetype = 'helm', facts = {}) {
  const scene = new ShopScene({ gold: 500, ...options });
  const goods = scene.stock(archetype, facts);
  scene.enter();
  return { scene, goods };
}

const nameOf = (scene: ShopScene, id: number) => {
  const { view } = scene.look();
  return view.inventory.find(thing => thing.id === id)?.name;
};

describe('a shop', () => {
  it('greets who comes in, and tells prices underfoot and in names', () => {
    const { scene, goods } = before();
    expect(scene.kinds).toEqual(expect.arrayContaining(['shop-entered', 'goods-priced']));
    expect(scene.events.at(-1)).toMatchObject({ item: goods.id, amount: 10 });
    const { view } = scene.look();
    expect(view.underfoot.map(({ name }) => name)).toEqual(['a helm (for sale, 10 gold)']);
    expect(view.shop).toEqual({ name: 'general store', owed: 0, credit: 0, angry: false });
  });

  it('does not end exploration at each of its goods', () => {
    const scene = new ShopScene({ gold: 500 });
    scene.stock('helm', {}, [1, 1]);
    scene.stock('helm', {}, [1, 5]);
    const told: string[] = [];
    for (let times = 0; times < 4; times++) {
      scene.perform({ kind: 'explore' });
      told.push(...scene.kinds);
    }
    expect(scene.state.memory.rememberedItems.size).toBe(2);
    expect(told).not.toContain('spotted');
  });

  it.each([
    [3, 20],
    [6, 15],
    [8, 13],
    [11, 10],
    [16, 8],
    [18, 7],
    [19, 5],
  ])('sells a thing of 10 gold to a hero of charisma %i for %i', (charisma, gold) => {
    const { scene, goods } = before({ charisma });
    scene.takeGoods();
    expect(nameOf(scene, goods.id)).toBe(`helm (unpaid, ${gold} gold)`);
    expect(scene.look().view.shop?.owed).toBe(gold);
    scene.perform({ kind: 'pay' });
    expect(scene.kinds).toEqual(['item-bought', 'bill-settled']);
    expect(scene.gold).toBe(500 - gold);
    expect(nameOf(scene, goods.id)).toBe('helm');
    expect(scene.look().view.shop?.owed).toBe(0);
  });

  it('asks more of a hero who looks a fool', () => {
    const { scene } = before();
    const cap = scene.bring('fools_cap');
    scene.perform({ kind: 'wear', item: cap.id });
    expect(scene.look().view.underfoot[0]!.name).toBe('a helm (for sale, 13 gold)');
  });

  it('asks 5 gold for what is worth nothing, and 10 more for each point of enchantment', () => {
    const { scene } = before({}, 'helm', { value: 0 });
    scene.stock('helm', { toArmour: 20 });
    expect(scene.look().view.underfoot.map(({ name }) => name)).toEqual([
      expect.stringMatching(/for sale, \d+ gold/),
      'a helm (for sale, 5 gold)',
    ]);
  });

  it('asks a third more for one in four things that the hero doesn’t recognise, by the thing', () => {
    const dearOnes: boolean[] = [];
    for (let more = 0; more < 8; more++) {
      const scene = new ShopScene({ unknown: ['dear_wand'] });
      for (let id = 0; id < more; id++) {
        scene.state.newId();
      }
      const wand = scene.stock('dear_wand');
      scene.enter();
      const dear = wand.id % 4 === 0;
      dearOnes.push(dear);
      const price = () => scene.look().view.underfoot[0]!.name;
      expect(price()).toContain(dear ? '200 gold' : '150 gold');
      // Once it is recognised, it costs what it is worth.
      scene.state.sheet.lore.identifyKind(wand.archetype);
      expect(price()).toContain('150 gold');
    }
    expect(new Set(dearOnes).size).toBe(2);
  });

  it('keeps unpaid things apart from the hero’s own, and takes them back when they are put down', () => {
    const { scene, goods } = before();
    const own = scene.bring('helm');
    scene.takeGoods();
    expect(scene.look().view.inventory.filter(({ name }) => name.startsWith('helm'))).toHaveLength(
      2,
    );
    scene.perform({ kind: 'drop', item: goods.id, count: 1 });
    expect(scene.look().view.shop?.owed).toBe(0);
    expect(scene.look().view.pending).toBeUndefined();
    expect(nameOf(scene, own.id)).toBe('helm');
  });

  it('bills each of several things, which can be paid for one by one', () => {
    const { scene, goods } = before();
    const other = scene.stock('dear_wand');
    scene.state.sheet.lore.identify(other);
    scene.takeGoods();
    expect(scene.look().view.shop?.owed).toBe(160);
    scene.perform({ kind: 'pay' });
    const { pending } = scene.look().view;
    expect(pending).toMatchObject({ about: 'deed-choice', deed: 'pay', harmless: true });
    scene.perform({ kind: 'answer', answer: { choice: String(other.id) } });
    expect(scene.gold).toBe(350);
    expect(scene.look().view.shop?.owed).toBe(10);
    scene.perform({ kind: 'pay' });
    expect(scene.gold).toBe(340);
    expect(nameOf(scene, goods.id)).toBe('helm');
  });

  it('pays everything at once, as far as the money goes', () => {
    const { scene } = before({ gold: 100 });
    scene.state.sheet.lore.identify(scene.stock('dear_wand'));
    scene.takeGoods();
    scene.perform({ kind: 'pay' });
    scene.perform({ kind: 'answer', answer: { choice: 'all' } });
    expect(scene.kinds).toContain('cannot-pay');
    expect(scene.look().view.shop?.owed).toBeGreaterThan(0);
  });

  it('refuses to be paid where nothing is owed, and outside', () => {
    const { scene } = before();
    expect(scene.perform({ kind: 'pay' })).toMatchObject({ reason: 'nothing-owed' });
    const far = new ShopScene();
    far.enter([10, 1]);
    expect(far.perform({ kind: 'pay' })).toMatchObject({ reason: 'no-keeper' });
  });
});

describe('a keeper', () => {
  it('goes to the door when a customer owes money, and lets nobody past', () => {
    const { scene } = before();
    scene.takeGoods();
    scene.perform({ kind: 'rest', count: 1 });
    const { map } = scene.state.level;
    expect([map.x(scene.keeper.square), map.y(scene.keeper.square)]).toEqual([5, 3]);
    scene.perform({ kind: 'move', direction: 3 });
    expect(scene.perform({ kind: 'move', direction: 3 })).toMatchObject({ reason: 'blocked' });
    scene.perform({ kind: 'pay' });
    scene.perform({ kind: 'rest', count: 2 });
    expect(scene.keeper.square).not.toBe(scene.shop.post);
    scene.perform({ kind: 'move', direction: 3 });
    scene.perform({ kind: 'move', direction: 3 });
    scene.perform({ kind: 'move', direction: 3 });
    expect(map.x(scene.state.hero.square)).toBe(7);
    expect(scene.state.sheet.inventory.things.some(({ name }) => name === 'helm')).toBe(true);
  });

  it('stands aside for who comes in', () => {
    const scene = new ShopScene();
    scene.perform({ kind: 'move', direction: 7 });
    scene.perform({ kind: 'rest', count: 1 });
    scene.perform({ kind: 'move', direction: 7 });
    expect(scene.kinds).toContain('shop-entered');
  });
});

describe('a mounted hero', () => {
  it('may not ride into a shop: the steed stays outside', () => {
    const scene = new ShopScene({ gold: 500 });
    const { state } = scene;
    const { content, level, hero } = state;
    const steed = new Creature(state.newId(), content.archetype('jackal'), hero.square, 5);
    state.sheet.riding = { steed, gallop: 0, gait: 'stays' };
    scene.perform({ kind: 'move', direction: 7 });
    const atDoor = hero.square;
    expect(atDoor).toBe(scene.shop.door);
    const inside = level.map.neighbour(atDoor, 7);
    expect(scene.perform({ kind: 'move', direction: 7 })?.reason).toBe('steed-outside');
    expect(hero.square).toBe(atDoor);
    state.sheet.riding = undefined;
    for (let tries = 0; tries < 5 && hero.square === atDoor; tries++) {
      scene.perform({ kind: 'move', direction: 7 });
      scene.perform({ kind: 'search', count: 1 });
    }
    expect(hero.square).toBe(inside);
  });
});

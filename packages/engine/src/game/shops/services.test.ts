import { describe, expect, it } from 'vitest';
import { beatitudeOf, chargesOf, setBeatitude, setCharges } from '../../objects/index.ts';
import { ShopScene, type ShopSceneOptions } from '../testing/shop.ts';

/** The hero talks to the keeper of a wand shop. */
function talking(options: ShopSceneOptions = {}) {
  const scene = new ShopScene({ gold: 3000, kind: 'shop_wands', ...options });
  scene.enter();
  return scene;
}

/** Asks for a service on an item, and pays. */
function order(scene: ShopScene, service: string, item: number) {
  scene.perform({ kind: 'chat' });
  scene.perform({ kind: 'answer', answer: { choice: service } });
  scene.perform({ kind: 'answer', answer: { item } });
  const asked = scene.look().view.pending?.gold;
  scene.perform({ kind: 'answer', answer: { yes: true } });
  return asked;
}

const offers = (scene: ShopScene) => {
  scene.perform({ kind: 'chat' });
  const { pending } = scene.look().view;
  return pending?.asks.kind === 'choice' ? pending.asks.choices.map(({ id }) => id) : [];
};

describe('the services of a keeper', () => {
  it.each(['house', 'slashem'])('charge a wand under %s, at SLASH’EM’s prices', ruleset => {
    const scene = talking({ ruleset });
    const wand = scene.bring('dear_wand');
    setCharges(wand, { left: 0, recharged: 0 });
    expect(order(scene, 'charge', wand.id)).toBe(300);
    expect(scene.gold).toBe(2700);
    expect(chargesOf(wand).left).toBeGreaterThan(0);
    const full = scene.bring('wish_wand');
    setCharges(full, { left: 0, recharged: 0 });
    expect(order(scene, 'charge', full.id)).toBe(900);
    expect(scene.gold).toBe(1800);
  });

  it('charge well for 1,000', () => {
    const scene = talking();
    const wand = scene.bring('dear_wand');
    setCharges(wand, { left: 0, recharged: 0 });
    expect(order(scene, 'charge-well', wand.id)).toBe(1000);
    expect(chargesOf(wand).left).toBeGreaterThan(0);
  });

  it('are those of the shop, and none under NetHack', () => {
    expect(offers(talking())).toEqual(['identify', 'examine', 'uncurse', 'charge', 'charge-well']);
    expect(offers(talking({ kind: 'shop_general' }))).toEqual(['identify', 'uncurse']);
    for (const ruleset of ['nethack-3.4.3', 'nethack-3.6.7', 'nethack-3.7']) {
      const scene = talking({ ruleset });
      expect(offers(scene)).toEqual([]);
      expect(scene.kinds).toContain('keeper-talks');
    }
    expect(offers(talking({ ruleset: 'dnethack' }))).toContain('charge');
  });

  it('tell what a thing is, and all there is to tell', () => {
    const scene = talking({ unknown: ['dear_wand'] });
    const wand = scene.bring('dear_wand');
    const { lore } = scene.state.sheet;
    expect(order(scene, 'identify', wand.id)).toBe(100);
    expect(lore.isIdentified(wand.archetype)).toBe(true);
    expect(lore.knows(wand, 'charges')).toBe(false);
    expect(order(scene, 'examine', wand.id)).toBe(250);
    expect(lore.isKnownWhole(wand)).toBe(true);
    expect(scene.gold).toBe(2650);
  });

  it('lift a curse, and say so where there was none', () => {
    const scene = talking();
    const helm = scene.bring('helm');
    setBeatitude(helm, 'cursed');
    order(scene, 'uncurse', helm.id);
    expect(beatitudeOf(helm)).toBe('uncursed');
    expect(scene.events).toContainEqual(
      expect.objectContaining({ kind: 'served', telling: 'uncursed' }),
    );
    const wand = scene.bring('dear_wand');
    order(scene, 'uncurse', wand.id);
    expect(scene.events).toContainEqual(
      expect.objectContaining({ kind: 'served', telling: 'no-curse' }),
    );
    expect(scene.gold).toBe(2600);
  });

  it('cost nothing when the hero declines, and are not done for too little', () => {
    const scene = talking({ gold: 50 });
    const helm = scene.bring('helm');
    setBeatitude(helm, 'cursed');
    order(scene, 'uncurse', helm.id);
    expect(scene.kinds).toContain('cannot-pay');
    expect(beatitudeOf(helm)).toBe('cursed');
    expect(scene.gold).toBe(50);
  });

  it('begin with what the hero owes', () => {
    const scene = talking();
    scene.stock('helm');
    scene.takeGoods();
    scene.perform({ kind: 'chat' });
    expect(scene.events).toContainEqual(
      expect.objectContaining({ kind: 'keeper-talks', telling: 'owes', amount: 10 }),
    );
  });
});

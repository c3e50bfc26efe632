import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../chance/index.ts';
import { setEnchantments } from '../../objects/index.ts';
import { planThrow } from '../actions/missiles/missile-plans.ts';
import { learnThing } from '../items/learn-kind.ts';
import { Scene } from '../testing/scene.ts';
import { give, WARDROBE_FILE } from '../testing/wardrobe.ts';
import { likelyMissiles } from './likely-missiles.ts';

function thrower() {
  const scene = new Scene(['###', '#@#', '###'], { content: [WARDROBE_FILE] });
  const knife = give(scene, 'knife', { count: 2 });
  setEnchantments(knife, { toHit: -4, toDam: -4 });
  const plan = planThrow(scene.state, knife.id);
  if ('refused' in plan) {
    throw new Error(plan.refused);
  }
  return { scene, knife, plan };
}

describe('a missile as far as it is known', () => {
  it('is any that such items are made with, and reveals nothing of the real one', () => {
    const { scene, knife, plan } = thrower();
    const likely = likelyMissiles(scene.state, new Enumerator(), plan);
    expect(likely.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(likely.length).toBeGreaterThan(2);
    setEnchantments(knife, { toHit: 1, toDam: 1 });
    const again = planThrow(scene.state, knife.id);
    expect('refused' in again).toBe(false);
    if (!('refused' in again)) {
      expect(likelyMissiles(scene.state, new Enumerator(), again)).toEqual(likely);
    }
  });

  it('is the real one when it is known', () => {
    const { scene, knife, plan } = thrower();
    learnThing(scene.state, knife);
    const likely = likelyMissiles(scene.state, new Enumerator(), plan);
    expect(likely.map(({ missile, probability }) => [missile.toHit, probability])).toEqual([
      [-4, 1],
    ]);
  });

  it('stays known when it has been thrown', () => {
    const rows = ['########', '#@.....#', '########'];
    const streams = new Streams('throw');
    const scene = new Scene(rows, { content: [WARDROBE_FILE], streams });
    const plums = give(scene, 'plum', { count: 2 });
    learnThing(scene.state, plums);
    const { sheet, level } = scene.state;
    scene.perform({ kind: 'throw', item: plums.id, x: 5, y: 1 });
    const lying = [...level.items.values()].flat();
    expect(lying.map(({ count }) => count)).toEqual([1]);
    expect(sheet.lore.knows(lying[0]!, 'beatitude')).toBe(true);
  });
});

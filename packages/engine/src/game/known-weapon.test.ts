import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import { setEnchantments } from '../objects/index.ts';
import { knownAttackers } from './known-weapon.ts';
import { learnPart, learnThing } from './learn-kind.ts';
import { Scene } from './testing/scene.ts';
import { give, WARDROBE_FILE } from './testing/wardrobe.ts';

function fighter() {
  const scene = new Scene(['###', '#@#', '###'], { content: [WARDROBE_FILE] });
  const knife = give(scene, 'knife');
  setEnchantments(knife, { toHit: 2, toDam: 2 });
  scene.state.sheet.wielded = knife.id;
  return { state: scene.state, knife };
}

describe('the weapon in hand, as far as it is known', () => {
  it('is any that such weapons are made, but none that would have stuck', () => {
    const { state } = fighter();
    const likely = knownAttackers(state, new Enumerator());
    expect(likely.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const bonuses = likely.map(({ attacker }) => attacker.weapon!.toHit);
    expect(new Set(bonuses).size).toBeGreaterThan(2);
    // Most weapons are made plain, and what is worn down is mostly cursed.
    const plain = likely.filter(({ attacker }) => attacker.weapon!.toHit === 0);
    expect(plain.reduce((sum, { probability }) => sum + probability, 0)).toBeGreaterThan(0.8);
  });

  it('has the enchantment that is known, and may be blessed', () => {
    const { state, knife } = fighter();
    learnPart(state, knife, 'enchantment');
    const likely = knownAttackers(state, new Enumerator());
    expect(likely.map(({ attacker }) => attacker.weapon!.toDam)).toEqual([2, 2]);
    expect(likely.map(({ attacker }) => attacker.weapon!.blessed).sort()).toEqual([false, true]);
  });

  it('is one when all of it is known', () => {
    const { state, knife } = fighter();
    learnThing(state, knife);
    const likely = knownAttackers(state, new Enumerator());
    expect(likely).toHaveLength(1);
    expect(likely[0]!.probability).toBe(1);
    expect(likely[0]!.attacker.weapon).toMatchObject({ toHit: 2, toDam: 2, blessed: false });
  });
});

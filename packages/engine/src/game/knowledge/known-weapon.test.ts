import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { applyEgo, setEnchantments } from '../../objects/index.ts';
import { wield } from '../actions/wear.ts';
import { learnPart, learnThing } from '../items/learn-kind.ts';
import { Scene } from '../testing/scene.ts';
import { give, WARDROBE_FILE } from '../testing/wardrobe.ts';
import { itemView } from '../views/item-views.ts';
import { knownAttackers } from './known-weapon.ts';

function fighter() {
  const scene = new Scene(['###', '#@#', '###'], { content: [WARDROBE_FILE] });
  const knife = give(scene, 'knife');
  setEnchantments(knife, { toHit: 2, toDam: 2 });
  scene.state.sheet.equipment = { ...scene.state.sheet.equipment, weapon: knife.id };
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

const RUNES = {
  path: 'runes.arc',
  text: `Object ego_of_ash
name of Ash
type 200
ego_of sword
rarity 3
to_hit_most 4
bonus_most 2
bonus_to blows strength
combat_flags brand-fire
end
Object ego_of_woe
name of Woe
type 200
ego_of sword
rarity 1
to_dam_most 3
ego_cursed 1
end
`,
};

describe('a weapon with runes that the hero can’t read', () => {
  function runed(ego: string, drawn: { toHit: number; toDam: number; bonus: number }) {
    const scene = new Scene(['###', '#@#', '###'], { content: [WARDROBE_FILE, RUNES] });
    const { state } = scene;
    const knife = give(scene, 'knife');
    applyEgo(state.content, knife, { ego, armour: 0, cursed: drawn.toDam < 0, ...drawn });
    return { state, knife };
  }

  it('is the same to him whatever the runes mean', () => {
    const ash = runed('ego_of_ash', { toHit: 4, toDam: 0, bonus: 2 });
    const woe = runed('ego_of_woe', { toHit: 0, toDam: -3, bonus: 0 });
    const [one, other] = [ash, woe].map(({ state, knife }) =>
      knownAttackers(state, new Enumerator(), { weapon: knife }),
    );
    expect(one).toEqual(other);
    expect(one!.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const burning = one!.filter(({ attacker }) => attacker.weapon!.flags.includes('brand-fire'));
    expect(burning.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(0.75, 12);
    expect(itemView(ash.state, ash.knife)).toEqual(itemView(woe.state, woe.knife));
    expect(itemView(ash.state, ash.knife).name).toBe('runed knife');
  });

  it('shows its ego kind and bonus when it is wielded, and its points when it is identified', () => {
    const { state, knife } = runed('ego_of_ash', { toHit: 4, toDam: 0, bonus: 2 });
    wield(state, knife.id);
    expect(itemView(state, knife).name).toBe('knife of Ash');
    const felt = knownAttackers(state, new Enumerator());
    expect(new Set(felt.map(({ attacker }) => attacker.extraBlows))).toEqual(new Set([2]));
    expect(new Set(felt.map(({ attacker }) => attacker.weapon!.toHit)).size).toBeGreaterThan(3);
    learnThing(state, knife);
    const [known, ...others] = knownAttackers(state, new Enumerator());
    expect(others).toEqual([]);
    expect(known!.attacker.weapon).toMatchObject({ toHit: 4, toDam: 0, flags: ['brand-fire'] });
  });
});

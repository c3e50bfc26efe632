// What flesh does to its eater: rot, poison, acid and gifts. NetHack 3.6.7 src/eat.c.

import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../../chance/index.ts';
import { createRulesets } from '../../../rulesets/index.ts';
import { type FleshView, fleshBite, fleshGift } from './flesh-rules.ts';

const rules = createRulesets().resolve('house').slots.world.food.flesh;

function view(change: Partial<Omit<FleshView, 'flesh'>> & { flesh?: Partial<FleshView['flesh']> }) {
  const { flesh, ...others } = change;
  return {
    level: 5,
    age: 0,
    beatitude: 'uncursed',
    poisonResistant: false,
    acidResistant: false,
    ...others,
    flesh: { poisonous: false, acidic: false, gives: [], ...flesh },
  } as const satisfies FleshView;
}

const bites = (of: FleshView) => new Enumerator().ask(fleshBite, rules, of);

describe('the first bite of flesh', () => {
  it('is safe for 30 turns, and tainted by more than five steps of 10 to 29 turns', () => {
    const tainted = (age: number, beatitude: FleshView['beatitude'] = 'uncursed') =>
      bites(view({ age, beatitude })).probability(({ taint }) => taint === 'tainted');
    expect(tainted(30)).toBe(0);
    expect(tainted(59)).toBe(0);
    // Six steps of 10 turns, one draw of twenty.
    expect(tainted(60)).toBeCloseTo(1 / 20, 12);
    expect(tainted(173)).toBeCloseTo(19 / 20, 12);
    expect(tainted(174)).toBe(1);
    expect(tainted(60, 'cursed')).toBeGreaterThan(tainted(60));
    expect(tainted(70, 'blessed')).toBe(0);
    expect(tainted(-1)).toBe(0);
  });

  it('may make ill from more than three steps on, four times in five', () => {
    const ill = bites(view({ age: 40 })).probability(({ taint }) => taint === 'ill');
    expect(ill).toBeCloseTo((1 / 20) * (4 / 5), 12);
    const damage = bites(view({ age: 40 })).mean(({ taint, damage: lost }) =>
      taint === 'ill' ? lost : 0,
    );
    expect(damage).toBeCloseTo((1 / 20) * (4 / 5) * 4.5, 12);
  });

  it('of poisonous flesh takes strength and hit points four times in five, and nothing from the resistant', () => {
    const poisonous = { flesh: { poisonous: true }, age: -1 };
    const all = bites(view(poisonous));
    expect(all.probability(({ poisoned }) => poisoned)).toBeCloseTo(4 / 5, 12);
    expect(all.mean(({ weakness }) => weakness)).toBeCloseTo((4 / 5) * 2.5, 12);
    expect(all.mean(({ damage }) => damage)).toBeCloseTo((4 / 5) * 8, 12);
    const none = bites(view({ ...poisonous, poisonResistant: true }));
    expect(none.mean(({ weakness, damage }) => weakness + damage)).toBe(0);
  });

  it('of acidic flesh burns by a die of 15, and tastes bad one time in seven', () => {
    const acid = bites(view({ flesh: { acidic: true } }));
    expect(acid.mean(({ damage }) => damage)).toBeCloseTo(8, 12);
    expect(acid.probability(({ rotten }) => rotten)).toBeCloseTo(1 / 7, 12);
    const blessed = bites(view({ beatitude: 'blessed' }));
    expect(blessed.probability(({ rotten }) => rotten)).toBe(0);
    expect(bites(view({ age: -1 })).probability(({ rotten }) => rotten)).toBe(0);
  });
});

describe('a finished meal of flesh', () => {
  it('gives one of its resistances by its level of 15, and strength for sure', () => {
    const gifts = (level: number, gives: FleshView['flesh']['gives']) =>
      new Enumerator().ask(fleshGift, rules, view({ level, flesh: { gives } }));
    expect(gifts(6, ['fire']).probability(gift => gift === 'fire')).toBeCloseTo(6 / 15, 12);
    expect(gifts(20, ['cold']).probability(gift => gift === 'cold')).toBe(1);
    const two = gifts(3, ['fire', 'strength']);
    expect(two.probability(gift => gift === 'strength')).toBeCloseTo(1 / 2, 12);
    expect(two.probability(gift => gift === 'fire')).toBeCloseTo(1 / 2 / 5, 12);
    expect(gifts(9, []).probability(gift => gift === undefined)).toBe(1);
  });
});

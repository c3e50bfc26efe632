import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { addGold, goldOf, goldPercent } from './alchemy.ts';
import { changedThing, valueCap } from './polymorph.ts';

const { matter } = createRulesets().resolve('crossfire').slots.spells;
const VALUES = { smallValue: 40, largeValue: 400 };
const NONE = { small: 0, large: 0 };

describe('gold', () => {
  it('is 5 percent of a price and one more for each step, at most 40', () => {
    expect([0, 1, 34, 35, 60].map(steps => goldPercent(matter.alchemy, steps))).toEqual([
      5, 6, 39, 40, 40,
    ]);
  });

  it('is 0 in 1 case of 30, half the value for money, and 0 for unpaid or worthless things', () => {
    const ask = new Enumerator();
    const plain = { price: 4000, value: 4000, money: false, unpaid: false, percent: 5 };
    const outcomes = (view: typeof plain) =>
      new Map(
        ask.ask(goldOf, matter.alchemy, view).list.map(each => [each.value, each.probability]),
      );
    expect(outcomes(plain).get(0)).toBeCloseTo(1 / 30, 12);
    expect(outcomes(plain).get(200)).toBeCloseTo(29 / 30, 12);
    expect([...outcomes({ ...plain, money: true }).keys()].sort()).toEqual([0, 100]);
    expect([...outcomes({ ...plain, unpaid: true }).keys()]).toEqual([0]);
    expect([...outcomes({ ...plain, value: 0 }).keys()]).toEqual([0]);
  });

  it('becomes nuggets as in the recorded chest', () => {
    expect(addGold(NONE, 3900, VALUES)).toEqual({ large: 9, small: 7 });
    const sword = addGold(NONE, 780, VALUES);
    expect(addGold(sword, 390, VALUES)).toEqual({ large: 2, small: 8 });
  });

  it('is never worth more in nuggets than it was', () => {
    const gold = fc.array(fc.nat(5000), { maxLength: 20 });
    fc.assert(
      fc.property(gold, fc.integer({ min: 1, max: 60 }), (parts, smallValue) => {
        const values = { smallValue, largeValue: 400 };
        const sum = parts.reduce((nuggets, part) => addGold(nuggets, part, values), NONE);
        const worth = sum.small * smallValue + sum.large * 400;
        expect(worth).toBeLessThanOrEqual(parts.reduce((all, part) => all + part, 0) + 400);
        expect(Math.min(sum.small, sum.large)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('another thing', () => {
  it('is worth at most twice as much, of which a third counts above 2000 for each ten levels', () => {
    const cap = (value: number, level: number) => valueCap(matter.polymorph, { value, level });
    expect([cap(45, 6), cap(1000, 9), cap(1000, 10), cap(9000, 50)]).toEqual([
      30, 666, 2000, 12_666,
    ]);
  });

  it('is one of those below the cap alike, but for 1 case of 8', () => {
    const ask = new Enumerator();
    const view = { values: [10, 50, 0, 90, 500], value: 50, count: 1, level: 10 };
    const rule = (chance: Parameters<typeof changedThing>[0], rules: typeof matter.polymorph) => {
      const changed = changedThing(chance, rules, view, index => view.values[index]!);
      return changed.kind === 'becomes' ? `${changed.index}` : changed.kind;
    };
    const list = ask.ask(
      (chance, rules: typeof matter.polymorph, _: undefined) => rule(chance, rules),
      matter.polymorph,
      undefined,
    ).list;
    const shares = Object.fromEntries(list.map(({ value, probability }) => [value, probability]));
    expect(shares.melts).toBeCloseTo(1 / 8, 12);
    for (const index of ['0', '1', '3']) {
      expect(shares[index]).toBeCloseTo(7 / 24, 12);
    }
    expect(Object.keys(shares)).toHaveLength(4);
  });

  it('melts when ten attempts were too dear, and stays where nothing would do', () => {
    const ask = new Enumerator({ limit: 1_000_000 });
    const kinds = (values: readonly number[], made: number) =>
      ask
        .ask(
          (chance, rules: typeof matter.polymorph, _: undefined) =>
            changedThing(chance, rules, { values, value: 50, count: 1, level: 10 }, () => made)
              .kind,
          matter.polymorph,
          undefined,
        )
        .list.map(({ value }) => value);
    expect(kinds([10], 10_000)).toEqual(['melts']);
    expect(kinds([10_000], 1).sort()).toEqual(['melts', 'stays']);
  });

  it('of a pile of more than 2 may be fewer, but never less than half and one', () => {
    const ask = new Enumerator();
    for (const count of [1, 2, 3, 9, 40]) {
      const counts = ask
        .ask(
          (chance, rules: typeof matter.polymorph, _: undefined) => {
            const view = { values: [10], value: 50, count, level: 10 };
            const changed = changedThing(chance, rules, view, () => 10);
            return changed.kind === 'becomes' ? changed.count : 0;
          },
          matter.polymorph,
          undefined,
        )
        .list.map(({ value }) => value)
        .filter(value => value > 0);
      expect(Math.max(...counts)).toBe(count);
      expect(Math.min(...counts)).toBe(count > 2 ? count - Math.floor(count / 2) + 1 : count);
    }
  });
});

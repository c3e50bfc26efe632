import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import {
  askedPrice,
  type CustomerView,
  creditFor,
  isNovice,
  keeperOffer,
  type PricedView,
  valuesAsked,
} from './price.ts';

const { prices } = createRulesets().resolve('house').slots.world.shops;

const thing: PricedView = {
  value: 100,
  points: 0,
  cancelled: false,
  artifact: false,
  known: true,
  dear: true,
};
const customer: CustomerView = { charisma: 11, novice: false, angry: false };

const asked = (view: Partial<PricedView> = {}, who: Partial<CustomerView> = {}) =>
  askedPrice(prices, { ...thing, ...view }, { ...customer, ...who });

describe('what a thing of value 100 costs', () => {
  it.each([
    [3, 200],
    [5, 200],
    [6, 150],
    [7, 150],
    [8, 133],
    [10, 133],
    [11, 100],
    [15, 100],
    [16, 75],
    [17, 75],
    [18, 67],
    [19, 50],
    [25, 50],
  ])('at charisma %i: %i gold', (charisma, gold) => {
    expect(asked({}, { charisma })).toBe(gold);
  });

  it('a third more for one in four things of a kind that isn’t recognised', () => {
    expect(asked({ known: false })).toBe(133);
    expect(asked({ known: false, dear: false })).toBe(100);
    expect(asked({ known: true, dear: true })).toBe(100);
  });

  it('a third more for novices, and another third for angry keepers, rounded up', () => {
    expect(asked({}, { novice: true })).toBe(133);
    expect(asked({}, { angry: true })).toBe(134);
    expect(asked({ known: false }, { novice: true, charisma: 3 })).toBe(356);
  });

  it('10 gold for each point of enchantment, and 4 times as much for an artifact', () => {
    expect(asked({ points: 3 })).toBe(130);
    expect(asked({ points: -3 })).toBe(100);
    expect(asked({ artifact: true })).toBe(400);
  });

  it('5 gold if it is worth nothing or cancelled, and never less than 1', () => {
    expect(asked({ value: 0 })).toBe(5);
    expect(asked({ cancelled: true })).toBe(5);
    expect(asked({ value: 1 }, { charisma: 19 })).toBe(1);
  });
});

describe('a novice', () => {
  it('is a tourist below level 15, and any hero in a dunce cap or a visible loud shirt', () => {
    const nobody = { role: 'wizard', level: 1, clothes: [] };
    expect(isNovice(prices, nobody)).toBe(false);
    expect(isNovice(prices, { ...nobody, role: 'tourist', level: 14 })).toBe(true);
    expect(isNovice(prices, { ...nobody, role: 'tourist', level: 15 })).toBe(false);
    expect(isNovice(prices, { ...nobody, clothes: ['dunce-cap'] })).toBe(true);
    expect(isNovice(prices, { ...nobody, clothes: ['loud-shirt'] })).toBe(true);
  });
});

describe('what a keeper offers for a thing of value 100', () => {
  const sold = { ...thing, pieces: 1, novice: false };
  const certain = (view: Partial<typeof sold>) =>
    keeperOffer(new ScriptedChance([]), prices, { ...sold, ...view });

  it('a half, and a third to novices', () => {
    expect(certain({})).toBe(50);
    expect(certain({ novice: true })).toBe(33);
    expect(certain({ pieces: 3 })).toBe(150);
    expect(certain({ value: 0 })).toBe(0);
    expect(certain({ cancelled: true })).toBe(0);
  });

  it('a quarter less, 1 time in 4, for what the hero doesn’t recognise', () => {
    const { list } = new Enumerator().ask(keeperOffer, prices, { ...sold, known: false });
    expect(list.map(({ value, probability }) => [value, probability])).toEqual(
      expect.arrayContaining([
        [50, 0.75],
        [38, 0.25],
      ]),
    );
    expect(list).toHaveLength(2);
  });

  it('is nine tenths of it in credit, 1 at least', () => {
    expect(creditFor(prices, 50)).toBe(45);
    expect(creditFor(prices, 1)).toBe(1);
    expect(creditFor(prices, 0)).toBe(0);
  });
});

describe('the values for which a price is asked', () => {
  it('hold every value that leads to it, and no other', () => {
    for (const charisma of [3, 7, 11, 16, 18, 22]) {
      for (const novice of [false, true]) {
        const who = { ...customer, charisma, novice };
        for (let value = 1; value <= 60; value++) {
          for (const dear of [false, true]) {
            const price = askedPrice(prices, { ...thing, known: false, dear, value }, who);
            const values = valuesAsked(prices, price, who)[dear ? 'dear' : 'plain'];
            expect(values).toContain(value);
            for (const other of values) {
              const again = { ...thing, known: false, dear, value: other };
              expect(askedPrice(prices, again, who)).toBe(price);
            }
          }
        }
      }
    }
  });

  it('are 75 and 100 for 100 gold at charisma 11', () => {
    expect(valuesAsked(prices, 100, customer)).toEqual({ plain: [100], dear: [75] });
  });
});

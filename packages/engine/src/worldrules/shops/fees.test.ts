import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { servicePrice } from './service-price.ts';
import { type UsedView, useFee } from './use-fee.ts';

const { shops } = createRulesets().resolve('house').slots.world;

const used = (view: Partial<UsedView>) =>
  useFee(shops.fees, {
    kind: 'striking',
    class: 'wand',
    charged: true,
    charges: 5,
    asked: 150,
    plainLamp: 10,
    how: 'used',
    ...view,
  });

describe('the fee for a use of goods that cost 150', () => {
  it.each([
    ['striking', 'wand', 37],
    ['magic-flute', 'tool', 37],
    ['magic-harp', 'tool', 37],
    ['fire-horn', 'tool', 37],
    ['frost-horn', 'tool', 37],
    ['drum-of-earthquake', 'tool', 37],
    ['crystal-ball', 'tool', 37],
  ])('%s: a quarter, and all of it for the last charge', (kind, own, gold) => {
    expect(used({ kind, class: own })).toBe(gold);
    expect(used({ kind, class: own, charges: 2 })).toBe(gold);
    expect(used({ kind, class: own, charges: 1 })).toBe(150);
    expect(used({ kind, class: own, charges: 0 })).toBe(0);
  });

  it.each([
    ['magic-marker', 75],
    ['bag-of-tricks', 30],
    ['horn-of-plenty', 30],
    ['can-of-grease', 15],
    ['tinning-kit', 15],
    ['expensive-camera', 15],
    ['sack', 0],
  ])('%s: %i gold, at the last charge too', (kind, gold) => {
    expect(used({ kind, class: 'tool' })).toBe(gold);
    expect(used({ kind, class: 'tool', charges: 1 })).toBe(gold);
  });

  it('a book: four fifths, and oil a fifth', () => {
    expect(used({ kind: 'light', class: 'spellbook', charged: false, charges: 0 })).toBe(120);
    expect(used({ kind: 'x', class: 'spellbook', charged: false, charges: 0, asked: 101 })).toBe(
      81,
    );
    expect(used({ kind: 'oil', class: 'potion', charged: false, charges: 0 })).toBe(30);
  });

  it('lamps: all of it; a magic lamp what a plain one costs, and four thirds for its djinni', () => {
    const lamp = { class: 'tool', charged: false, charges: 0 };
    expect(used({ ...lamp, kind: 'oil-lamp' })).toBe(150);
    expect(used({ ...lamp, kind: 'brass-lantern' })).toBe(150);
    expect(used({ ...lamp, kind: 'magic-lamp' })).toBe(10);
    expect(used({ ...lamp, kind: 'magic-lamp', how: 'released' })).toBe(200);
  });
});

describe('the price of a service', () => {
  const price = (service: Parameters<typeof servicePrice>[1]['service'], more = {}) =>
    servicePrice(shops, { service, charisma: 11, novice: false, kind: 'sleep', ...more });

  it('of charging: 300, or 1,000 as by a blessed scroll, between 100 and 1,000 by charisma', () => {
    expect(price('charge')).toBe(300);
    expect(price('charge', { charisma: 25 })).toBe(150);
    expect(price('charge', { charisma: 3 })).toBe(600);
    expect(price('charge', { charisma: 3, novice: true })).toBe(800);
    expect(price('charge-well')).toBe(1000);
    expect(price('charge-well', { charisma: 3 })).toBe(1000);
    expect(price('charge-well', { charisma: 25 })).toBe(500);
  });

  it('is three times as much for wishing, whatever the charisma', () => {
    expect(price('charge', { kind: 'wishing' })).toBe(900);
    expect(price('charge-well', { kind: 'wishing', charisma: 25 })).toBe(3000);
    expect(price('identify', { kind: 'wishing' })).toBe(100);
  });

  it('of identifying and uncursing: the house’s', () => {
    expect(price('identify')).toBe(100);
    expect(price('examine')).toBe(250);
    expect(price('uncurse')).toBe(200);
    expect(price('identify', { charisma: 25 })).toBe(50);
    expect(price('examine', { charisma: 3, novice: true })).toBe(600);
    expect(price('uncurse', { charisma: 3, novice: true })).toBe(500);
  });
});

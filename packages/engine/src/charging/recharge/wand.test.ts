import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { createRulesets, RULESETS } from '../../rulesets/index.ts';
import { AIMS, BEATITUDES } from '../slot/names.ts';
import { validateWandCharge } from '../validate.ts';
import { chargeWand, type WandChargeView } from './wand.ts';

const ask = new Enumerator();
const library = createRulesets();
const view: WandChargeView = {
  wand: 'striking',
  aim: 'immediate',
  source: 'blessed',
  beatitude: 'uncursed',
  charges: 0,
  recharged: 0,
};

function outcomes(ruleset: string, change: Partial<WandChargeView>): Record<string, number> {
  const rules = library.resolve(ruleset).slots.charging;
  const { list } = ask.ask(chargeWand, rules, { ...view, ...change });
  return Object.fromEntries(
    list.map(({ value, probability }) => [
      value.kind === 'exploded' ? 'explodes' : `${value.recharged}:${value.charges}`,
      probability,
    ]),
  );
}

describe('charging a wand', () => {
  it('brings it to one of its five highest numbers when blessed', () => {
    const fifth = 0.2;
    expect(outcomes('nethack-3.6.7', {})).toEqual({
      '1:4': fifth,
      '1:5': fifth,
      '1:6': fifth,
      '1:7': fifth,
      '1:8': fifth,
    });
  });

  it('adds one to a wand that is full already, without limit, except as the page tells it', () => {
    expect(outcomes('nethack-3.6.7', { charges: 8 })).toEqual({ '1:9': 1 });
    expect(outcomes('wiki-charge', { charges: 8 })).toEqual({ '1:8': 1 });
    expect(outcomes('house', { charges: 9 })).toEqual({ '1:9': 1 });
  });

  it('explodes it as often as the cube of its count in 343, whatever the source', () => {
    for (const source of BEATITUDES) {
      for (let recharged = 0; recharged <= 7; recharged++) {
        const { explodes = 0 } = outcomes('nethack-3.6.7', { source, recharged, charges: 20 });
        expect(explodes).toBeCloseTo(recharged ** 3 / 343, 12);
      }
    }
  });

  it('takes everything from it by a curse, unless it is blessed', () => {
    const cursed = { source: 'cursed', charges: 5 } as const;
    expect(outcomes('nethack-3.6.7', cursed)).toEqual({ '1:0': 1 });
    expect(outcomes('nethack-3.6.7', { ...cursed, beatitude: 'blessed' })).toEqual({ '1:5': 1 });
    expect(outcomes('wiki-charge', { ...cursed, beatitude: 'blessed' })).toEqual({ '0:5': 1 });
  });

  it('mends a cancelled one first, even by a curse', () => {
    expect(outcomes('nethack-3.6.7', { source: 'cursed', charges: -1 })).toEqual({ '1:0': 1 });
  });

  it('grants three wishes at most, and a second time none', () => {
    const wishing = { wand: 'wishing', aim: 'none' } as const;
    const third = 1 / 3;
    expect(outcomes('nethack-3.6.7', wishing)).toEqual({ '1:3': 1 });
    expect(outcomes('nethack-3.6.7', { ...wishing, source: 'uncursed' })).toEqual({
      '1:1': third,
      '1:2': third,
      '1:3': third,
    });
    expect(outcomes('nethack-3.6.7', { ...wishing, charges: 3 })).toEqual({ explodes: 1 });
    expect(outcomes('nethack-3.6.7', { ...wishing, recharged: 1 })).toEqual({ explodes: 1 });
  });

  it.each([
    ['blessed', 0, 'uncursed', 0, { '1:1': 1 }],
    ['uncursed', 0, 'uncursed', 0, { '1:1': 1 }],
    ['uncursed', -1, 'uncursed', 0, { '1:1': 1 }],
    ['blessed', 1, 'uncursed', 0, { '1:2': 1 }],
    ['uncursed', 1, 'uncursed', 0, { '1:2': 1 }],
    ['cursed', 1, 'uncursed', 0, { '1:0': 1 }],
    ['cursed', 1, 'blessed', 0, { '1:1': 1 }],
    ['cursed', 0, 'uncursed', 1, { explodes: 1 }],
  ] as const)(
    'in 5.0 makes a %s source on wishing with %d charges, %s, charged %d times, come to %j',
    (source, charges, beatitude, recharged, expected) => {
      const wishing = {
        wand: 'wishing',
        aim: 'none',
        source,
        charges,
        beatitude,
        recharged,
      } as const;
      expect(outcomes('nethack-5.0', wishing)).toEqual(expected);
    },
  );

  it('in 5.0 charges stasis as any wand that is not aimed', () => {
    const stasis = { wand: 'stasis', aim: 'none' } as const;
    const blessed = outcomes('nethack-5.0', { ...stasis, charges: 3 });
    expect(Object.keys(blessed)).toEqual(['1:11', '1:12', '1:13', '1:14', '1:15']);
    const uncursed = outcomes('nethack-5.0', { ...stasis, charges: 4, source: 'uncursed' });
    expect(uncursed['1:5']).toBeCloseTo(0.3893, 4);
    expect(uncursed['1:11']).toBeCloseTo(0.0779, 4);
    expect(uncursed['1:15']).toBeCloseTo(0.0133, 4);
  });

  it('spares the artifacts of dNetHack for ever', () => {
    const artifact = { artifact: true, recharged: 7, charges: 8 } as const;
    expect(outcomes('dnethack', artifact)).toEqual({ '7:9': 1 });
    expect(outcomes('dnethack', { ...artifact, artifact: false })).toEqual({ explodes: 1 });
  });

  it('has probabilities that sum to 1, never wraps the count, and never loses to a good source', () => {
    const wands = fc.record({
      wand: fc.constantFrom('striking', 'wishing', 'death', 'acquirement'),
      aim: fc.constantFrom(...AIMS),
      source: fc.constantFrom(...BEATITUDES),
      beatitude: fc.constantFrom(...BEATITUDES),
      charges: fc.integer({ min: -1, max: 20 }),
      recharged: fc.integer({ min: 0, max: 7 }),
    });
    const ids = RULESETS.map(({ id }) => id).filter(id => library.fills(id, 'charging'));
    fc.assert(
      fc.property(wands, fc.constantFrom(...ids), (input, id) => {
        const { list } = ask.ask(chargeWand, library.resolve(id).slots.charging, input);
        expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
        for (const { value } of list) {
          if (value.kind === 'charged') {
            expect(value.recharged).toBeLessThanOrEqual(7);
            const least = input.source === 'cursed' ? 0 : Math.max(0, input.charges);
            expect(value.charges).toBeGreaterThanOrEqual(least);
          }
        }
      }),
      { seed: 41, numRuns: 300 },
    );
  });

  it('is refused for what no wand and no source has, naming field, value and range', () => {
    expect(() => validateWandCharge({ ...view, source: 'holy' as 'blessed' })).toThrow(
      'source: expected one of cursed, uncursed, blessed, got "holy"',
    );
    expect(() => validateWandCharge({ ...view, recharged: 9 })).toThrow(
      'recharged: expected an integer from 0 to 7, got 9',
    );
    expect(() => validateWandCharge({ ...view, charges: -2 })).toThrow(
      'charges: expected an integer',
    );
  });
});

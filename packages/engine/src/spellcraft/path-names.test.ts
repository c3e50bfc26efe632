import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';
import { SPELL_PATHS } from './names.ts';
import {
  describeAttunement,
  describePaths,
  parsePaths,
  pathBit,
  pathBits,
  pathNamed,
  pathsIn,
} from './path-names.ts';
import { validatePathSet } from './validate.ts';

const rules = createRulesets().resolve('crossfire').slots.spells;

describe('a set of paths', () => {
  it('has the bits of the original', () => {
    expect(pathBit('protection')).toBe(1);
    expect(pathBit('transferrence')).toBe(32_768);
    expect(pathBit('light')).toBe(524_288);
    expect(SPELL_PATHS).toHaveLength(20);
  });

  it('is shown in the order of its bits, bits without a path left out', () => {
    expect(describePaths(rules, { label: 'Attuned', bits: 6 })).toBe('(Attuned: Fire, Frost)');
    expect(describePaths(rules, { label: 'Attuned', bits: 0 })).toBe('');
    expect(describePaths(rules, { label: 'T', bits: 2 ** 20 })).toBe('(T: )');
    expect(describePaths(rules, { label: 'T', bits: 2 ** 31 + 1 })).toBe('(T: Protection)');
  });

  it('is not shown as attuned or repelled where it is denied', () => {
    expect(describeAttunement(rules, { attuned: 6, repelled: 4, denied: 4 })).toBe(
      '(Attuned: Fire)(Denied: Frost)',
    );
  });

  it('comes back from its text and from its names', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 20 - 1), bits => {
        const text = describePaths(rules, { label: 'Attuned', bits });
        expect(parsePaths(rules, text).bits).toBe(bits);
        expect(pathBits(pathsIn(bits))).toBe(bits);
      }),
      { seed: 24, numRuns: 200 },
    );
    expect(parsePaths(rules, '(Denied: fire)')).toEqual({ label: 'Denied', bits: 2 });
    expect(parsePaths(rules, '(T: )')).toEqual({ label: 'T', bits: 0 });
  });

  it('is refused with the nearest name', () => {
    expect(() => pathNamed(rules, 'Frst')).toThrow('did you mean frost?');
    expect(() => parsePaths(rules, 'Attuned, Fire')).toThrow(
      'a text such as "(Attuned: Fire, Frost)"',
    );
    expect(() => validatePathSet({ label: 'T', bits: -1 })).toThrow('bits');
  });
});

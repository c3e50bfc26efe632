import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../errors/index.ts';
import { formatDice, parseDice } from './dice-notation.ts';

describe('dice notation', () => {
  it.each([
    ['2d6', { count: 2, sides: 6, bonus: 0 }],
    ['d8', { count: 1, sides: 8, bonus: 0 }],
    ['3d4+2', { count: 3, sides: 4, bonus: 2 }],
    [' 1D6 - 1 ', { count: 1, sides: 6, bonus: -1 }],
    ['5', { count: 0, sides: 0, bonus: 5 }],
    ['-3', { count: 0, sides: 0, bonus: -3 }],
  ])('reads %s', (text, dice) => {
    expect(parseDice(text)).toEqual(dice);
  });

  it.each(['', 'd', '2d', '2d6+', '2d6 3', 'two', '1000d6', '2d6+1d4'])('refuses %j', text => {
    expect(() => parseDice(text, 'damage')).toThrow(UsageError);
    expect(() => parseDice(text, 'damage')).toThrow(/^damage:/);
  });

  it('writes what it reads', () => {
    const dice = fc.record({
      count: fc.integer({ min: 1, max: 999 }),
      sides: fc.integer({ min: 1, max: 9999 }),
      bonus: fc.integer({ min: -999, max: 999 }),
    });
    fc.assert(
      fc.property(dice, value => {
        expect(parseDice(formatDice(value))).toEqual(value);
      }),
    );
  });
});

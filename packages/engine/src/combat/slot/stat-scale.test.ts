import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../errors/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { formatStat, modifyStat, parseStat, readStat, statRow } from './stat-scale.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;
const stats = fc.integer({ min: 3, max: 400 });

describe('writing a stat', () => {
  it.each([
    [3, '3'],
    [18, '18'],
    [19, '18/01'],
    [28, '18/10'],
    [68, '18/50'],
    [118, '18/100'],
    [238, '18/220'],
    [248, '18/230'],
  ])('writes %i as %s', (stat, text) => {
    expect(formatStat(stat)).toBe(text);
    expect(parseStat(text)).toBe(stat);
  });

  it('is read back as it was written', () => {
    fc.assert(fc.property(stats, stat => parseStat(formatStat(stat)) === stat));
  });

  it.each(['', '2', '19', '17/50', '18/', '18/-1', '18/50 %', 'strong', '18/99999'])(
    'refuses %j by name',
    text => {
      expect(() => parseStat(text, 'strength')).toThrow(UsageError);
      expect(() => parseStat(text, 'strength')).toThrow(/^strength: expected a stat from 3 to 18/);
    },
  );
});

describe('the row of a stat', () => {
  it.each([
    [3, 0],
    [18, 15],
    [27, 15],
    [28, 16],
    [117, 24],
    [118, 25],
    [237, 36],
    [238, 37],
    [999, 37],
  ])('of %i is %i', (stat, row) => {
    expect(readStat(rules, stat).row).toBe(row);
  });

  it('never falls as the stat rises', () => {
    fc.assert(fc.property(stats, stat => statRow(rules, stat) <= statRow(rules, stat + 1)));
  });
});

describe('raising and lowering a stat', () => {
  it.each([
    [17, 1, 18],
    [17, 2, 28],
    [18, 1, 28],
    [118, 3, 148],
    [28, -1, 18],
    [27, -1, 18],
    [19, -1, 18],
    [35, -2, 18],
    [38, -3, 17],
    [18, -1, 17],
    [3, -5, 3],
    [25, 0, 25],
  ])('takes %i by %i to %i', (stat, amount, expected) => {
    expect(modifyStat(rules, stat, amount)).toBe(expected);
  });

  it('is the same in single steps as in one', () => {
    fc.assert(
      fc.property(stats, fc.integer({ min: -40, max: 40 }), (stat, amount) => {
        let stepped = stat;
        for (let at = 0; at < Math.abs(amount); at++) {
          stepped = modifyStat(rules, stepped, Math.sign(amount));
        }
        expect(modifyStat(rules, stat, amount)).toBe(stepped);
      }),
    );
  });
});

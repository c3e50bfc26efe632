import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress, printAddress } from './address.ts';
import { compareOdds } from './compare.ts';
import type { Ask } from './figure.ts';
import { oneStep } from './one-step.ts';
import { solveOdds } from './solve.ts';
import { sweepOdds } from './sweep.ts';

/** Fails less with each level, except at level 5; a robe halves it. Level 9 is refused. */
const ask: Ask = ({ level = '', robe }) => {
  const value = (level === '5' ? 0.9 : 1 / Number(level)) * (robe === 'yes' ? 0.5 : 1);
  return level === '9'
    ? []
    : [{ name: 'fail', kind: 'chance', value, of: 'of all attempts', better: 'less' }];
};
const base = { level: '4', robe: 'no' };
const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

describe('a sweep', () => {
  it('equals the single questions', () => {
    const rows = sweepOdds(
      ask,
      base,
      { input: 'level', values: levels },
      { input: 'robe', values: ['no', 'yes'] },
    );
    expect(rows.map(row => row.length)).toEqual(levels.map(() => 2));
    for (const { at, figures } of rows.flat()) {
      expect(figures).toEqual(ask({ ...base, ...at }));
    }
    expect(rows[2]![1]!.at).toEqual({ level: '3', robe: 'yes' });
  });

  it('leaves the other inputs alone', () => {
    const [[cell] = []] = sweepOdds(ask, base, { input: 'robe', values: ['yes'] });
    expect(cell).toEqual({ at: { robe: 'yes' }, figures: ask({ level: '4', robe: 'yes' }) });
  });
});

describe('a comparison', () => {
  it('subtracts B from A, and nothing where one has no such figure', () => {
    const [fail] = compareOdds(ask, base, { ...base, robe: 'yes' });
    expect(fail).toMatchObject({ name: 'fail', a: 0.25, b: 0.125, difference: 0.125 });
    const [refused] = compareOdds(ask, { ...base, level: '9' }, base);
    expect(refused).toMatchObject({ a: undefined, b: 0.25, difference: undefined });
  });
});

describe('a goal', () => {
  const axis = { input: 'level', values: levels };

  it('is met at every value of a stretch and missed just outside', () => {
    for (const than of ['<', '<=', '>', '>='] as const) {
      const goal = { figure: 'fail', than, bound: 0.25 };
      const { stretches, tried } = solveOdds(ask, base, goal, axis);
      const within = stretches.flatMap(({ from, to }) =>
        tried.slice(tried.indexOf(from), tried.indexOf(to) + 1),
      );
      expect(within).toEqual(tried.filter(({ meets }) => meets));
      for (const { before, after } of stretches) {
        expect(before?.meets ?? false).toBe(false);
        expect(after?.meets ?? false).toBe(false);
      }
    }
  });

  it('is found on both sides of a value that misses it', () => {
    const goal = { figure: 'fail', than: '<=', bound: 0.25 } as const;
    const { stretches } = solveOdds(ask, base, goal, axis);
    const ends = stretches.map(({ from, to }) => [from.value, to.value]);
    expect(ends).toEqual([
      ['4', '4'],
      ['6', '8'],
    ]);
    expect(stretches[0]!.before).toEqual({ value: '3', figure: 1 / 3, meets: false });
    expect(stretches[1]!.after).toEqual({ value: '9', figure: undefined, meets: false });
  });

  it('is never met where no value meets it', () => {
    const goal = { figure: 'fail', than: '<', bound: 0.1 } as const;
    expect(solveOdds(ask, base, goal, axis).stretches).toEqual([]);
  });
});

describe('what would help', () => {
  const axes = [
    { input: 'level', values: levels },
    { input: 'robe', values: ['no', 'yes'] },
    { input: 'luck', values: ['0', '1'] },
  ];

  it('is sorted by the gain, and names what changes nothing', () => {
    const found = oneStep(ask, { ...base, luck: '0' }, axes, 'fail')!;
    const moved = found.steps.map(({ input, to, gain }) => [input, to, gain]);
    expect(moved).toEqual([
      ['robe', 'yes', 0.125],
      ['level', '3', 0.25 - 1 / 3],
      ['level', '5', 0.25 - 0.9],
    ]);
    expect(found.idle).toEqual(['luck']);
  });

  it('is unknown for a figure that the answer has not', () => {
    expect(oneStep(ask, base, axes, 'kill')).toBeUndefined();
  });
});

describe('an address', () => {
  const names = fc.string({ minLength: 1 }).filter(name => name !== '__proto__');

  it('is read as it was printed', () => {
    fc.assert(
      fc.property(
        names,
        fc.dictionary(names, fc.string({ unit: 'grapheme' })),
        (question, inputs) => {
          const text = printAddress({ question, inputs });
          expect(parseAddress(text)).toEqual({ question, inputs: { ...inputs } });
          expect(printAddress(parseAddress(`#/lab?${text}`))).toBe(text);
        },
      ),
    );
  });

  it('is sorted, and leaves out what is usual', () => {
    const inputs = { spell: 'fireball', int: '18', attuned: 'fire+light', level: '1' };
    expect(printAddress({ question: 'cast', inputs }, { level: '1' })).toBe(
      'v=1&q=cast&attuned=fire%2Blight&int=18&spell=fireball',
    );
  });

  it.each(['', 'q=cast', 'v=2&q=cast', 'v=1', 'v=1&q=', 'v=1&q=%'])('refuses %j', text => {
    expect(() => parseAddress(text)).toThrow(/^address: expected /);
  });
});

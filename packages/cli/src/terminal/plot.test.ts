import { describe, expect, it } from 'vitest';
import { fakeTerminal as terminal } from '../testing/fake-terminal.ts';
import { briefPercent, decimal, percent } from './numbers.ts';
import { plot } from './plot.ts';
import { table, wrap } from './table.ts';

const coin: [number, number][] = [
  [0, 0.5],
  [1, 0.5],
];

describe('a percentage', () => {
  it('is 0 or 100 only when certain', () => {
    expect(percent(0)).toBe('0 %');
    expect(percent(1)).toBe('100 %');
    expect(percent(1e-9)).toBe('<0.01 %');
    expect(percent(1 - 1e-9)).toBe('>99.99 %');
  });

  it('is not certain while the contrary is possible, however little', () => {
    expect(percent(1, 1e-20)).toBe('>99.99 %');
    expect(percent(0.9999999999999998, 0)).toBe('100 %');
  });

  it('is whole where there is little room, and never more certain for it', () => {
    expect([0, 0.001, 0.346, 0.999, 1].map(briefPercent)).toEqual([
      '0 %',
      '<1 %',
      '35 %',
      '>99 %',
      '100 %',
    ]);
  });

  it('has two decimals at most', () => {
    expect(percent(0.5)).toBe('50 %');
    expect(percent(1 / 3)).toBe('33.33 %');
    expect(decimal(2 / 3)).toBe('0.67');
    expect(decimal(Number.POSITIVE_INFINITY)).toBe('never');
  });
});

describe('a plot', () => {
  it('has a title, a bar for every value, and the mean', () => {
    const text = plot(terminal({ unicode: true }), {
      title: 'heads (coins)',
      values: coin,
      mean: 0.5,
    });
    const lines = text.trimEnd().split('\n');
    expect(lines[0]).toBe('  heads (coins), by probability');
    expect(lines[1]).toMatch(/^ {2}0 █+ +50 % {2}◂ mean 0.5$/);
    expect(lines[2]).toMatch(/^ {2}1 █+ +50 %$/);
  });

  it('marks a mean beyond the last bar at what is left', () => {
    const text = plot(terminal({ unicode: true }), {
      title: 'turns',
      values: [[1, 0.01]],
      mean: 12,
      beyond: { says: 'later', probability: 0.99 },
    });
    expect(text).toMatch(/ 1 [^◂]*\n/);
    expect(text).toMatch(/later .* ◂ mean 12\n$/);
  });

  it('is plain ASCII where nothing else can be shown', () => {
    const values: [number, number][] = Array.from({ length: 99 }, (_, at) => [at, 1 / 99]);
    const threshold = { from: 50, says: 'kills' };
    const text = plot(terminal({ unicode: false }), {
      title: 'x (points)',
      values,
      mean: 49,
      threshold,
    });
    expect([...text].every(letter => letter.charCodeAt(0) < 128)).toBe(true);
    expect(text).toContain('--- kills from 50 ---'.slice(2, -2));
  });

  it('draws the limit between ranges, never inside one', () => {
    const values: [number, number][] = Array.from({ length: 61 }, (_, at) => [at, 1 / 61]);
    const text = plot(terminal({ unicode: true }), {
      title: 'x (points)',
      values,
      threshold: { from: 33, says: 'kills' },
    });
    const lines = text.split('\n');
    const at = lines.findIndex(line => line.includes('kills from 33'));
    expect(lines[at - 1]).toMatch(/–32 /);
    expect(lines[at + 1]).toMatch(/ 33–/);
  });

  it('leaves nothing out: the shares add up', () => {
    const values: [number, number][] = Array.from({ length: 200 }, (_, at) => [at + 7, 1 / 200]);
    const text = plot(terminal({ unicode: true }), { title: 'x (points)', values });
    const shares = [...text.matchAll(/([\d.]+) %/g)].map(match => Number(match[1]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
    expect(shares.length).toBeLessThanOrEqual(16);
  });

  it('shows what lies beyond its values', () => {
    const beyond = { says: 'later', probability: 0.25 };
    const values: [number, number][] = [[1, 0.75]];
    expect(plot(terminal({ unicode: true }), { title: 'turns (attacks)', values, beyond })).toMatch(
      /later █+▋? +25 %/,
    );
  });

  it('colours its bars where there are colours', () => {
    expect(
      plot(terminal({ unicode: true, colourDepth: 24 }), { title: 'x', values: coin }),
    ).toContain('\u001b[38;2;148;');
    expect(
      plot(terminal({ unicode: true, colourDepth: 4 }), { title: 'x', values: coin }),
    ).toContain('\u001b[33m');
  });
});

describe('text in columns', () => {
  it('aligns cells', () => {
    expect(
      table([
        ['a', 'bb'],
        ['ccc', 'd', 'e'],
      ]),
    ).toBe('a    bb\nccc  d   e\n');
  });

  it('breaks lines between words', () => {
    expect(wrap('one two three', 8)).toBe('one two\nthree\n');
    expect(wrap('one two three', 10, '  ')).toBe('  one two\n  three\n');
    expect(wrap('incomprehensible', 4)).toBe('incomprehensible\n');
  });
});

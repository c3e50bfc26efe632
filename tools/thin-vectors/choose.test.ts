import { describe, expect, it } from 'vitest';
import { chooseLines } from './choose.ts';

const roles = ['archeologist', 'barbarian', 'wizard'];

const lines = Array.from({ length: 500 }, (_, at) =>
  JSON.stringify({
    in: { level: at % 30, role: roles[Math.floor(at / 240)], amulet: at === 333 },
    out: at * 7,
  }),
);

describe('thinning vectors', () => {
  it('keeps within the room', () => {
    const chosen = chooseLines(lines, 1500);
    expect(chosen.join('\n').length).toBeLessThan(1500);
    expect(chosen.length).toBeGreaterThan(15);
  });

  it('keeps every name and both ends of every number', () => {
    const chosen = chooseLines(lines, 3000).map(line => JSON.parse(line));
    expect(new Set(chosen.map(({ in: input }) => input.role))).toEqual(new Set(roles));
    expect(chosen.some(({ in: input }) => input.amulet)).toBe(true);
    expect(Math.min(...chosen.map(({ in: input }) => input.level))).toBe(0);
    expect(Math.max(...chosen.map(({ in: input }) => input.level))).toBe(29);
    expect(chosen[0].out).toBe(0);
    expect(chosen.at(-1).out).toBe(499 * 7);
  });

  it('keeps the order of the file and chooses the same every time', () => {
    const chosen = chooseLines(lines, 2000);
    expect(chosen).toEqual(chooseLines(lines, 2000));
    const places = chosen.map(line => lines.indexOf(line));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('keeps a file whole that fits', () => {
    expect(chooseLines(lines, 1_000_000)).toEqual(lines);
    expect(chooseLines([], 100)).toEqual([]);
  });

  it('leaves out huge cases, unless all are huge', () => {
    const huge = JSON.stringify({ in: 0, dist: Array.from({ length: 900 }, (_, at) => [at, 0.5]) });
    expect(chooseLines([huge, ...lines.slice(0, 9)], 50_000)).toEqual(lines.slice(0, 9));
    expect(chooseLines([huge], 50_000)).toEqual([huge]);
  });
});

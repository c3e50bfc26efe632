import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureJson } from './json-measure.ts';

/** The same of a value that was read. */
function measured(value: unknown): { values: number; depth: number } {
  if (typeof value !== 'object' || value === null) {
    return { values: 1, depth: 0 };
  }
  const parts = Object.values(value).map(measured);
  return {
    values:
      1 +
      Math.max(
        1,
        parts.reduce((sum, part) => sum + part.values, 0),
      ),
    depth: 1 + Math.max(0, ...parts.map(part => part.depth)),
  };
}

describe('the measure of a JSON text', () => {
  it('is what is found when it is read, with one for the inside of what is empty', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        expect(measureJson(text, 100)).toEqual(measured(JSON.parse(text)));
      }),
    );
  });

  it('counts nothing inside of texts', () => {
    expect(measureJson(JSON.stringify('[,{"\\'), 9)).toEqual({ values: 1, depth: 0 });
    expect(measureJson('"[', 9)).toEqual({ values: 1, depth: 0 });
  });

  it('goes no deeper than it is asked', () => {
    expect(measureJson('['.repeat(1000), 24).depth).toBe(25);
  });
});

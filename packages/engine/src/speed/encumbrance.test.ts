import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';
import { burdenedPoints } from './encumbrance.ts';
import { ENCUMBRANCES } from './names.ts';
import { validateBurdenedPoints } from './validate.ts';

const library = createRulesets();
const program = library.resolve('nethack-3.6.7').slots.speed;
const page = library.resolve('wiki-speed').slots.speed;

describe('a burden', () => {
  it.each([
    ['unencumbered', 26, 26],
    ['burdened', 26, 20],
    ['stressed', 27, 14],
    ['strained', 26, 7],
    ['overtaxed', 12, 2],
    ['overloaded', 12, 12],
  ] as const)(
    'that is %s leaves of %d points %d: what it takes is rounded down',
    (level, points, left) => {
      expect(burdenedPoints(program, { points, encumbrance: level })).toBe(left);
    },
  );

  it.each([
    ['burdened', 6, 4.5],
    ['stressed', 27, 13.5],
    ['strained', 26, 6.5],
    ['overtaxed', 12, 1.5],
    ['overloaded', 12, 12],
  ] as const)(
    'that is %s leaves of %d points %d exactly, as the page tells it',
    (level, points, left) => {
      expect(burdenedPoints(page, { points, encumbrance: level })).toBe(left);
    },
  );

  it('leaves fewer points the heavier it is, up to where nothing can be done anyway', () => {
    for (let points = 0; points <= 40; points++) {
      const left = ENCUMBRANCES.slice(0, -1).map(encumbrance =>
        burdenedPoints(program, { points, encumbrance }),
      );
      expect(left).toEqual(left.toSorted((a, b) => b - a));
    }
  });

  it('is refused when it has no such name', () => {
    const view = { points: 12, encumbrance: 'strainted' as 'strained' };
    expect(() => validateBurdenedPoints(view)).toThrow('did you mean strained?');
  });
});

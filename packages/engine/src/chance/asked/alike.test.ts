import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alike } from './alike.ts';

it('finds plain data like its copy', () => {
  fc.assert(fc.property(fc.jsonValue(), value => alike(value, JSON.parse(JSON.stringify(value)))));
});

it('finds data alike only when their JSON is', () => {
  const small = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom('a', 'b') });
  fc.assert(
    fc.property(small, small, (one, other) => {
      expect(alike(one, other)).toBe(sorted(one) === sorted(other));
    }),
  );
});

/** The JSON text with the keys in order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

it.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: undefined }, { b: 1 }],
  [[1, 2], [1]],
  [[], {}],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }],
  [null, {}],
  [0, false],
])('tells %o from %o', (one, other) => {
  expect(alike(one, other)).toBe(false);
  expect(alike(other, one)).toBe(false);
});

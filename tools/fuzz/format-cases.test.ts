// Content from untrusted sources: a sample of `npm run fuzz -- formats`, which tries 100,000.

import { expect, it } from 'vitest';
import { BUILT_IN, makeCase } from './format-cases.ts';
import { troubleWith } from './format-promises.ts';

const CASES = 1500;

it('is read with a place for each problem, and written as it was', () => {
  const formats = new Set<string>();
  for (let index = 0; index < CASES; index++) {
    const made = makeCase(BUILT_IN, 13, index);
    formats.add(made.format);
    expect(troubleWith(made), JSON.stringify(made.text.slice(0, 300))).toBeUndefined();
  }
  expect(formats.size).toBe(5);
});

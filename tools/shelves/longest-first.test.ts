import { describe, expect, it } from 'vitest';
import { LONG_FILES } from './long-files.ts';
import { inOrder } from './longest-first.ts';

const asItIs = (file: readonly [string, string]) => file;

describe('the order of test files', () => {
  it('is that of the shelves, in each the longest first, then by their paths', () => {
    const [first = '', second = ''] = LONG_FILES.unit!;
    const files = [
      ['unit', '/a/b.test.ts'],
      ['unit', '/a/a.test.ts'],
      ['system', `/a/${second}.test.ts`],
      ['unit', `/z/${second}.test.ts`],
      ['unit', `/z/${first}.test.ts`],
      ['content', '/a/a.test.ts'],
    ] as const;
    expect(inOrder(files, asItIs)).toEqual([
      ['system', `/a/${second}.test.ts`],
      ['content', '/a/a.test.ts'],
      ['unit', `/z/${first}.test.ts`],
      ['unit', `/z/${second}.test.ts`],
      ['unit', '/a/a.test.ts'],
      ['unit', '/a/b.test.ts'],
    ]);
  });

  it.each(Object.entries(LONG_FILES))('names no file of the shelf %s twice', (_, names) => {
    expect(new Set(names).size).toBe(names.length);
  });
});

import { describe, expect, it } from 'vitest';
import { doorProblems, doorsOf, exportedNames, listOfNames } from './door-names.ts';

const FILE = {
  path: 'packages/sample/src/index.ts',
  text: `export { zeal, type Apple, alpha as beta } from './a.ts';
export type { Late } from './b.ts';
export interface Own { readonly a: number }
export const made = 1;
`,
};

const ALL = { path: 'packages/sample/src/a.ts', text: "export * from './index.ts';" };

const read = (path: string) => [FILE, ALL].find(one => one.path === path)!;

const DOORS = doorsOf('packages/sample', {
  name: '@roguewright/sample',
  exports: {
    '.': { 'roguewright-source': './src/index.ts', default: './dist/index.js' },
    './testing': { 'roguewright-source': './src/testing.ts' },
  },
});

describe('the lists of exported names', () => {
  it('have the names of a file in alphabetical order, types marked', () => {
    expect(exportedNames(FILE, read)).toEqual([
      'type Apple',
      'type Late',
      'type Own',
      'beta',
      'made',
      'zeal',
    ]);
  });

  it('have the doors that are published', () => {
    expect(DOORS.map(({ name }) => name)).toEqual(['@roguewright/sample']);
    expect(listOfNames(DOORS, read)).toMatch(
      /^@roguewright\/sample\n {2}type Apple\n {2}type Late\n/,
    );
  });

  it('have the names behind a door that exports all of another file', () => {
    expect(exportedNames(ALL, read)).toEqual(exportedNames(FILE, read));
  });

  it('are compared name by name', () => {
    const messages = (committed: string, present: string) =>
      doorProblems('list', committed, present).map(({ message }) => message.replace(/;.*/, ''));
    expect(messages('a\n  x\n', 'a\n  x\n')).toEqual([]);
    expect(messages('a\n  x\n', 'a\n  x\n  y\n')).toEqual(['a: y is new']);
    expect(messages('a\n  x\n\nb\n', 'a\n')).toEqual(['a: x is gone', 'the door b is gone']);
    expect(messages('a\n  x\n  y\n', 'a\n  y\n  x\n')).toEqual(['it is in another order']);
  });
});

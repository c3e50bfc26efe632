// Budgets and purity: each is shown to be able to fail.

import { describe, expect, test } from 'vitest';
import { budgetProblems, type LongFiles, type LongFunctions } from './budgets.ts';

const inEngine = 'packages/engine/src/chance/a.ts';

function messages(text: string, path = inEngine, longFiles: LongFiles = {}): string[] {
  return budgetProblems([{ path, text }], longFiles, {}).map(problem => problem.message);
}

function repeat(times: number, line: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => line(index)).join('\n');
}

describe('sizes', () => {
  test('no file read is a failure', () => {
    expect(budgetProblems([], {}, {})).toHaveLength(1);
  });

  test.each([
    ['interface', (n: number) => `interface A { ${repeat(n, i => `a${i}: number;`)} }`],
    ['type literal', (n: number) => `type A = { ${repeat(n, i => `a${i}(): void;`)} };`],
    [
      'class',
      (n: number) => `class A { constructor() {} #own = 1; ${repeat(n, i => `a${i} = 0;`)} }`,
    ],
  ])('an %s has at most 30 members', (_kind, make) => {
    expect(messages(make(30))).toEqual([]);
    expect(messages(make(31))).toEqual(['a type of 31 members, at most 30']);
  });

  test('overloads of a method are one member with it', () => {
    const members = (n: number) => repeat(n, i => `a${i}(b: string): void; a${i}(b: unknown) {}`);
    expect(messages(`class A { ${members(30)} }`, 'tools/a.ts')).toEqual([]);
    expect(messages(`class A { ${members(31)} }`, 'tools/a.ts')).toEqual([
      'a type of 31 members, at most 30',
    ]);
  });

  test('a function has at most 80 lines, in every way to write one', () => {
    const body = (lines: number) => `{${'\n'.repeat(lines - 1)}}`;
    expect(messages(`function a() ${body(80)}`)).toEqual([]);
    expect(messages(`function a() ${body(81)}`)).toHaveLength(1);
    expect(messages(`const a = () => ${body(81)};`)).toHaveLength(1);
    expect(messages(`class A { a() ${body(81)} }`)).toHaveLength(1);
    expect(messages(`test('a', () => ${body(81)});`, 'test/a.test.ts')).toHaveLength(1);
    expect(messages(`describe('a', () => ${body(81)});`, 'test/a.test.ts')).toEqual([]);
  });

  test('a function may be longer when a reason is given and still holds', () => {
    const text = (lines: number) => `function a() {${'\n'.repeat(lines - 1)}}`;
    const check = (lines: number, longFunctions: LongFunctions) =>
      budgetProblems([{ path: inEngine, text: text(lines) }], {}, longFunctions);
    expect(check(81, { [`${inEngine}#a`]: 'a kernel' })).toEqual([]);
    expect(check(81, { [`${inEngine}#b`]: 'a kernel' })).toHaveLength(2);
    expect(check(80, { [`${inEngine}#a`]: 'a kernel' })).toHaveLength(1);
  });

  test('a file has at most 400 lines, unless a reason is given and still holds', () => {
    const text = (lines: number) => ';\n'.repeat(lines);
    const excepted = { [inEngine]: 'a table' };
    expect(messages(text(400))).toEqual([]);
    expect(messages(text(401))).toEqual(['401 lines, at most 400']);
    expect(messages(text(401), inEngine, excepted)).toEqual([]);
    expect(messages(text(400), inEngine, excepted)).toEqual([expect.stringMatching(/no longer/)]);
  });

  test('a file that cannot be parsed is a problem', () => {
    expect(messages('const const')).toEqual([expect.stringMatching(/parsed/)]);
  });
});

describe('purity of the engine', () => {
  test.each([
    'const a: any = 1;',
    'const a = b as any;',
    '// @ts-ignore\nconst a = 1;',
    '/* @ts-expect-error: why */ const a = 1;',
    'const a = Math.random();',
    'const a = new Date();',
    'const a = Date.now();',
    "console.log('a');",
    'const a = process.env;',
    'const a = { process };',
    'const a = list[process];',
    "const a = 'a'.localeCompare('b');",
    'const POISON = 1 << 10;',
  ])('not allowed: %s', text => {
    expect(messages(text)).toHaveLength(1);
    expect(messages(text, 'packages/server/src/a.ts')).toEqual([]);
  });

  test.each([
    'const a = Math.floor(1);',
    'interface A { Date: string; process(): void }',
    'const a = { console: 1 }; a.console;',
    '// The compiler would complain without @ts-ignore, so there is none.',
    'const company = many;',
    'const a = 1 << place;',
  ])('allowed: %s', text => {
    expect(messages(text)).toEqual([]);
  });
});

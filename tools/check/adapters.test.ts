// Adapters without arithmetic: each way to compute is shown to be found.

import { expect, test } from 'vitest';
import { adapterProblems, adaptersFolder, verifyFolder } from './adapters.ts';

function problems(text: string) {
  return adapterProblems([{ path: `${adaptersFolder}/a.ts`, text }]);
}

test('no adapter read is a failure', () => {
  expect(adapterProblems([])).toHaveLength(1);
  expect(adapterProblems([{ path: `${verifyFolder}/run.ts`, text: 'a + b' }])).toHaveLength(1);
});

test.each([
  'const a = b + 1;',
  'const a = b - 1;',
  'const a = 2 * b;',
  'const a = b / 2;',
  'const a = b % 2;',
  'const a = b ** 2;',
  'const a = b << 1;',
  'const a = b >> 1;',
  'const a = b >>> 1;',
  'const a = b | 0;',
  'const a = b & 1;',
  'const a = b ^ 1;',
  'a += 1;',
  'a++;',
  '--a;',
  'const a = -b;',
  'const a = +b;',
  'const a = ~b;',
  'const a = Math.floor(b);',
  'const a = b.length > 2;',
  'const const',
])('an adapter may not: %s', text => {
  expect(problems(text)).toHaveLength(1);
});

test.each([
  'export const a = { level: b.lvl, robe: b.robe === 1, least: -1 };',
  "const a = b ?? 'none';",
  'const a = b && !c;',
  'type A = B & { c: -1 | 1 };',
  "const a = b === undefined ? 'sober' : b.state;",
])('an adapter may: %s', text => {
  expect(problems(text)).toEqual([]);
});

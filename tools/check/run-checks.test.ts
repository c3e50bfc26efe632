// The run of all checks fails when one of them complains, and says which.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Check, runChecks } from './run-checks.ts';

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  const print = (line: string) => void printed.push(line);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function check(name: string, complaints: string[]): Check {
  return { name, means: `means ${name}`, complaints: () => Promise.resolve(complaints) };
}

const good = check('good', []);
const bad = check('bad', ['here', 'there']);

test('passes when no check complains, with a line for each', async () => {
  expect(await runChecks([good, check('fine', [])], [])).toBe(true);
  expect(printed).toEqual([
    expect.stringMatching(/^ok +good .* s +means good$/),
    expect.stringMatching(/^ok +fine .* s +means fine$/),
  ]);
});

test('fails when one complains, and prints what it found', async () => {
  expect(await runChecks([bad, good], [])).toBe(false);
  expect(printed.join('\n')).toMatch(/FAILED bad .*\n {4}here\n {4}there/);
});

test('runs only what is named', async () => {
  expect(await runChecks([bad, good], ['good'])).toBe(true);
});

test('fails when the name is unknown', async () => {
  expect(await runChecks([good], ['godo'])).toBe(false);
});

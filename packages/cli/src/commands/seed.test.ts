// One seed under several rules at the command line.

import { describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

async function compare(...parameters: string[]) {
  const terminal = fakeTerminal();
  await run(['seed', 'compare', '--seed', 'demo', ...parameters], terminal);
  return terminal;
}

describe('roguewright seed compare', () => {
  it('shows the beginning and a played game under each of the rules', async () => {
    const { written } = await compare(
      '--rules',
      'house',
      '--rules',
      'casting=fiqhack',
      '--moves',
      '40',
    );
    const lines = written.split('\n');
    expect(lines[0]).toMatch(/^ +house +casting=fiqhack$/);
    const row = (name: string) => lines.find(line => line.startsWith(name));
    expect(row('Hit points')).toMatch(/\d+ +\d+$/);
    expect(row('Spells')).toMatch(/fails +\w.*fails/);
    expect(written).toMatch(/\d+ %,.*\d+ %,/);
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80);
    expect(row('After')).toContain('After 40 commands');
    expect(row('Turn')).toMatch(/\d+ +\d+$/);
  });

  it('says what is wrong with its options', async () => {
    expect((await compare('--rules', 'house')).complaints).toContain('two rules or more');
    expect((await compare('--rules', 'house', '--rules', 'nowhere')).complaints).toContain(
      'nowhere',
    );
  });
});

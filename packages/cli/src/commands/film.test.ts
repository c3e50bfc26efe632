// roguewright film: text, picture, JSON, a map of the user's own, and errors.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'roguewright-film-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function film(...parameters: string[]) {
  const terminal = fakeTerminal();
  await run(['film', ...parameters], terminal);
  return terminal;
}

function map(text: string): string {
  const path = join(folder, 'hall.txt');
  writeFileSync(path, text);
  return path;
}

describe('roguewright film', () => {
  it('prints frames, sentences and the creatures at the end', async () => {
    const { written } = await film('fireball', '--seed', '7');
    expect(written).toMatch(/^Fireball, cast east at level 11\n\nbefore +tick 0/);
    expect(written).toContain('burns the grey wolf');
    expect(written).toMatch(/grey wolf +80 → \d+ hit points/);
  });

  it('films on a map of the user, in his direction, at his level', async () => {
    const path = map('#######\n#...j.#\n#.....#\n#.@...#\n#######\n\nj: jackal, 30 hit points\n');
    const { written } = await film(
      'lightning-bolt',
      '--map',
      path,
      '--direction',
      'ne',
      '--level',
      '20',
    );
    expect(written).toContain('Lightning bolt, cast north-east at level 20');
    expect(written).toContain('#...');
  });

  it('prints one SVG, or one JSON document with as many ticks as were asked for', async () => {
    const picture = await film('fireball', '--svg');
    expect(picture.written).toMatch(/^<svg .*<\/svg>\n$/s);
    const { written } = await film('fireball', '--json', '--ticks', '3');
    const { frames } = JSON.parse(written) as { frames: { tick: number }[] };
    expect(frames.map(({ tick }) => tick)).toEqual([0, 0, 1, 2, 3]);
  });

  it('says what is wrong with a map, a spell and an option', async () => {
    const bad = map('#####\n#.@.#\n#####\n\ndirection: up\n');
    expect((await film('fireball', '--map', bad)).complaints).toContain('hall.txt:5: direction');
    const spell = 'Object spell_lost\ntype 101\nsubtype 5\nother_arch nothing_here\nend\n';
    writeFileSync(join(folder, 'lost.arc'), spell);
    expect((await film('lost', '--content', folder)).written).toContain(
      'The spell calls for something that doesn’t exist.',
    );
    const unknown = map('#####\n#@.j#\n#####\n\nj: jackel\n');
    expect((await film('fireball', '--map', unknown)).complaints).toContain(
      'hall.txt:5: kind: expected a kind such as jackal, got jackel',
    );
    expect((await film('firebal')).complaints).toContain('did you mean fireball?');
    expect((await film('fireball', '--level', '0')).complaints).toContain('--level');
    expect((await film('fireball', '--direction', 'up')).complaints).toContain('--direction');
    expect((await film('fireball', '--svg', '--json')).complaints).toContain('--json');
    const missing = await film('fireball', '--map', join(folder, 'none.txt'));
    expect(missing.complaints).toContain('a file that exists');
    expect(missing.exitCode).toBe(2);
  });
});

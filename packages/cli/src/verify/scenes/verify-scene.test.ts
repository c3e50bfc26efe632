import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRulesets } from '@roguewright/engine/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adapters } from '../registry.ts';
import { Verifier } from '../verifier.ts';

const scenes = fileURLToPath(new URL('../../../../../vectors/spells/scenes/', import.meta.url));
const verifier = new Verifier(adapters, createRulesets());

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-scene-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Verifies a scene after some change to its lines. */
function changed(name: string, change: (lines: string[]) => void) {
  const lines = readFileSync(join(scenes, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  change(lines);
  const path = join(folder, `${name}.jsonl`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return verifier.verify(path);
}

describe('a scene', () => {
  it('passes when every change happens at its moment', async () => {
    expect(await changed('rod-rod-energy', () => {})).toMatchObject({
      ...{ rule: 'scenes/rod', ruleset: 'crossfire', built: true },
      ...{ passed: 1, failed: 0, skipped: 0, problem: undefined },
    });
  });

  it.each(['firewall-firewall-button', 'firewall-firewall-own-clock'])(
    'passes when walls fire as recorded: %s',
    async name => {
      expect(await changed(name, () => {})).toMatchObject({ passed: 1, failed: 0 });
    },
  );

  it.each(['spellbook-book-learn', 'spellbook-book-known-too-hard'])(
    'passes when books teach and refuse as recorded: %s',
    async name => {
      expect(await changed(name, () => {})).toMatchObject({ passed: 1, failed: 0 });
    },
  );

  it.each(['potion-potion-healing-seed1', 'potion-potion-healing-seed2'])(
    'passes when potions heal and explode as recorded: %s',
    async name => {
      expect(await changed(name, () => {})).toMatchObject({ passed: 1, failed: 0 });
    },
  );

  it('fails when the numbers that were drawn give another result', async () => {
    const result = await changed('potion-potion-healing-seed1', lines => {
      lines[1] = lines[1]!.replace('"rolls":[855823448', '"rolls":[855823449');
    });
    expect(result.mismatches).toMatchObject([{ input: 'apply hero p: hero', got: '{"hp":29}' }]);
  });

  it('fails when a book teaches nothing, or stays', async () => {
    const forgotten = await changed('spellbook-book-learn', lines => {
      lines[1] = lines[1]!.replace('"in":"hero"', '"in":"chest"');
    });
    expect(forgotten.mismatches).toMatchObject([{ input: 'apply hero bk: spells', expected: '' }]);
    const kept = await changed('spellbook-book-learn', lines => {
      lines[1] = lines[1]!.replace('"gone":["bk","bs"]', '"gone":["bs"]');
    });
    expect(kept.mismatches).toMatchObject([{ input: 'apply hero bk: bk', got: 'gone' }]);
  });

  it('is skipped for a book whose curse isn’t built', async () => {
    const result = await changed('spellbook-book-learn', lines => {
      lines[0] = lines[0]!.replace(
        '"arch":"evoker_book"',
        '"arch":"evoker_book","flags":["cursed"]',
      );
    });
    expect(result).toMatchObject({ built: false, skipped: 1 });
  });

  it('fails for an effect that isn’t recorded, and for one that doesn’t come', async () => {
    const tooFar = await changed('firewall-firewall-button', lines => {
      lines[2] = lines[2]!.replace('"x":6', '"x":7');
    });
    expect(tooFar.mismatches).toMatchObject([{ line: 3, input: 'tick 2', got: 'nothing' }]);
    const unseen = await changed('firewall-firewall-button', lines => {
      lines.splice(1, 1);
    });
    expect(unseen.failed).toBe(1);
  });

  it('fails at the first change that doesn’t happen', async () => {
    const result = await changed('rod-rod-energy', lines => {
      lines[5] = lines[5]!.replace('"hp":6', '"hp":7');
    });
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.mismatches).toMatchObject([
      { line: 6, input: 'tick 4: rod', got: '{"hp":6}', expected: expect.stringMatching('"hp":7') },
    ]);
  });

  it('fails when something changes of which nothing is recorded', async () => {
    const result = await changed('rod-rod-energy', lines => {
      lines.splice(6, 1);
    });
    expect(result.mismatches).toMatchObject([{ input: 'tick 24: rod', got: '{"hp":8}' }]);
  });

  it('fails for an action that its carrier doesn’t have', async () => {
    const result = await changed('rod-rod-energy', lines => {
      lines[1] = lines[1]!.replace('fire hero rod', 'fire hero cannon');
    });
    expect(result.mismatches[0]?.got).toMatch('a scene of rods fires a rod, not: fire cannon');
  });

  it('is skipped, and named, when its kind isn’t built', async () => {
    const result = await changed('rod-rod-energy', lines => {
      lines[0] = lines[0]!.replace('"carrier":"rod"', '"subtype":48');
    });
    expect(result).toMatchObject({
      rule: 'scenes/subtype-48',
      built: false,
      skipped: 1,
      failed: 0,
    });
  });

  it.each([
    ['a tick that goes back', (line: string) => line.replace('"tick":0', '"tick":-1'), 'tick'],
    [
      'a list that is none',
      (line: string) => line.replace('"changed":[', '"gone":3,"changed":['),
      'gone',
    ],
    ['a line that isn’t JSON', () => '{', 'line'],
  ])('is refused with its line for %s', async (_, change, field) => {
    const { problem } = await changed('rod-rod-energy', lines => {
      lines[1] = change(lines[1]!);
    });
    expect(problem).toMatch(new RegExp(`rod-rod-energy\\.jsonl:2: ${field}: expected`));
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRulesets } from '@roguewright/engine/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyFilm } from './verify-film.ts';

const vectors = fileURLToPath(new URL('../../../../../vectors/spells/films/', import.meta.url));
const library = createRulesets();

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-film-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Verifies a film after some change to its text. */
function changed(name: string, change: (lines: string[]) => void) {
  const lines = readFileSync(join(vectors, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  change(lines);
  const path = join(folder, `${name}.jsonl`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return verifyFilm(path, library);
}

describe('a film', () => {
  it('passes when every tick is as recorded', async () => {
    const result = await changed('bullet-two-targets-in-line', () => {});
    expect(result).toMatchObject({ built: true, passed: 1, failed: 0, skipped: 0 });
  });

  it('fails at the first tick that differs: a piece, or whom it hit', async () => {
    const moved = await changed('bullet-two-targets-in-line', lines => {
      lines[4] = lines[4]!.replace('"x":', '"x":1');
    });
    expect(moved).toMatchObject({ passed: 0, failed: 1, mismatches: [{ input: 'tick 3' }] });
    const hurt = await changed('bullet-two-targets-in-line', lines => {
      lines[3] = lines[3]!.replaceAll('"hp":30000', '"hp":29000');
    });
    expect(hurt).toMatchObject({ failed: 1, mismatches: [{ input: 'tick 2' }] });
  });

  it('fails when the cast should have failed', async () => {
    const result = await changed('bullet-two-targets-in-line', lines => {
      lines[0] = lines[0]!.replace('"success":1', '"success":0');
    });
    expect(result.mismatches[0]?.got).toBe('success 1');
  });

  it('fails under rules that play otherwise', async () => {
    const result = await changed('bullet-two-targets-in-line', lines => {
      lines[0] = lines[0]!.replace('"ruleset":"crossfire"', '"ruleset":"house"');
    });
    expect(result.failed).toBe(1);
  });

  it('is skipped when its spell is of a subtype that is not built', async () => {
    const result = await changed('light-e', lines => {
      lines[0] = lines[0]!.replace('"subtype":42', '"subtype":48');
    });
    expect(result).toMatchObject({ built: false, passed: 0, failed: 0, skipped: 1 });
  });
});

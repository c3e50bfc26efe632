import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from './check.ts';

describe('a check of content', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('names words that mean nothing: of spells, and of powers', () => {
    const file = join(folder, 'odd.arc');
    writeFileSync(
      file,
      'Object spell\ntype 101\nsubtype 103\nbeam force-blot\nend\n' +
        'Object ego\ntype 200\nrarity 3\nego_of sworde\nend\n',
    );
    expect(checkContent([folder]).errors).toMatchObject([
      { file, line: 4, field: 'beam', expected: 'a word such as force-bolt', got: 'force-blot' },
      { file, field: 'ego_of', expected: 'a word such as sword', got: 'sworde' },
    ]);
  });

  it('finds nothing at all to say of what the game is made of', () => {
    const shipped = fileURLToPath(new URL('../../../content', import.meta.url));
    const { errors, warnings, files } = checkContent([shipped]);
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect(files).toBeGreaterThan(400);
  });
});

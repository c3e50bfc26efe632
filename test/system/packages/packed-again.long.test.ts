// Equal sources make equal tarballs: each package is packed twice.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packInto } from './installed.ts';

const PACKAGES = ['engine', 'content', 'cli'];

it('a package is the same bytes when it is packed again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [once, again] = ['once', 'again'].map(name => packInto(join(folder, name), PACKAGES));
  expect(once).toHaveLength(PACKAGES.length);
  for (const [at, path] of once!.entries()) {
    expect(basename(again![at]!)).toBe(basename(path));
    const isSame = readFileSync(again![at]!).equals(readFileSync(path));
    expect(isSame, basename(path)).toBe(true);
  }
});

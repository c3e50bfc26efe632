// Equal sources make equal tarballs: one package is packed twice, on the shelf `long` all of them.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isLong } from '../../sampled.ts';
import { packInto } from './installed.ts';

const PACKAGES = isLong ? ['engine', 'content', 'cli'] : ['content'];

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

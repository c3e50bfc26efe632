// The engine and the content as they are published: modules with their types, and the content's files.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readContent } from '@roguewright/content';
import { modules } from '../run/places.mjs';
import { OUTDATED_TYPES } from './manifest.ts';
import { packageFolder, stageTexts } from './stage.ts';

/** The oldest Node and TypeScript that the libraries are for. */
const LIBRARY = { node: 20, typescript: '5.7' };

/** What older compilers read instead of types that they don't understand. */
const OUTDATED = `// These types need TypeScript ${LIBRARY.typescript} or newer.

export {};
`;

/** Lays out the engine in an empty folder. */
export function stageEngine(folder: string): void {
  stageTexts(folder, 'engine', LIBRARY);
  compile('engine', folder);
}

/** Lays out the content in an empty folder. */
export function stageContent(folder: string): void {
  const source = packageFolder('content');
  stageTexts(folder, 'content', LIBRARY);
  compile('content', folder);
  const texts = JSON.stringify(JSON.stringify(readContent()));
  // One text, which engines parse faster than a literal.
  writeFileSync(
    join(folder, 'dist/bundle.js'),
    `// The content that ships with the game as a value: every content file, in the order of its paths.\n\n` +
      `export const content = JSON.parse(${texts});\n`,
  );
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== 'src') {
      cpSync(join(source, entry.name), join(folder, entry.name), { recursive: true });
    }
  }
}

/**
 * Compiles a package by its tsconfig.pack.json into `dist`, with the sources beside it, so that editors show the
 * rules themselves. Throws with what the compiler says.
 */
function compile(name: string, folder: string): void {
  const compiler = join(modules, 'typescript/bin/tsc');
  const project = join(packageFolder(name), 'tsconfig.pack.json');
  const outDir = join(folder, 'dist');
  execFileSync(process.execPath, [compiler, '-p', project, '--outDir', outDir], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  writeFileSync(join(outDir, OUTDATED_TYPES), OUTDATED);
  const sources = join(packageFolder(name), 'src');
  for (const map of filesBelow(outDir, '.map')) {
    const path = join(outDir, map);
    const source = join(folder, 'src', relative(sources, sourceOf(path)));
    mkdirSync(dirname(source), { recursive: true });
    cpSync(sourceOf(path), source);
    const named = relative(dirname(path), source).replaceAll('\\', '/');
    const read = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...read, sources: [named] }));
  }
}

/** The file that a source map of one source is about. */
function sourceOf(map: string): string {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: readonly string[] };
  return resolve(dirname(map), sources[0]!);
}

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith(ending),
  );
}

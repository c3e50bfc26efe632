// The engine and the content as they are published: modules with their types, and the content's files.

import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { modules } from '../run/places.mjs';
import { packageFolder, stageTexts } from './stage.ts';

/** Lays out the engine in an empty folder. */
export function stageEngine(folder: string): void {
  stageTexts(folder, 'engine', { node: 20 });
  compile('engine', join(folder, 'dist'));
}

/** Lays out the content in an empty folder. */
export function stageContent(folder: string): void {
  const source = packageFolder('content');
  stageTexts(folder, 'content', { node: 20 });
  compile('content', join(folder, 'dist'));
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

/** Compiles a package by its tsconfig.pack.json. Throws with what the compiler says. */
function compile(name: string, outDir: string): void {
  const compiler = join(modules, 'typescript/bin/tsc');
  const project = join(packageFolder(name), 'tsconfig.pack.json');
  execFileSync(process.execPath, [compiler, '-p', project, '--outDir', outDir], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

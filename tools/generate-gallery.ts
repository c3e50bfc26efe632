// Writes docs/spells: a film of each subtype, and the balance of attack spells. With --check it only compares.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { FILMS } from '@roguewright/content/films';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { balanceFiles } from './gallery/balance.ts';
import { filmFiles, indexFile } from './gallery/pages.ts';
import { root } from './run/places.mjs';

const folder = join(root, 'docs/spells');
const content = loadContent(readContent());
const ruleset = createRulesets().resolve('house');
const files = [
  indexFile(content, FILMS),
  ...FILMS.flatMap(film => filmFiles(content, ruleset, film)),
  ...balanceFiles(content, ruleset),
];

if (process.argv.includes('--check')) {
  const wrong = files.filter(({ path, text }) => read(join(folder, path)) !== text);
  for (const { path } of wrong) {
    console.log(`docs/spells/${path} isn't what the game does now: run \`npm run gallery\``);
  }
  process.exitCode = wrong.length > 0 ? 1 : 0;
} else {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    rmSync(join(folder, name));
  }
  for (const { path, text } of files) {
    writeFileSync(join(folder, path), text);
  }
  console.log(`${files.length} files in docs/spells`);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

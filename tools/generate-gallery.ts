// Writes docs/spells: a film of each subtype, and the balance of attack spells. With --check it only compares.

import { readContent } from '@roguewright/content';
import { FILMS } from '@roguewright/content/films';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { balanceFiles } from './gallery/balance.ts';
import { filmFiles, indexFile } from './gallery/pages.ts';
import { writeOrCheck } from './pages/write-or-check.ts';
import { root } from './run/places.mjs';

const content = loadContent(readContent());
const rulesets = createRulesets();
const files = [
  indexFile(content, FILMS),
  ...FILMS.flatMap(film => filmFiles(content, rulesets, film)),
  ...balanceFiles(content, rulesets.resolve('house')),
];

writeOrCheck(files, { root, folder: 'docs/spells', command: 'npm run gallery' });

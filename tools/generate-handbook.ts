// Writes docs/handbook: the chapters under the default ruleset. With --check it only compares.

import { handbookFiles } from '@roguewright/engine/handbook';
import { createRulesets } from '@roguewright/engine/rulesets';
import { writeOrCheck } from './pages/write-or-check.ts';
import { root } from './run/places.mjs';

writeOrCheck(handbookFiles(createRulesets()), {
  root,
  folder: 'docs/handbook',
  command: 'npm run handbook',
});

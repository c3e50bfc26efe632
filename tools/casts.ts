// `npm run casts [-- COUNT [SEED]]`: COUNT random casts, a million by default, of what ships and of a pack, by
// heroes, monsters, carriers and fixtures under several rulesets. After each the game has to be sound. Exit code 1
// when something is wrong.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { DEEPWOOD, readPack } from '../test/packs/read-pack.ts';
import { castAtRandom } from './casts/random-casts.ts';

const RULESETS = ['house', 'crossfire', 'nethack-3.6.7', 'fiqhack', 'spells-txt'];
const [count = '1000000', seed = 'casts'] = process.argv.slice(2);
if (!/^[1-9]\d{0,8}$/.test(count)) {
  throw new Error(`expected npm run casts -- COUNT [SEED], COUNT an integer from 1, got ${count}`);
}
const library = createRulesets();
const rulesets = RULESETS.map(id => library.resolve(id));
const content = loadContent([...readContent(), ...readPack(DEEPWOOD, 'deepwood')]);
const begun = performance.now();
let told = begun;
const { casts, games, wrong } = castAtRandom({
  ...{ content, rulesets, seed, casts: Number(count) },
  progress: done => {
    const now = performance.now();
    if (now - told > 30_000) {
      told = now;
      console.error(`${done} casts, ${((now - begun) / 1000).toFixed(0)} s`);
    }
  },
});
for (const line of wrong) {
  console.log(`WRONG ${line}`);
}
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(`${casts} casts in ${games} games, ${wrong.length} wrong, ${seconds} s`);
process.exitCode = wrong.length === 0 ? 0 : 1;

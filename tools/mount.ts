// `npm run mount -- DIR [SHARE] [RULESET]`: mounts an archetype tree and tries everything of it. Each spell is learnt
// from every book that a list puts it into, cast in nine directions by a hero, cast by a creature, and released from
// every carrier; what the documents leave out is said. Each creature lives for 100 turns near a hero; each treasure
// list is drawn from 2,000 times at three difficulties. SHARE tries one in SHARE of them; 1 by default. RULESET is
// `house` by default. Exit code 1 when something is wrong.

import { readPackFolder } from '@roguewright/server';
import { tryTree } from './mount/try-tree.ts';

const [folder, share = '1', ruleset = 'house'] = process.argv.slice(2);
if (folder === undefined || !/^[1-9]\d{0,5}$/.test(share)) {
  throw new Error(
    `expected npm run mount -- DIR [SHARE] [RULESET], SHARE an integer from 1, got ${process.argv.slice(2).join(' ')}`,
  );
}
const { name, files } = readPackFolder(folder);
const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
const { report, tried, account, skipped, wrong, p } = tryTree(
  files.map(file => ({ ...file, pack: name })),
  { share: Number(share), draws: 2000, progress: done => console.error(`${seconds()}: ${done}`) },
  ruleset,
);
console.log(
  `${name}: ${Object.entries(report.counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')}`,
);
console.log(`${report.clashes.length} names that also ship, ${report.warnings.length} warnings`);
for (const { what, count, example } of report.passedOver) {
  console.log(`passed over: ${what} (${count}, such as ${example})`);
}
for (const [what, count] of Object.entries(tried)) {
  console.log(`${what}: ${count}`);
}
console.log(`lists against their odds: p = ${p.toPrecision(3)}`);
for (const line of account.lines()) {
  console.log(line);
}
console.log(`skipped: ${skipped.length} spells`);
for (const line of wrong) {
  console.log(`WRONG ${line}`);
}
console.log(`${wrong.length} wrong, ${seconds()}`);
process.exitCode = wrong.length === 0 ? 0 : 1;

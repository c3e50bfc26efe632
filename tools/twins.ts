// `npm run twins [-- MONSTERS [FROM]]`: looks for what the hero could tell apart though he cannot know it. Pairs of
// games that differ in one secret (a hidden word of a monster's file, a hidden number of a thing, the time
// that a creature has in hand, a place that nobody sees) are asked every question and play the same deeds.
// MONSTERS is how many kinds are tried, spread over all of them; 12 by default, 0 for all. FROM is how many of
// them are passed over, to go on with a run that was broken off. Exit code 1 when there is a leak.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import {
  type Found,
  fixtureLeaks,
  momentLeaks,
  monsterLeaks,
  numberLeaks,
  placeLeaks,
} from './twins/leaks.ts';

/** A bystander where the secret is another creature's: a kind with few hit points, as long fights take long to count. */
const PLAIN_KIND = 'wolf';

/** Leaks that are printed of each search. */
const MOST_PRINTED = 20;

const files = readContent();
const ruleset = createRulesets().resolve('house');
const search = { files, ruleset, asks: 1, asksOfThings: 3, performs: 12 };
// Odds of things in an unknown condition weigh many cases: fewer of them are asked.
const ofThings = { ...search, asks: 4, asksOfThings: 12 };
const all = loadContent(files)
  .archetypes.filter(({ flags, file }) => flags.has('monster') && file.includes('monster/'))
  .map(({ id }) => id);
const [given, from] = [countGiven('MONSTERS', 2, 12), countGiven('FROM', 3, 0)];
const step = given === 0 ? 1 : Math.max(1, Math.floor(all.length / given));
const monsters = all.filter((_, place) => place % step === 0).slice(from);

let leaks = 0;
if (from === 0) {
  report('things', numberLeaks(ofThings, PLAIN_KIND));
  report('moments', momentLeaks(search, PLAIN_KIND));
  report('places', placeLeaks(search, PLAIN_KIND));
  report('fixtures', fixtureLeaks(search, PLAIN_KIND));
}
for (const monster of monsters) {
  report(monster, monsterLeaks(search, monster));
}
console.log(`${monsters.length} of ${all.length} kinds of monster, ${leaks} leaks`);
process.exitCode = leaks === 0 ? 0 : 1;

function countGiven(name: string, at: number, otherwise: number): number {
  const given = Number(process.argv[at] ?? otherwise);
  if (!Number.isInteger(given) || given < 0) {
    throw new Error(`${name}: expected an integer from 0, got ${process.argv[at]}`);
  }
  return given;
}

function report(title: string, found: Found): void {
  leaks += found.leaks.length;
  console.log(`${title}: ${found.compared} compared, ${found.leaks.length} leaks`);
  for (const { secret, told } of found.leaks.slice(0, MOST_PRINTED)) {
    console.log(`  ${secret}\n    ${told}`);
  }
}

// Benchmarks, as ratios of two sides measured in one run: `npm run bench [-- NAME…] [--short] [--json] [--markdown] [--peers DIR]`.
// Exit code 2 for bad input; 1 when two sides disagree, or when --short finds a ratio below half of its goal twice.

import { parseArgs } from 'node:util';
import { aiming } from './aiming.ts';
import { attackRound } from './attack-round.ts';
import { comfort } from './comfort.ts';
import { Compiler } from './compiled.ts';
import { crowd } from './crowd.ts';
import { diceSumsBench } from './dice-sums.ts';
import { spellEffects } from './effects/spell-effects.ts';
import { exactOdds } from './exact-odds.ts';
import { fights } from './fights.ts';
import { fixturesBench } from './fixtures.ts';
import { type Benchmark, Disagreement, type Row } from './goal.ts';
import { loadingBench } from './loading.ts';
import { Peers } from './peers/all.ts';
import { PeerError } from './peers/trees.ts';
import { queues } from './queues.ts';
import { roomsBench } from './rooms.ts';
import { sightAndPaths } from './sight-and-paths.ts';
import { standingBench } from './standing.ts';
import { successChanceBench } from './success-chance.ts';
import { lineOf, markdownOf, TABLE_HEAD } from './table.ts';
import { turnForm } from './turn-form.ts';
import { angbandTurns } from './turns/angband-turns.ts';
import { heroTurns } from './turns/hero-turns.ts';

const BENCHMARKS: readonly Benchmark[] = [
  successChanceBench,
  attackRound,
  exactOdds,
  diceSumsBench,
  sightAndPaths,
  queues,
  turnForm,
  loadingBench,
  spellEffects,
  heroTurns,
  angbandTurns,
  fixturesBench,
  standingBench,
  aiming,
  comfort,
  crowd,
  fights,
  roomsBench,
];

const LONG = { rounds: 7, pieceMilliseconds: 120, repeats: 3 };
/** Enough to see a ratio fall below half of its goal, which is all that it is for. */
const SHORT = { rounds: 3, pieceMilliseconds: 100, repeats: 0 };

const OPTIONS = ['short', 'json', 'markdown', 'peers'];

function isFarBelow({ measured, must }: Row): boolean {
  return measured !== undefined && must !== undefined && measured.median < must / 2;
}

/**
 * The better of two measurements, row by row: a busy moment of the machine can slow one side, so a ratio counts
 * as far below its goal if it is so twice.
 */
function betterOf(first: readonly Row[], second: readonly Row[]): Row[] {
  return first.map((row, index) => {
    const again = second[index];
    const isBetter = (again?.measured?.median ?? 0) > (row.measured?.median ?? 0);
    return again !== undefined && isBetter ? again : row;
  });
}

async function main(): Promise<number> {
  const { values, positionals, tokens } = parseArgs({
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: {
      short: { type: 'boolean' },
      json: { type: 'boolean' },
      markdown: { type: 'boolean' },
      peers: { type: 'string' },
    },
  });
  const option = tokens.find(token => token.kind === 'option' && !OPTIONS.includes(token.name));
  const unknown = positionals.find(name => !BENCHMARKS.some(bench => bench.name === name));
  if (option !== undefined || unknown !== undefined) {
    const known = BENCHMARKS.map(({ name, about }) => `  ${name}: ${about}`).join('\n');
    const usage = 'npm run bench -- [--short] [--json] [--markdown] [--peers DIR] [BENCHMARK…]';
    console.error(
      `${unknown === undefined ? usage : `no benchmark ${unknown}`}; there are:\n${known}`,
    );
    return 2;
  }
  const compiler = Compiler.find();
  const say = (line: string) => {
    if (!values.json) {
      console.log(line);
    }
  };
  say(
    `Node ${process.version}; C: ${compiler?.version ?? 'no compiler, what needs one is left out'}`,
  );
  const rows: Row[] = [];
  try {
    const folder = typeof values.peers === 'string' ? values.peers : undefined;
    const peers = Peers.find(folder, compiler);
    if (folder !== undefined) {
      peers.about.forEach(say);
    }
    say(TABLE_HEAD);
    for (const bench of BENCHMARKS) {
      if (positionals.length === 0 || positionals.includes(bench.name)) {
        const effort = values.short ? SHORT : LONG;
        const measure = () =>
          bench.measure({ ...{ compiler, effort, peers }, say: line => say(`     ${line}`) });
        const first = await measure();
        const isDoubtful = values.short === true && first.some(isFarBelow);
        const measured = isDoubtful ? betterOf(first, await measure()) : first;
        rows.push(...measured);
        measured.forEach(row => {
          say(lineOf(row));
        });
      }
    }
  } catch (error) {
    if (error instanceof PeerError) {
      console.error(error.message);
      return 2;
    }
    if (!(error instanceof Disagreement)) {
      throw error;
    }
    console.error(`The sides disagree: ${error.message}`);
    return 1;
  } finally {
    compiler?.remove();
  }
  if (values.json) {
    console.log(JSON.stringify(rows, undefined, 2));
  } else if (values.markdown) {
    console.log(markdownOf(rows));
  }
  return values.short && rows.some(isFarBelow) ? 1 : 0;
}

process.exitCode = await main();

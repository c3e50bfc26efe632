// `npm run games -- saves [COUNT] [COMMANDS]`: COUNT games of COMMANDS commands, 100 of 200 by default,
// each saved and restored after every command; both go on with the same next command and are compared.
//
// `npm run games [-- COUNT]`: that many seeded games, 200 by default, each played to its end by the
// simple player, performed again from its record, and compared. Exit code 1 when one throws, gets
// stuck, or comes out otherwise. In the end it says who won, and what the others died of and where.
//
// `npm run games -- danger [COUNT] [THREADS]`: COUNT games, 1000 by default, in which the told danger of the next five
// moves is compared with what came, by tenths, in THREADS threads, as many as there are processors by default. Every
// moment with an enemy in sight is asked about in which the hero has half of his hit points or less, and one in three of
// the others; and each a second time with fewer hit points. Exit code 1 when what came doesn't agree.
//
// `npm run games -- prompts [TURNS] [PERCENT]`: games of TURNS turns together, 2000 by default, by a player who wants to be
// asked from a danger of PERCENT, 5 by default. Lists every question with its turn, act and figure. Exit code 1 when one
// came at or below that danger, or when an act that raised it above was not asked about.
//
// `npm run games -- luck [COUNT]`: COUNT games, 200 by default, whose luck is told as in play; it must be standard normal
// over blocks of all draws, and every kind of draw come out as it was expected. Exit code 1 when it doesn't.
//
// `npm run games -- chances [COUNT] [FOLDER] [THREADS]`: COUNT games, 1000 by default, in which every chance that a player
// could be shown is compared with what happened, in THREADS threads, as many as there are processors by default. With
// FOLDER it writes the table and its plot there. Exit code 1 when a row with 20 answers or more is five standard
// deviations off.
//
// `npm run games -- odds [COUNT] [FOLDER] [role=ROLE]`: the same by the player who asks the odds,
// 500 games by default. With FOLDER it writes the report there: a table and a plot by role. With role=ROLE
// heroes of that role play all games; each race is taken in turn.

import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { DEEPWOOD, readPack } from '../test/packs/read-pack.ts';
import { balanceReport, shortcomings } from './games/balance-report.ts';
import { deviationOf, reliabilitySvg, reliabilityText } from './games/calibrate-chances.ts';
import { dangerText, dangerVerdict } from './games/calibrate-danger.ts';
import { isCalibrated, luckReport, luckReportText, playedLuck } from './games/calibrate-luck.ts';
import { checkSaves } from './games/check-saves.ts';

import { listPrompts, promptText } from './games/list-prompts.ts';
import { playGames } from './games/play-games.ts';
import { roleAmong } from './games/role-among.ts';
import { chancesOfGames } from './games/threads/chance-threads.ts';
import { dangerOfGames } from './games/threads/danger-threads.ts';
import type { PlayerName, TriedGame } from './games/try-game.ts';

/** Commands after which a game is broken off: it counts as unfinished, not as wrong. */
const MOST_COMMANDS: Readonly<Record<PlayerName, number>> = { simple: 5000, odds: 20_000 };

/** Who plays, in the report. */
const TITLES: Readonly<Record<PlayerName, string>> = {
  simple: 'the simple player',
  odds: 'a player in code who asks the odds',
};

/** Games between two lines of progress. */
const PROGRESS_EVERY = 20;

const [mode, ...rest] = process.argv.slice(2);
if (mode === 'saves') {
  // With a mounted pack, whose monsters, spells and items are saved as well.
  const content = loadContent([...readContent(), ...readPack(DEEPWOOD, 'deepwood')]);
  const wrong = checkSaves(content, atLeastOne(rest[0], 100), atLeastOne(rest[1], 200));
  process.exitCode = wrong === 0 ? 0 : 1;
} else if (mode === 'danger') {
  await calibrate(atLeastOne(rest[0], 1000), atLeastOne(rest[1], availableParallelism()));
} else if (mode === 'prompts') {
  await prompts(atLeastOne(rest[0], 2000), atLeastOne(rest[1], 5) / 100);
} else if (mode === 'luck') {
  luck(atLeastOne(rest[0], 200));
} else if (mode === 'chances') {
  await chances(atLeastOne(rest[0], 1000), rest[1], atLeastOne(rest[2], availableParallelism()));
} else if (mode === 'odds') {
  const { words, role } = roleAmong(
    rest,
    Object.keys(createRulesets().resolve('house').bridges.roles),
  );
  await play('odds', atLeastOne(words[0], 500), words[1], role);
} else {
  await play('simple', atLeastOne(mode, 200), rest[0]);
}

async function calibrate(games: number, threads: number): Promise<void> {
  const table = await dangerOfGames(games, threads, done => {
    if (done % PROGRESS_EVERY === 0) {
      console.log(`${done} of ${games} games`);
    }
  });
  console.log(dangerText(table));
  process.exitCode = dangerVerdict(table.stood).agrees ? 0 : 1;
}

async function prompts(turns: number, threshold: number): Promise<void> {
  const list = await listPrompts({
    content: loadContent(readContent()),
    ruleset: createRulesets().resolve('house'),
    turns,
    threshold,
    played: done => console.log(`${done} of ${turns} turns`),
  });
  console.log(promptText(list));
  process.exitCode = list.faults.length === 0 ? 0 : 1;
}

function luck(games: number): void {
  const played = playedLuck({
    content: loadContent(readContent()),
    ruleset: createRulesets().resolve('house'),
    ...{ games, most: 600, player: 'simple' },
    played: (done, draws) => {
      if (done % PROGRESS_EVERY === 0) {
        console.log(`${done} of ${games} games, ${draws} entries`);
      }
    },
  });
  const report = luckReport(played);
  console.log(luckReportText(report));
  process.exitCode = isCalibrated(report) ? 0 : 1;
}

async function chances(games: number, folder: string | undefined, threads: number): Promise<void> {
  const rows = await chancesOfGames(games, threads, (done, soFar) => {
    const count = soFar.reduce((sum, row) => sum + row.count, 0);
    console.log(`${done} of ${games} games, ${count} answers`);
    // A run that is broken off leaves what it has.
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'chances.txt'), `${reliabilityText(soFar)}\n`);
      writeFileSync(join(folder, 'chances.svg'), reliabilitySvg(soFar));
    }
  });
  console.log(reliabilityText(rows));
  process.exitCode = rows.every(row => row.count < 20 || deviationOf(row) < 5) ? 0 : 1;
}

function atLeastOne(given: string | undefined, usual: number): number {
  const count = Number(given ?? usual);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`COUNT: expected an integer from 1, got ${given}`);
  }
  return count;
}

async function play(
  player: PlayerName,
  count: number,
  folder?: string,
  role?: string,
): Promise<void> {
  const most = MOST_COMMANDS[player];
  const played = (done: readonly TriedGame[]) => progress(done, count);
  const games = await playGames({ player, count, role, most, played });
  const [page, ...others] = balanceReport(games, TITLES[player]);
  console.log(`\n${page?.text ?? ''}`);
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    for (const { path, text } of [page, ...others].flatMap(file => file ?? [])) {
      writeFileSync(join(folder, path), text);
      console.log(`written: ${join(folder, path)}`);
    }
  }
  for (const line of player === 'odds' ? shortcomings(games) : []) {
    console.log(`short of the goal: ${line}`);
  }
  process.exitCode = games.every(({ problem }) => problem === undefined) ? 0 : 1;
}

/** A line for each game that went wrong, and one for every 20 games. */
function progress(games: readonly TriedGame[], count: number): void {
  const last = games.at(-1);
  if (last?.problem !== undefined) {
    console.error(`game ${last.number}: ${last.problem}`);
  } else if (last?.kind === 'unfinished') {
    console.error(`game ${last.number} was broken off after ${last.commands} commands`);
  }
  if (games.length % PROGRESS_EVERY === 0 || games.length === count) {
    const of = (kind: string) => games.filter(game => game.kind === kind).length;
    const wrong = games.filter(({ problem }) => problem !== undefined).length;
    const commands = games.reduce((sum, game) => sum + game.commands, 0);
    console.log(
      `${games.length} of ${count} games: ${of('won')} won, ${of('died')} died, ` +
        `${of('unfinished')} unfinished, ${wrong} wrong; ${commands} commands`,
    );
  }
}

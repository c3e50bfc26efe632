// `npm run games -- saves [COUNT] [COMMANDS]`: COUNT games of COMMANDS commands, 100 of 200 by default,
// each saved and restored after every command; both go on with the same next command and are compared.
//
// `npm run games [-- COUNT]`: that many seeded games, 200 by default, each played to its end by the
// simple player, performed again from its record, and compared. Exit code 1 when one throws, gets
// stuck, or comes out otherwise. In the end it says who won, and what the others died of and where: by
// role, by depth and by killer.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import {
  type GameFile,
  heroChoices,
  LocalGame,
  playSimply,
  Replay,
  readGameFile,
  writeGameFile,
} from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { DEEPWOOD, readPack } from '../test/packs/read-pack.ts';
import { checkSaves } from './games/check-saves.ts';

/** Commands after which a game is broken off: it counts as unfinished, not as wrong. */
const MOST_COMMANDS = 5000;

/** Games between two lines of progress. */
const PROGRESS_EVERY = 20;

const content = loadContent(readContent());
/** With a mounted pack, whose monsters, spells and items are saved as well. */
const withPack = () => loadContent([...readContent(), ...readPack(DEEPWOOD, 'deepwood')]);
const house = createRulesets().resolve('house');
const { roles, races } = heroChoices(content, house);

const [mode, ...counts] = process.argv.slice(2);
const ends: { role: string; kind: string; killer: string; depth: number; level: number }[] = [];
const tally = { won: 0, died: 0, unfinished: 0, wrong: 0, commands: 0 };
if (mode === 'saves') {
  const wrong = checkSaves(withPack(), atLeastOne(counts[0], 100), atLeastOne(counts[1], 200));
  process.exitCode = wrong === 0 ? 0 : 1;
} else {
  playGames(atLeastOne(mode, 200));
}

function atLeastOne(given: string | undefined, usual: number): number {
  const count = Number(given ?? usual);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`COUNT: expected an integer from 1, got ${given}`);
  }
  return count;
}

function playGames(count: number): void {
  for (let game = 1; game <= count; game++) {
    const problem = tryGame(game);
    if (problem !== undefined) {
      tally.wrong += 1;
      console.error(`game ${game}: ${problem}`);
    }
    if (game % PROGRESS_EVERY === 0 || game === count) {
      const { won, died, unfinished, commands } = tally;
      console.log(
        `${game} of ${count} games: ${won} won, ${died} died, ${unfinished} unfinished, ` +
          `${tally.wrong} wrong; ${commands} commands`,
      );
    }
  }
  for (const line of summary()) {
    console.log(line);
  }
  process.exitCode = tally.wrong === 0 ? 0 : 1;
}

/** A line a role, a line of depths, and the killers, the worst first. */
function summary(): string[] {
  const roleLines = roles.map(({ id }) => {
    const own = ends.filter(({ role }) => role === id);
    const won = own.filter(({ kind }) => kind === 'won').length;
    const levels = own.reduce((sum, { level }) => sum + level, 0) / Math.max(1, own.length);
    return `${id}: ${won} of ${own.length} won, at level ${levels.toFixed(1)} in the end`;
  });
  const dead = ends.filter(({ kind }) => kind === 'died');
  const depths = counted(dead.map(({ depth }) => `depth ${depth}`)).sort();
  const killers = counted(dead.map(({ killer }) => killer));
  return [...roleLines, `died: ${depths.join(', ')}`, `of: ${killers.join(', ')}`];
}

/** Each word with how often it comes, the commonest first. */
function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([word, n]) => `${word} ${n}`);
}

/** Plays one and performs it again. @returns what went wrong, with the role, race and seed */
function tryGame(number: number): string | undefined {
  const role = roles[number % roles.length]!.id;
  const race = races[number % races.length]!.id;
  const seed = `game ${number}`;
  const who = `${role}, ${race}, seed ${JSON.stringify(seed)}`;
  try {
    const game = LocalGame.create(content, house, { heroName: 'Ada', role, race, seed });
    const { file, ending, stuckAt } = playSimply(game, seed, MOST_COMMANDS);
    tally[ending?.kind ?? 'unfinished'] += 1;
    tally.commands += file.commands.length;
    const { view } = game.look();
    const { kind = 'unfinished', killer = '' } = ending ?? {};
    ends.push({ role, kind, killer, depth: view.dungeonLevel, level: view.hero.level });
    if (stuckAt !== '') {
      return `${who}: stuck at ${stuckAt} after ${file.commands.length} commands`;
    }
    return replayed(file, game.hash(), who);
  } catch (error) {
    return `${who}: ${(error as Error).stack}`;
  }
}

function replayed(file: GameFile, hash: string, who: string): string | undefined {
  const replay = new Replay(content, house, readGameFile(writeGameFile(file)));
  while (!replay.over) {
    replay.step();
  }
  const { difference } = replay;
  if (difference !== undefined) {
    const { sequence, turn, expected, got } = difference;
    return `${who}: replayed, command ${sequence} (turn ${turn}): expected ${expected}, got ${got}`;
  }
  return replay.game.hash() === hash ? undefined : `${who}: replayed, the last state is another`;
}

// roguewright replay: performs recorded games again and compares their states with the record, or looks back on one.

import { ReplayError, UsageError } from '@roguewright/engine/errors';
import { type GameFile, Replay, readGameFile } from '@roguewright/engine/host';
import type { ContentFile } from '@roguewright/engine/objects';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { packFiles } from '../content/pack-files.ts';
import { type ContentOptions, contentOption } from '../content-option.ts';
import { aboutFile } from '../failures.ts';
import { contentFor } from '../look-back/chronicle-of.ts';
import { isLookingBack, type LookBackOptions, lookBack } from '../look-back/look-back.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { gameFileIn, readText } from '../text-file.ts';
import { FOLDER } from './data-folder.ts';

const HELP = `
Every command of a file is performed again from the beginning, and the states are compared with the
hashes in the file. That needs the same content that the game was begun with; packs are in the file.
The exit code is 1 if a game comes out differently.

The other options look back on one game. They perform it again without comparing what comes after.
--luck sets each attack and cast beside its odds, as the hero knew them. --last-turns tells the chance to
die in the last fifty turns, and what would have been safer. --watch shows the game on the full screen
with a slider, or as lines where there is no terminal. --fork-at makes a game in the data folder that goes
on from a turn; the hall lists it as forked.

--verify takes the address of a game in a server's hall, fetches its record, performs it here, and
compares the end with what the hall says. Nobody has to believe the server.

Examples:
  roguewright replay una.roguewright
  roguewright replay --verify https://play.example/g/7
  roguewright replay --watch una.roguewright
  roguewright replay --luck una.roguewright
  roguewright replay --last-turns una.roguewright
  roguewright replay --morgue una.roguewright > una.txt
  roguewright replay --fork-at 120 una.roguewright`;

interface ReplayOptions extends ContentOptions, LookBackOptions {
  readonly verify?: string;
}

/** Commands between two lines of progress. */
const PROGRESS_EVERY = 1000;

/** The command, printing to a terminal. */
export function replayCommand(terminal: Terminal): Command {
  return new Command('replay')
    .description('replay recorded games and compare their states')
    .argument('[FILE...]', 'files written by save export')
    .option('--verify <URL>', 'perform a game of a server’s hall, and compare it with its line')
    .addOption(contentOption('folder of a pack, for files that don’t hold theirs'))
    .option('--morgue', 'print the hero, his kills, the last level and the odds of the last turn')
    .option('--luck', 'print what was expected and what came')
    .option('--last-turns', 'print the chance to die in the last fifty turns')
    .option('--watch', 'show the game, turn by turn')
    .option('--fork-at <TURN>', 'make a game that goes on from this turn')
    .option(...FOLDER)
    .addHelpText('after', HELP)
    .action(async (paths: string[], options: ReplayOptions) => {
      const packs = packFiles(options.content ?? []);
      if (options.verify !== undefined) {
        const { verifyLine } = await import('../look-back/verify-line.ts');
        const isSame = await verifyLine(options.verify, packs, terminal);
        terminal.exitCode = isSame ? terminal.exitCode : 1;
        return;
      }
      if (paths.length === 0) {
        throw new UsageError('FILE', '', 'a file written by save export, or --verify URL');
      }
      if (isLookingBack(options)) {
        const path = onlyPath(paths);
        const text = readText('FILE', path);
        await aboutFile(path, () => lookBack(gameFileIn(path, text), packs, options, terminal));
        return;
      }
      for (const path of paths) {
        const text = readText('FILE', path);
        const isSame = await aboutFile(path, () => replay(path, text, packs, terminal));
        terminal.exitCode = isSame ? terminal.exitCode : 1;
      }
    });
}

/** The one file to look back on. Throws a UsageError for several. */
function onlyPath(paths: readonly string[]): string {
  const [path, ...others] = paths;
  if (path === undefined || others.length > 0) {
    throw new UsageError('FILE', paths.join(' '), 'one file to look back on');
  }
  return path;
}

/** Whether the game came out as it is recorded. */
function replay(
  path: string,
  text: string,
  packs: readonly ContentFile[],
  terminal: Terminal,
): boolean {
  const file = gameFileIn(path, text);
  const ruleset = createRulesets().resolve(parseRulesetName(file.ruleset));
  const run = new Replay(contentFor(file, packs), ruleset, file);
  while (!run.over) {
    run.step();
    const { sequence } = run.game;
    if (sequence % PROGRESS_EVERY === 0) {
      terminal.complain(`${path}: ${sequence} of ${file.commands.length} commands\n`);
    }
  }
  terminal.write(`${path}: ${outcome(run, file)}\n`);
  return run.difference === undefined;
}

/**
 * Why the commands of a file don't lead to the state that it holds, or that this can't be told here;
 * nothing when they do.
 */
export function differenceOf(text: string): string | undefined {
  const file = readGameFile(text);
  try {
    const ruleset = createRulesets().resolve(parseRulesetName(file.ruleset));
    const run = new Replay(contentFor(file, []), ruleset, file);
    while (!run.over) {
      run.step();
    }
    return run.difference === undefined
      ? undefined
      : `its commands don't lead to the state it holds: ${outcome(run, file)}`;
  } catch (error) {
    if (error instanceof ReplayError) {
      return `its commands could not be compared with the state it holds: ${error.message}`;
    }
    throw error;
  }
}

function outcome({ difference, game }: Replay, { commands, hashes, engine }: GameFile): string {
  if (difference === undefined) {
    const { turn } = game.look().view;
    return `the same: ${commands.length} commands, ${turn} turns, ${hashes.length} states compared.`;
  }
  const { sequence, turn, sameUntil, expected, got } = difference;
  const before =
    sameUntil < 0 ? 'No state before it was the same.' : `The same up to command ${sameUntil}.`;
  return (
    `differs first in turn ${turn}, at command ${sequence}: expected ${expected}, got ${got}. ` +
    `${before} It was recorded by engine ${engine}.`
  );
}

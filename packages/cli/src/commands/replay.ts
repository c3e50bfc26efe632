// roguewright replay: performs recorded games again and compares their states with the record.

import { readContent } from '@roguewright/content';
import { ReplayError } from '@roguewright/engine/errors';
import { loadContent } from '@roguewright/engine/game';
import { type GameFile, Replay, readGameFile } from '@roguewright/engine/host';
import type { Content, ContentFile } from '@roguewright/engine/objects';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { packFiles } from '../content/pack-files.ts';
import { type ContentOptions, contentOption } from '../content-option.ts';
import { aboutFile } from '../failures.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { gameFileIn, readText } from '../text-file.ts';

const HELP = `
Every command of a file is performed again from the beginning, and the states are compared with the
hashes in the file. That needs the same content that the game was begun with; packs are in the file.
The exit code is 1 if a game comes out differently.

Example:
  roguewright replay una.roguewright`;

/** Commands between two lines of progress. */
const PROGRESS_EVERY = 1000;

/** The command, printing to a terminal. */
export function replayCommand(terminal: Terminal): Command {
  return new Command('replay')
    .description('replay recorded games and compare their states')
    .argument('<FILE...>', 'files written by save export')
    .addOption(contentOption('folder of a pack, for files that don’t hold theirs'))
    .addHelpText('after', HELP)
    .action(async (paths: string[], { content = [] }: ContentOptions) => {
      const packs = packFiles(content);
      for (const path of paths) {
        const text = readText('FILE', path);
        const isSame = await aboutFile(path, () => replay(path, text, packs, terminal));
        terminal.exitCode = isSame ? terminal.exitCode : 1;
      }
    });
}

/** What ships, with the packs of the file, or else those that are named. */
function contentFor({ packs }: GameFile, named: readonly ContentFile[]): Content {
  return loadContent([...readContent(), ...(packs ?? named)]);
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

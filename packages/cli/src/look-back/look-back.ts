// What roguewright replay can tell of one game besides whether it is the same.

import { lastTurnsText, luckText, morgueText } from '@roguewright/engine/face';
import {
  type Chronicle,
  forkOf,
  type GameFile,
  morgueOf,
  writeGameFile,
} from '@roguewright/engine/host';
import type { ContentFile } from '@roguewright/engine/objects';
import { sumLuck } from '@roguewright/engine/odds';
import { type FolderOptions, withKeeper } from '../commands/data-folder.ts';
import { integerOption } from '../options.ts';
import { optionsFile, optionsIn } from '../screen/options/kept-options.ts';
import { Stage } from '../screen/stage/stage.ts';
import { ProcessDevice, whyPlain } from '../screen/terminal/device.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { chronicleOf, type Progress, weighedTurns } from './chronicle-of.ts';
import { toldStory } from './told-story.ts';
import { watch } from './watch.ts';

/** What is wanted of a game. */
export interface LookBackOptions extends FolderOptions {
  readonly morgue?: true;
  readonly luck?: true;
  readonly lastTurns?: true;
  readonly watch?: true;
  /** A turn. */
  readonly forkAt?: string;
}

/** The greatest turn that may be named. */
const MOST_TURNS = 10_000_000;

/** Whether a game is to be looked back on, not compared. */
export function isLookingBack(options: LookBackOptions): boolean {
  const { morgue, luck, lastTurns, watch: isWatched, forkAt } = options;
  return [morgue, luck, lastTurns, isWatched, forkAt].some(option => option !== undefined);
}

/**
 * Prints or shows what is wanted of a game.
 * @param named packs for files that don't hold theirs
 * @throws ReplayError if the game was played with other content or rules
 */
export async function lookBack(
  file: GameFile,
  named: readonly ContentFile[],
  options: LookBackOptions,
  terminal: Terminal,
): Promise<void> {
  const turn =
    options.forkAt === undefined
      ? undefined
      : integerOption('--fork-at', options.forkAt, 1, MOST_TURNS);
  const progress: Progress = (done, of) => {
    if (terminal.watched) {
      terminal.complain(`\r${done} of ${of} `);
    }
    if (done === of && terminal.watched) {
      terminal.complain('\r');
    }
  };
  const chronicle = await chronicleOf(
    file,
    named,
    progress,
    options.luck === true || options.watch === true ? 'all' : 'nothing',
  );
  const { difference } = chronicle;
  if (difference !== undefined) {
    const { sequence, turn: when } = difference;
    terminal.complain(
      `roguewright: the record can be followed only up to turn ${when}, command ${sequence}\n`,
    );
  }
  if (options.morgue === true) {
    terminal.write(morgueText(morgueOf(chronicle)));
  }
  if (options.luck === true) {
    terminal.write(`${luckText(sumLuck(chronicle.luck))}\n`);
  }
  if (options.lastTurns === true) {
    terminal.write(`${lastTurnsText(await weighedTurns(chronicle, progress))}\n`);
  }
  if (turn !== undefined) {
    terminal.write(`${await fork(chronicle, chronicle.sequenceOf(turn), options, terminal)}\n`);
  }
  if (options.watch === true) {
    await show(chronicle, options, terminal);
  }
}

/** Makes a game of the data folder that goes on from a number of commands. @returns what to say */
async function fork(
  chronicle: Chronicle,
  sequence: number,
  options: FolderOptions,
  terminal: Terminal,
): Promise<string> {
  const file = forkOf(chronicle, sequence);
  return await withKeeper(options, terminal, async keeper => {
    const { game } = await keeper.importFile(writeGameFile(file));
    const { turn } = chronicle.points[sequence]!;
    return (
      `${file.start.heroName} goes on from turn ${turn} as game ${game}: ` +
      `roguewright play --continue ${game}`
    );
  });
}

async function show(
  chronicle: Chronicle,
  options: FolderOptions,
  terminal: Terminal,
): Promise<void> {
  if (whyPlain() !== undefined) {
    terminal.write(`${toldStory(chronicle)}\n`);
    return;
  }
  const kept = optionsIn(optionsFile(process.env)).read();
  const device = new ProcessDevice(terminal);
  try {
    const forked = (sequence: number) => fork(chronicle, sequence, options, terminal);
    await watch(new Stage(device, kept), chronicle, { fork: forked });
  } finally {
    device.close();
  }
}

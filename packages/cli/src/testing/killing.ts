// Kills `roguewright play` in the middle of a game, again and again, and demands each time that every
// command it had answered is found in its storage.

import assert from 'node:assert/strict';
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { engineGames, GameKeeper } from '@roguewright/server';
import { programOf } from './program.ts';

/** What a player sends, over and over: steps, and a moment of rest, which nothing refuses. */
const LINES = ['east', 'rest', 'south', 'rest', 'west', 'rest', 'north', 'rest'];

/** What each line is asked with: the hero's hit points. */
const PROMPT = /^-?\d+\/\d+ > /gm;

/** How often, when, and where. */
export interface Killing {
  readonly rounds: number;
  readonly dataFolder: string;
  /** The line, counted from 1, whose answer a round doesn't wait for: it kills instead. */
  readonly line: (round: number) => number;
  /** Called after each round with the answers read so far, in all rounds. */
  readonly progress?: (round: number, answers: number) => void;
}

/** The result of all rounds. */
export interface Killed {
  /** Lines answered before a kill. */
  readonly answers: number;
  /** Commands found in the storage at the end, in all games. */
  readonly stored: number;
}

/** Plays and kills. @throws AssertionError as soon as anything answered is lost */
export async function killPlayAgainAndAgain(killing: Killing): Promise<Killed> {
  const done = { answers: 0, stored: 0 };
  const maker = engineGames();
  for (let round = 1; round <= killing.rounds; round++) {
    const before = await standing(killing.dataFolder, maker);
    const parameters = before.playing
      ? ['--continue']
      : ['--name', 'Perchta', '--role', 'wizard', '--race', 'human', '--seed', `kill ${round}`];
    const child = play(killing.dataFolder, parameters);
    const turns = await playUntilKilled(child, killing.line(round));
    const after = await standing(killing.dataFolder, maker);
    assert.deepEqual(after.notices, [], `round ${round}: nothing is set aside`);
    const least = turns.at(-1) ?? 0;
    assert.ok(after.turn >= least, `round ${round}: turn ${least} was told, ${after.turn} is kept`);
    done.answers += turns.length;
    done.stored += after.sequence - (before.playing ? before.sequence : 0);
    killing.progress?.(round, done.answers);
  }
  return done;
}

function play(dataFolder: string, parameters: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, programOf('play', '--plain', ...parameters), {
    env: { ...process.env, ROGUEWRIGHT_DATA: dataFolder },
  });
}

/**
 * Sends lines, each after the answer to the one before. Kills after the last line: at once when its
 * number is even, else with the first letters of its answer. @returns the turns that were told
 */
async function playUntilKilled(
  child: ChildProcessWithoutNullStreams,
  last: number,
): Promise<number[]> {
  const ended = once(child, 'exit');
  child.stdin.on('error', () => undefined);
  const turns: number[] = [];
  let printed = '';
  let sent = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
    if (sent >= last) {
      child.kill('SIGKILL');
    }
    const prompts = printed.match(PROMPT)?.length ?? 0;
    if (prompts > sent) {
      sent = prompts;
      const line = sent % 2 === 0 ? 'hero' : LINES[((sent - 1) / 2) % LINES.length]!;
      child.stdin.write(`${line}\n`);
      if (sent >= last && last % 2 === 0) {
        child.kill('SIGKILL');
      }
    }
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  await ended;
  for (const [, turn] of printed.matchAll(/^Turn (\d+),/gm)) {
    turns.push(Number(turn));
  }
  assert.ok(sent > 0, `play ended before it began: ${printed}`);
  return turns;
}

interface Standing {
  readonly playing: boolean;
  readonly turn: number;
  readonly sequence: number;
  readonly notices: readonly string[];
}

/** How the game last played stands in the storage. */
async function standing(
  dataFolder: string,
  maker: ReturnType<typeof engineGames>,
): Promise<Standing> {
  const keeper = await GameKeeper.open({ dataFolder, maker });
  try {
    const last = (await keeper.all())[0];
    if (last === undefined) {
      return { playing: false, turn: 0, sequence: 0, notices: [] };
    }
    const game = await keeper.open(last.id);
    const { view, sequence } = await game.look();
    const notices = await game.notices();
    await game.close();
    return { playing: view.ending === undefined, turn: view.turn, sequence, notices };
  } finally {
    await keeper.close();
  }
}

// What a question is played with, beside being asked: how often, and from which seed.

import { type Chance, Generator, hashText, PlayedChance } from '@roguewright/engine/chance';
import type { Command } from 'commander';
import { integerOption } from '../options.ts';

/** The options as commander gives them. */
export interface PlayedOptions {
  readonly plays: string;
  readonly seed: string;
}

/** How a question is played. */
export interface Plays {
  readonly times: number;
  readonly seed: string;
}

/** The most plays that are still answered at once. */
const MOST_PLAYS = 1_000_000;

/** The command with the options of simulated play. @param what is played */
export function withPlays(command: Command, what: string): Command {
  return command
    .option('--plays <N>', `${what} that are played, 1 to ${MOST_PLAYS}`, '10000')
    .option('--seed <TEXT>', 'seed of what is played', 'demo');
}

/** Reads the options. Throws a UsageError for a number of plays out of range. */
export function readPlays({ plays, seed }: PlayedOptions): Plays {
  return { times: integerOption('--plays', plays, 1, MOST_PLAYS), seed };
}

/** The luck of a seed. */
export function luckOf({ seed }: Plays): Chance {
  return new PlayedChance(new Generator(hashText(seed)));
}

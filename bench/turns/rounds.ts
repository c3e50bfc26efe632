// Turns of a hero on one level, timed and then watched, and rows of such rounds.

import type { Row } from '../goal.ts';
import { comparisonOf } from '../measure.ts';
import type { Deeds, Den } from './jackals.ts';

/** Numbers of turns. */
export interface Turns {
  readonly warmUp: number;
  /** Those that are timed. */
  readonly turns: number;
  /** Those after them in which deeds are counted. */
  readonly watched: number;
}

/** What one side did with one level. */
export interface Round {
  /** Turns a second. */
  readonly rate: number;
  readonly deeds: Deeds;
}

/** Our round. */
export function roundOf(den: Den, { warmUp, turns, watched }: Turns): Round {
  den.play(warmUp);
  const before = process.threadCpuUsage();
  den.play(turns);
  const { user, system } = process.threadCpuUsage(before);
  return { rate: (turns * 1e6) / Math.max(1, user + system), deeds: den.watch(watched) };
}

/** A row of rounds that were played in turn. */
export function rowOf(
  row: Omit<Row, 'measured'>,
  ours: readonly Round[],
  theirs: readonly Round[],
): Row {
  const [ourRates, theirRates] = [ours, theirs].map(rounds => rounds.map(({ rate }) => rate));
  return { ...row, measured: comparisonOf(ourRates!, theirRates!) };
}

/** Rates and deeds in words. */
export function textOf(rounds: readonly Round[]): string {
  const rates = rounds.map(({ rate }) => rate / 1000).toSorted((one, other) => one - other);
  const mean = (of: (deeds: Deeds) => number) =>
    rounds.reduce((sum, { deeds }) => sum + of(deeds), 0) / rounds.length;
  const [attacks, moves] = [mean(deeds => deeds.attacks), mean(deeds => deeds.moves)];
  const [low, middle, high] = [rates[0]!, rates[rates.length >> 1]!, rates.at(-1)!];
  const turns = `${middle.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)}) k turns/s`;
  const rest = mean(deeds => deeds.actors) - attacks - moves;
  return `${turns}; a turn ${attacks.toFixed(1)} attacks, ${moves.toFixed(1)} moves, ${rest.toFixed(1)} neither`;
}

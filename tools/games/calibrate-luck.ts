// Compares the luck that is told of games with what it must be. The draws of all games follow each other in one
// sequence, which is cut into blocks of equal spread: so no game counts less because bad luck ended it. The luck of the
// blocks must be standard normal, and their percentiles uniform. Beside it stands the luck of whole games, which isn't:
// a death is bad luck itself.

import { Chronicle, LocalGame, playByOdds, playSimply } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import {
  isGood,
  LUCK_KINDS,
  type LuckEntry,
  type LuckKind,
  sumLuck,
} from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';

/** What is played. */
export interface LuckTrial {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly games: number;
  /** Commands after which a game is broken off. */
  readonly most: number;
  readonly player: 'simple' | 'odds';
  /** Called after each game. */
  readonly played?: (games: number, draws: number) => void;
}

/** Spread of a block: that of 36 draws that each could come to many values, or of more that are nearly certain. */
const BLOCK = 3;

const ROLES = ['valkyrie', 'wizard', 'priest', 'ranger', 'samurai', 'healer'];

/** The luck of one game that was played. */
export interface PlayedLuck {
  readonly entries: readonly LuckEntry[];
  readonly died: boolean;
}

/** Plays games, and hears their luck. */
export function playedLuck(trial: LuckTrial): PlayedLuck[] {
  const { content, ruleset, games, most, played } = trial;
  const play = trial.player === 'odds' ? playByOdds : playSimply;
  let draws = 0;
  return Array.from({ length: games }, (_, number) => {
    const role = ROLES[number % ROLES.length]!;
    const start = { heroName: 'Ada', role, race: 'human', seed: `luck-${number}` };
    const game = LocalGame.create(content, ruleset, start);
    const { file, ending } = play(game, `player-${number}`, most);
    const chronicle = new Chronicle(content, ruleset, file);
    chronicle.read(file.commands.length);
    draws += chronicle.luck.length;
    played?.(number + 1, draws);
    return { entries: chronicle.luck, died: ending?.kind === 'died' };
  });
}

/** How one kind of draws came out over all games. */
interface KindCame {
  readonly kind: LuckKind;
  readonly count: number;
  readonly came: number;
  readonly expected: number;
  /** Standard deviations of all that came from all that was expected. */
  readonly z: number;
  /** Their luck in standard deviations, each draw by its place; good luck is positive. */
  readonly luck: number;
  /** The spread of these places. */
  readonly spread: number;
}

/** What came of the told luck. */
export interface LuckReport {
  readonly kinds: readonly KindCame[];
  readonly blocks: number;
  /** Of the luck of the blocks; 0 and 1 where it is told rightly. */
  readonly mean: number;
  readonly variance: number;
  /** The greatest distance of their percentiles from a uniform distribution (Kolmogorov and Smirnov). */
  readonly distance: number;
  /** The probability of that distance or a greater one, if they were uniform. */
  readonly chance: number;
  /** Whole games by tenths of their percentile: of those that ended in a death, and of the others. */
  readonly died: readonly number[];
  readonly lived: readonly number[];
}

/** Compares. */
export function luckReport(games: readonly PlayedLuck[], block = BLOCK): LuckReport {
  const entries = games.flatMap(game => game.entries);
  const blocks = blocksOf(entries, block).map(sumLuck);
  const mean = average(blocks.map(({ z }) => z));
  const distance = distanceFromUniform(blocks.map(({ percentile }) => percentile));
  return {
    kinds: LUCK_KINDS.flatMap(kind => kindCame(kind, entries)),
    blocks: blocks.length,
    mean,
    variance: average(blocks.map(({ z }) => (z - mean) ** 2)),
    distance,
    chance: chanceOfDistance(distance, blocks.length),
    died: tenths(games.filter(({ died }) => died)),
    lived: tenths(games.filter(({ died }) => !died)),
  };
}

/** The spread of a draw is known before it is drawn, so where a block ends doesn't depend on luck. */
function blocksOf(entries: readonly LuckEntry[], block: number): LuckEntry[][] {
  const blocks: LuckEntry[][] = [];
  let open: LuckEntry[] = [];
  let spread = 0;
  // A critical hit counts by its damage.
  for (const entry of entries.filter(({ kind }) => kind !== 'criticals')) {
    open.push(entry);
    spread += entry.placeVariance;
    if (spread >= block) {
      blocks.push(open);
      [open, spread] = [[], 0];
    }
  }
  return blocks;
}

function kindCame(kind: LuckKind, entries: readonly LuckEntry[]): KindCame[] {
  const own = entries.filter(entry => entry.kind === kind);
  const total = (field: 'came' | 'expected' | 'variance') =>
    own.reduce((sum, entry) => sum + entry[field], 0);
  const [came, mean, variance] = [total('came'), total('expected'), total('variance')];
  const z = variance === 0 ? 0 : (came - mean) / Math.sqrt(variance);
  const place = own.reduce((sum, entry) => sum + entry.place, 0);
  const spread = own.reduce((sum, entry) => sum + entry.placeVariance, 0);
  const placed = spread === 0 ? 0 : place / Math.sqrt(spread);
  const luck = isGood(kind) ? placed : -placed;
  return own.length === 0
    ? []
    : [{ kind, count: own.length, came, expected: mean, z, luck, spread }];
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The greatest distance between shares that came and a uniform distribution. */
function distanceFromUniform(shares: readonly number[]): number {
  const ordered = shares.toSorted((one, other) => one - other);
  const count = ordered.length;
  return ordered.reduce(
    (most, share, at) => Math.max(most, share - at / count, (at + 1) / count - share),
    0,
  );
}

/** Terms of Kolmogorov's series; they vanish quickly. */
const TERMS = 100;

/** The probability of such a distance or a greater one among so many uniform shares, for 30 or more. */
export function chanceOfDistance(distance: number, count: number): number {
  const root = Math.sqrt(count);
  const stretched = (root + 0.12 + 0.11 / root) * distance;
  if (stretched < 0.2) {
    return 1;
  }
  let sum = 0;
  for (let term = 1; term <= TERMS; term++) {
    sum += (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * term ** 2 * stretched ** 2);
  }
  return Math.min(1, Math.max(0, sum));
}

const TENTHS = 10;

function tenths(games: readonly PlayedLuck[]): number[] {
  const counts = Array.from({ length: TENTHS }, () => 0);
  for (const { entries } of games) {
    const { percentile } = sumLuck(entries);
    counts[Math.min(TENTHS - 1, Math.floor(percentile * TENTHS))]!++;
  }
  return counts;
}

/** Standard deviations that no kind of draws, and no mean, may be off. */
const MOST_OFF = 4;

/** Spread of a kind from which it is judged: that of 12 draws that each could come to many values. */
const LEAST_SPREAD = 1;

/** The least probability that a distance from uniform may have. */
const LEAST_CHANCE = 0.001;

/** Whether all that was told held, as far as so many games can tell. */
export function isCalibrated({ kinds, blocks, mean, variance, chance }: LuckReport): boolean {
  const isMeanRight = Math.abs(mean) * Math.sqrt(blocks) < MOST_OFF;
  // The variance of normal numbers spreads by √(2 / n).
  const isVarianceRight = Math.abs(variance - 1) * Math.sqrt(blocks / 2) < MOST_OFF;
  // A few rare draws aren't nearly normal: one of them that came is many standard deviations.
  const areKindsRight = kinds
    .filter(({ spread }) => spread >= LEAST_SPREAD)
    .every(({ z, luck }) => Math.abs(z) < MOST_OFF && Math.abs(luck) < MOST_OFF);
  return isMeanRight && isVarianceRight && areKindsRight && chance > LEAST_CHANCE;
}

/** The report as text. */
export function luckReportText(report: LuckReport): string {
  const { kinds, blocks, mean, variance, distance, chance, died, lived } = report;
  const row = (cells: readonly (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? `${cell}`.padEnd(14) : `${cell}`.padStart(12))).join(' ');
  return [
    row(['kind', 'entries', 'came', 'expected', 'z', 'luck']),
    ...kinds.map(one =>
      row([
        one.kind,
        one.count,
        one.came,
        one.expected.toFixed(1),
        one.z.toFixed(2),
        one.luck.toFixed(2),
      ]),
    ),
    '',
    `${blocks} blocks of a spread of ${BLOCK}: mean of z ${mean.toFixed(3)}, variance ${variance.toFixed(3)}`,
    `percentiles at most ${distance.toFixed(4)} from uniform; so far or farther by chance: ${(100 * chance).toFixed(1)} %`,
    '',
    'Whole games by tenths of their percentile, from the unluckiest:',
    row(['died', ...died]),
    row(['went on', ...lived]),
  ].join('\n');
}

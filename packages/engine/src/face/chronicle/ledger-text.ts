// Luck and the last turns of a game as text, the same on every face.

import type { ItemView } from '../../game/index.ts';
import type { LuckLedger, LuckMoment, LuckSum, MortemMove } from '../../odds/index.ts';
import { listOf, withArticle } from '../../words/index.ts';
import { writePercent } from '../percent.ts';

/** A percentage in running text. */
export function percent(chance: number): string {
  return writePercent(chance, { decimals: 1, gap: ' ', afterSign: '' });
}

const NO_LUCK = 'Nothing has been left to luck yet whose odds you knew.';

const SUMS: Readonly<Record<LuckSum['kind'], (sum: LuckSum) => string>> = {
  blows: sum => `You did ${sum.came} damage in ${times(sum, 'attack')}`,
  shots: sum => `Your missiles did ${sum.came} damage in ${times(sum, 'shot')}`,
  casts: sum => `${sum.came} of ${times(sum, 'uncertain cast')} succeeded`,
  taken: sum => `You took ${sum.came} damage in ${times(sum, 'attack')}`,
};

/** `You did 31 damage in 9 attacks, expected 28.4: +0.40 standard deviations, luckier than 65.5 %.` */
export function sumText(sum: LuckSum): string {
  return (
    `${SUMS[sum.kind](sum)}, expected ${sum.expected.toFixed(1)}: ` +
    `${signed(sum.z)} standard deviations, luckier than ${percent(sum.percentile)}.`
  );
}

function times({ count }: LuckSum, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** How lucky the game was: a line for each kind of draw, then the moments that stood out. */
export function luckText({ sums, percentile, luckiest, unluckiest }: LuckLedger): string {
  if (sums.length === 0) {
    return NO_LUCK;
  }
  return [
    `Luckier than ${percent(percentile)} of games with the same acts.`,
    ...sums.map(sumText),
    ...momentLines('The luckiest moments', luckiest),
    ...momentLines('The unluckiest moments', unluckiest),
    'Counted are attacks and casts whose odds were known, by what you knew then.',
  ].join('\n');
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}

function momentLines(title: string, moments: readonly LuckMoment[]): string[] {
  return moments.length === 0 ? [] : [`${title}:`, ...moments.map(one => `  ${momentText(one)}`)];
}

/** `Turn 41: 9 damage to the jackal where 3.2 was expected (1 in 40).` */
export function momentText({ kind, turn, name, came, expected, chance }: LuckMoment): string {
  const rare = chance > 0 ? ` (1 in ${Math.round(1 / chance)})` : '';
  switch (kind) {
    case 'casts':
      return `Turn ${turn}: ${name} ${came === 1 ? 'succeeded' : 'failed'} at ${percent(expected)}${rare}.`;
    case 'taken':
      return `Turn ${turn}: ${came} damage by the ${name} where ${expected.toFixed(1)} was expected${rare}.`;
    default:
      return `Turn ${turn}: ${came} damage to the ${name} where ${expected.toFixed(1)} was expected${rare}.`;
  }
}

/** The text about a game's last turns. */
export interface LastTurns {
  readonly moves: readonly MortemMove[];
  /** What the hero carried to the end and could have drunk, read or zapped. */
  readonly unused: readonly ItemView[];
}

/** Chance of death from which a turn is listed. */
const WORTH_A_LINE = 0.001;

/** The last turns, the dangerous ones in a line each. */
export function lastTurnsText({ moves, unused }: LastTurns): string {
  const [first] = moves;
  if (first === undefined) {
    return 'There is no turn to look back on.';
  }
  const dangerous = moves.filter(({ death }) => death >= WORTH_A_LINE);
  const left = unused.map(({ name, count }) =>
    count === 1 ? withArticle(name) : `${count} ${name}`,
  );
  const since = `Since turn ${first.turn}`;
  return [
    dangerous.length === 0
      ? `${since} nothing that you knew could have killed you within five moves.`
      : `${since}, the chance to be dead five moves later, by what you knew:`,
    ...dangerous.map(moveLine),
    left.length === 0 ? 'Nothing was left unused.' : `Left unused: ${listOf(left)}.`,
  ].join('\n');
}

/** ` ± 1.2 %`, empty where the chance is exact. */
function within(plusMinus: number): string {
  return plusMinus === 0 ? '' : ` ± ${percent(plusMinus)}`;
}

function moveLine(move: MortemMove): string {
  const { turn, hitPoints, maxHitPoints, text, death, plusMinus, safer } = move;
  const better = safer === undefined ? '' : `; ${safer.text}: ${percent(safer.death)}`;
  return (
    `Turn ${turn}, ${hitPoints} of ${maxHitPoints}: ${text}: ` +
    `${percent(death)}${within(plusMinus)}${better}.`
  );
}

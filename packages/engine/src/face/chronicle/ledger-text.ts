// Luck and the last turns of a game as text, the same on every face.

import type { ItemView } from '../../game/index.ts';
import type { LuckLedger, LuckMoment, LuckSum, MortemMove } from '../../odds/index.ts';
import { listOf, withArticle } from '../../words/index.ts';
import { writePercent } from '../percent.ts';
import { dangerPlot } from './danger-plot.ts';

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
  spells: sum => `Your spells did ${sum.came} damage in ${times(sum, 'turn')} of theirs`,
  effects: sum =>
    `${counted(sum.came, 'effect')} of your magic took hold in ${times(sum, 'turn')} of it`,
  harm: sum => `Spells and traps did you ${sum.came} damage in ${times(sum, 'hit')}`,
  saves: sum => `You withstood ${counted(sum.came, 'effect')} in ${times(sum, 'turn')} of magic`,
  studies: sum => `${sum.came} of ${times(sum, 'book')} opened to you`,
  charging: sum => `${gained(sum.came, 'charge')} gained in ${times(sum, 'charging')}`,
  wresting: sum => `${gained(sum.came, 'last charge')} wrested in ${times(sum, 'attempt')}`,
  'missiles-kept': sum => `${counted(sum.came, 'missile')} stayed whole in ${times(sum, 'shot')}`,
  cancelled: sum =>
    `Your magic was cancelled for ${counted(sum.came, 'turn')} in ${times(sum, 'time')}`,
  criticals: sum => `${counted(sum.came, 'critical hit')} in ${times(sum, 'attack')} that hit`,
};

/** `You did 31 damage in 9 attacks, expected 28.4: +0.40 standard deviations, luckier than 65.5 %.` */
export function sumText(sum: LuckSum): string {
  return (
    `${SUMS[sum.kind](sum)}, expected ${sum.expected.toFixed(1)}: ` +
    `${signed(sum.z)} standard deviations, luckier than ${percent(sum.percentile)}.`
  );
}

function times({ count }: LuckSum, what: string): string {
  return counted(count, what);
}

/** `1 missile`, `2 missiles`. */
function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** `1 charge was`, `2 charges were`. */
function gained(count: number, what: string): string {
  return `${counted(count, what)} ${count === 1 ? 'was' : 'were'}`;
}

/** How the luck of a game is counted. */
export const LUCK_NOTE =
  'A sum compares what came with what was expected. The luck of the game counts each draw by its place among all that it could have come to; critical hits count by their damage.';

/** How lucky the game was: a line for each kind of draw, then the moments that stood out. */
export function luckText({ sums, z, percentile, luckiest, unluckiest }: LuckLedger): string {
  if (sums.length === 0) {
    return NO_LUCK;
  }
  return [
    `Luckier than ${percent(percentile)} of games with the same acts (${signed(z)} standard deviations).`,
    ...sums.map(sumText),
    ...momentLines('The luckiest moments', luckiest),
    ...momentLines('The unluckiest moments', unluckiest),
    LUCK_NOTE,
  ].join('\n');
}

/** `+0.40` or `−1.20`. */
export function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}

function momentLines(title: string, moments: readonly LuckMoment[]): string[] {
  return moments.length === 0 ? [] : [`${title}:`, ...moments.map(one => `  ${momentText(one)}`)];
}

/** What succeeded in draws that only succeed or fail. */
const TRIALS = {
  effects: 'your magic took hold',
  saves: 'magic was withstood',
  studies: 'a book opened',
  wresting: 'a last charge',
  'missiles-kept': 'missiles stayed whole',
  criticals: 'critical hits',
} as const;

/** `Turn 41: 9 damage to the jackal where 3.2 was expected (1 in 40).` */
export function momentText({ kind, turn, name, came, expected, chance }: LuckMoment): string {
  const rare = chance > 0 ? ` (1 in ${Math.round(1 / chance)})` : '';
  switch (kind) {
    case 'casts':
      return `Turn ${turn}: ${name} ${came === 1 ? 'succeeded' : 'failed'} at ${percent(expected)}${rare}.`;
    case 'effects':
    case 'saves':
    case 'studies':
    case 'wresting':
    case 'missiles-kept':
    case 'criticals':
      return `Turn ${turn}: ${TRIALS[kind]} (${name}): ${came} where ${expected.toFixed(2)} was expected${rare}.`;
    case 'charging':
      return `Turn ${turn}: ${came} charges for the ${name} where ${expected.toFixed(1)} was expected${rare}.`;
    case 'cancelled':
      return `Turn ${turn}: cancelled for ${came} turns where ${expected.toFixed(1)} was expected${rare}.`;
    case 'taken':
    case 'harm':
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
    ...dangerPlot(moves),
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

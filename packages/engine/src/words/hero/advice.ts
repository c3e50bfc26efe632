// Which of two weapons is better, and what would help, in sentences. Nothing is computed here.

import type { OddsAnswer } from '../../odds/index.ts';
import type { NumberWords } from '../fight-lines.ts';

/** Shares by which two weapons differ at all. */
const LEAST_DIFFERENCE = 0.005;

/** The shares between which neither of two unknown weapons is clearly better. */
const CLEAR = 0.5;

/**
 * One sentence on which weapon is better, and why; empty without both.
 * @returns `The dagger is better: it kills sooner in 48 % of fights, the spear in 26 %.`
 */
export function tellVerdict(
  { weapons = [], verdict }: OddsAnswer,
  { percent }: NumberWords,
): string {
  const [inHand, other] = weapons;
  if (verdict === undefined || inHand === undefined || other === undefined) {
    return '';
  }
  const [first, second] = [called(inHand.name), called(other.name)];
  const { sooner, later, better } = verdict;
  if (inHand.item === other.item) {
    return '';
  }
  const winner = sooner > later ? other.name : inHand.name;
  const fights = `${winner === 'bare hands' ? 'they kill' : 'it kills'} sooner in ${percent(Math.max(sooner, later))} of fights, ${
    sooner >= later ? first : second
  } in ${percent(Math.min(sooner, later))}`;
  if (better === undefined) {
    return Math.abs(sooner - later) < LEAST_DIFFERENCE
      ? `${capital(first)} and ${second} are alike: each kills sooner in ${percent(sooner)} of fights.`
      : `${capital(called(winner))} ${verb(winner)} better: ${fights}.`;
  }
  const isWorseOnAverage = (other.turns.mean ?? Infinity) > (inHand.turns.mean ?? Infinity);
  const why =
    better > CLEAR && isWorseOnAverage
      ? '; the bad ones ruin the average'
      : better < CLEAR && !isWorseOnAverage
        ? '; the good ones lift the average'
        : '';
  return `${capital(second)} ${verb(other.name)} better than ${first} in ${percent(better)} of the cases that you must reckon with${why}.`;
}

/** What would help, a line each; a sentence if nothing would. */
export function helpLines(
  { help }: Pick<OddsAnswer, 'help'>,
  { percent, decimal }: NumberWords,
): string[] {
  if (help === undefined) {
    return [];
  }
  const { figure, before, steps, weapons } = help;
  const told = (value: number) =>
    figure === 'fail' ? `fails ${percent(value)} of the time` : `${decimal(value)} tries`;
  const now =
    figure === 'fail'
      ? `It ${told(before)}.`
      : `It is dead after ${decimal(before)} tries on average.`;
  const lines = [
    ...weapons.map(({ name, after }) => `With your ${name}: ${told(after)}.`),
    ...steps.map(({ label, from, to, after }) => `${label} ${from} to ${to}: ${told(after)}.`),
  ];
  return [now, ...(lines.length === 0 ? ['No single step would change it.'] : lines)];
}

function verb(name: string): string {
  return name === 'bare hands' ? 'are' : 'is';
}

function called(name: string): string {
  return name === 'bare hands' ? 'your bare hands' : `the ${name}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

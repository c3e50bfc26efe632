// The danger of the next moves, in words.

import type { OddsAnswer, SurvivalAnswer } from '../../odds/index.ts';

/** The part of an answer that is shown. */
export interface ToldSurvival {
  readonly survival: SurvivalAnswer;
  readonly asFarAsYouKnow: boolean;
}

/** The told parts of an answer; undefined: it answers another question. */
export function survivalIn({ survival, asFarAsYouKnow }: OddsAnswer): ToldSurvival | undefined {
  return survival && { survival, asFarAsYouKnow };
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** `five moves`, `one move`. */
export function tellMovesAhead(count: number): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'move' : 'moves'}`;
}

/**
 * A chance to die, for a figure beside the hit points: `2.3 %`, `<0.1 %`, `0 %`. What no played fight showed is none
 * for certain only where it is exact.
 */
function tellRisk(share: number, isExact: boolean): string {
  if (share <= 0) {
    return isExact ? '0 %' : '<0.1 %';
  }
  if (share >= 1) {
    return isExact ? '100 %' : '>99.9 %';
  }
  const percent = 100 * share;
  return percent < 0.1 ? '<0.1 %' : `${Number(percent.toFixed(percent < 10 ? 1 : 0))} %`;
}

/** How a chance to die is shown: `slight` below 1 %, `grave` from 5 %. */
type RiskGrade = 'slight' | 'some' | 'grave';

/** A chance to die, for a figure. */
export interface ToldRisk {
  /** 0…1. */
  readonly share: number;
  readonly told: string;
  readonly grade: RiskGrade;
}

/** Shares from which a chance to die is no longer slight, and is grave. */
const SOME = 0.01;
const GRAVE = 0.05;

/** The chance to be dead after the last move that was asked about. */
export function riskOf({ dead, played }: SurvivalAnswer): ToldRisk {
  const share = dead.at(-1) ?? 0;
  const grade = share < SOME ? 'slight' : share < GRAVE ? 'some' : 'grave';
  return { share, told: tellRisk(share, played === 0), grade };
}

/** The whole answer, move by move, with its accuracy. */
export function tellSurvival({ survival, asFarAsYouKnow }: ToldSurvival): string {
  const { dead, least, most, played, foes } = survival;
  if (foes.length === 0 && dead.every(share => share === 0)) {
    return 'Nothing that you see can kill you.';
  }
  const { told } = riskOf(survival);
  const known = asFarAsYouKnow ? ', as far as you know' : '';
  const [low, high] = [least.at(-1) ?? 0, most.at(-1) ?? 0];
  const accuracy =
    played === 0
      ? `exact${known}`
      : `${tellRisk(low, true)} to ${tellRisk(high, true)} by ${played} played fights${known}`;
  const each = dead.map((share, move) => `${move + 1}: ${tellRisk(share, played === 0)}`);
  return [
    `${told} to die within ${tellMovesAhead(dead.length)} if you stand your ground (${accuracy}).`,
    `After each move: ${each.join(', ')}.`,
  ].join('\n');
}

/** The line of the log: `Danger: 12 % to die within five moves if you stand your ground.` */
export function tellRisen({ told }: { readonly told: string }, moves: number): string {
  return `Danger: ${told} to die within ${tellMovesAhead(moves)} if you stand your ground.`;
}

/** The question before an act: `2.3 % to die within five moves. Go on?` @param stands the chance without the act */
export function tellDoubt(
  { share, told }: { readonly share: number; readonly told: string },
  moves: number,
  stands: { readonly share: number; readonly told: string },
): string {
  const otherwise = share > stands.share ? `, ${stands.told} if you stand your ground` : '';
  return `${told} to die within ${tellMovesAhead(moves)}${otherwise}. Go on?`;
}

/** The question before an act that may end in a fall from a steed. @param share the chance to die of it, 0…1 */
export function tellFallDoubt(share: number): string {
  return `${tellRisk(share, true)} to die of a fall from your steed. Go on?`;
}

/** The question before an item is used whose name asks for it. @param item its name @param use `Drop` */
export function tellInscriptionDoubt(item: string, use: string): string {
  return `${use}: the ${item}? Its name asks before that. Go on?`;
}

/** The question before a command that wastes what waits for an answer. @param title and warning of that question */
export function tellUnansweredDoubt(title: string, warning: string): string {
  return `Not answered yet: ${title} ${warning} Go on?`;
}

/** The question before the hero leaves a shop in which he owes something. @param gold what he owes */
export function tellTheftDoubt(gold: number): string {
  return `You haven’t paid ${gold} gold. To leave without paying is theft, and the shopkeeper will attack you. Go on?`;
}

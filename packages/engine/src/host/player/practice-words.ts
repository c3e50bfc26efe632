// A practice fight in sentences: its odds, and how it came.

import { percent } from '../../face/index.ts';
import { riskOf } from '../../words/index.ts';
import type { PracticeFight, PracticeOdds } from './practice.ts';

/** The odds of the moment in one or two sentences. */
export function tellPracticeOdds({ survival, kill }: PracticeOdds): string {
  const moves = survival.dead.length;
  const risk = `Odds: ${riskOf(survival).told} to be dead within ${moves} moves of standing and striking.`;
  if (kill?.mean === undefined) {
    return kill === undefined ? risk : `${risk} Your blows may never kill it.`;
  }
  const most =
    kill.nineTenths === undefined ? '' : `, in 9 of 10 fights at most ${kill.nineTenths}`;
  return `${risk} Your blows kill the nearest in ${kill.mean.toFixed(1)} turns on average${most}.`;
}

/** How the fight ended, and how lucky that was by the odds of its beginning. */
export function tellPracticeResult(
  { survival, kill }: PracticeOdds,
  { end, moves, killedAfter, hitPoints }: PracticeFight,
): string {
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const ended = {
    won: `Practice is over: you won in ${count(moves, 'move')}, with ${hitPoints} hit points left.`,
    died: `Practice is over: you died after ${count(moves, 'move')}.`,
    undecided: `Practice is broken off after ${count(moves, 'move')}.`,
  }[end];
  const sentences = [ended];
  if (killedAfter !== undefined && kill !== undefined) {
    const share = kill.plot
      .filter(([turns]) => turns <= killedAfter)
      .reduce((sum, [, chance]) => sum + chance, 0);
    sentences.push(
      `The first kill took ${count(killedAfter, 'turn')} of blows: ` +
        `the odds gave ${percent(Math.min(1, share))} to that many or fewer.`,
    );
  }
  if (end === 'died') {
    const at = Math.min(Math.max(moves, 1), survival.dead.length);
    sentences.push(
      `The odds gave ${percent(survival.dead[at - 1]!)} to being dead within ${count(at, 'move')}.`,
    );
  }
  return sentences.join(' ');
}

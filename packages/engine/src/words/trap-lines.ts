// Odds of runes and traps in lines that every face can print. Nothing is computed here: the numbers are those of
// the answer.

import { listOf } from '../english/index.ts';
import type { HiddenOdds, OddsAnswer, TrapOdds } from '../odds/index.ts';
import type { NumberWords } from './fight-lines.ts';

/** What the hero can expect of traps, a line for each fact; empty for an answer about something else. */
export function trapLines(answer: OddsAnswer, words: NumberWords): string[] {
  const { trap, hidden } = answer;
  if (trap !== undefined) {
    return knownLines(answer, trap, words);
  }
  return hidden === undefined ? [] : hiddenLines(hidden, words);
}

function knownLines({ targets: [you] }: OddsAnswer, trap: TrapOdds, words: NumberWords): string[] {
  const { disarms, setsOff, states, spells } = trap;
  const named = spells.map(([spell, chance]) =>
    chance === 1 ? spell : `${spell} (${words.percent(chance)})`,
  );
  const brought = states.map(([state, chance]) => `${state} ${words.percent(chance)}`);
  return [
    `One attempt disarms it ${words.percent(disarms)} of the time and sets it off ${words.percent(setsOff)}.`,
    ...(named.length > 0 ? [`It casts ${listOf(named)}.`] : []),
    ...(you === undefined ? [] : damageLines(you.damage, you.meanDamage, you.killChance, words)),
    ...(brought.length > 0 ? [`It may leave you ${listOf(brought)}.`] : []),
  ];
}

function damageLines(
  damage: readonly (readonly [value: number, probability: number])[],
  mean: number,
  kills: number,
  words: NumberWords,
): string[] {
  const [first] = damage;
  const last = damage.at(-1);
  if (first === undefined || last === undefined || last[0] === 0) {
    return [];
  }
  const range = first[0] === last[0] ? `${last[0]}` : `${first[0]} to ${last[0]}`;
  return [
    `If it goes off under you it does ${range} damage, ${words.decimal(mean)} on average; ` +
      `it kills you ${words.percent(kills)} of the time.`,
  ];
}

function hiddenLines({ noticed }: HiddenOdds, words: NumberWords): string[] {
  const [one, ...more] = noticed;
  if (one === undefined) {
    return [];
  }
  const later = more.map(([looks, chance]) => `${words.percent(chance)} within ${looks}`);
  return [
    `You notice a hidden trap beside you ${words.percent(one[1])} of the time you step past it or search.`,
    ...(later.length > 0 ? [`That makes ${listOf(later)} looks.`] : []),
  ];
}

// Effects of amnesia on known spells. NetHack 3.6.7 src/spell.c (losespells).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { AmnesiaView } from '../slot/memory-rules.ts';
import type { CastingRules } from '../slot/rules.ts';

/** Number of spells that amnesia strikes. Labels: those of the ruleset's step. */
export function spellsStruck(
  chance: Chance,
  rules: CastingRules,
  view: { readonly known: number; readonly confused: boolean; readonly luck: number },
): number {
  const struck = rules.amnesia.count(chance, view.known, view.confused, view.luck);
  const notes: CastingNotebook = chance;
  notes.note('amnesia', struck, view.known);
  return struck;
}

/** Retention of each spell after amnesia; a spell removed from the list is missing. */
export function amnesia(chance: Chance, rules: CastingRules, view: AmnesiaView): readonly number[] {
  const { memories, confused, luck } = view;
  const struck = spellsStruck(chance, rules, { known: memories.length, confused, luck });
  return rules.amnesia.strike(chance, memories, struck);
}

/** At normal luck, amnesia is lighter with probability 1 in this number. */
const RELIEF = 7;

/** Points of luck per point on a small die. */
const LUCK_PER_POINT = 3;

/** Luck is ignored with probability 1 in (this number plus its adjustment). */
const LUCKLESS = 37;

/**
 * A uniform number of the known spells; the worse of two draws when confused. With a probability that rises
 * with luck, a die of that number may lower it. Labels: `amnesia`, `amnesia-confused`, `amnesia-relief`,
 * `amnesia-luck`, `amnesia-lighter`. Source: NetHack 3.6.7 src/spell.c (losespells), src/rnd.c (rnl)
 */
export function upToAll(chance: Chance, known: number, confused: boolean, luck: number): number {
  let struck = chance.below(known + 1, 'amnesia');
  if (confused) {
    struck = Math.max(struck, chance.below(known + 1, 'amnesia-confused'));
  }
  if (struck > 1 && isRelieved(chance, luck)) {
    struck = chance.roll(1, struck, 'amnesia-lighter');
  }
  return struck;
}

/** Whether a draw below 7, shifted towards 0 by good luck, is 0. */
function isRelieved(chance: Chance, luck: number): boolean {
  const points = truncDiv(luck + 1, LUCK_PER_POINT);
  const helps = points !== 0 && !chance.test(1, LUCKLESS + Math.abs(points), 'amnesia-luck');
  return chance.test(helps ? points + 1 : 1, RELIEF, 'amnesia-relief');
}

/** quirk: a misplaced bracket makes it one spell, however many are known. Source: NetHack 3.4.3 */
export function oneSpell(_chance: Chance, known: number): number {
  return Math.min(1, known);
}

/** Every known spell. Source: FIQHack libnethack/src/spell.c */
export function everySpell(_chance: Chance, known: number): number {
  return known;
}

/** Forgets a number of different spells, all equally likely, including forgotten ones. */
export function forgetAny(
  chance: Chance,
  memories: readonly number[],
  struck: number,
): readonly number[] {
  let left = struck;
  return memories.map((memory, at) => {
    if (!chance.test(left, memories.length - at, 'amnesia-strikes')) {
      return memory;
    }
    left--;
    return 0;
  });
}

/** Removes the last spells from the list. Source: NetHack 3.4.3 src/spell.c (losespells) */
export function forgetLast(
  _chance: Chance,
  memories: readonly number[],
  struck: number,
): readonly number[] {
  return memories.slice(0, memories.length - struck);
}

/** Each retention becomes a uniform draw up to itself. Source: FIQHack libnethack/src/spell.c */
export function fadeAll(chance: Chance, memories: readonly number[]): readonly number[] {
  return memories.map(memory => chance.below(memory + 1, 'amnesia-fades'));
}

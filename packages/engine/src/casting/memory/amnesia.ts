// What a bout of amnesia does to the spells that are known. NetHack 3.6.7 src/spell.c (losespells).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { AmnesiaView } from '../slot/memory-rules.ts';
import type { CastingRules } from '../slot/rules.ts';

/** How many spells a bout strikes. Labels: those of the ruleset's step. */
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

/** What is left of each spell after a bout of amnesia; a spell that left the list is missing. */
export function amnesia(chance: Chance, rules: CastingRules, view: AmnesiaView): readonly number[] {
  const { memories, confused, luck } = view;
  const struck = spellsStruck(chance, rules, { known: memories.length, confused, luck });
  return rules.amnesia.strike(chance, memories, struck);
}

/** One time in so many a bout is a lighter one, at ordinary luck. */
const RELIEF = 7;

/** Points of luck that are worth one on a small die. */
const LUCK_PER_POINT = 3;

/** How often luck is of no help: once in this and the points it would give. */
const LUCKLESS = 37;

/**
 * Any number of the known spells, the worse of two when confused; now and then, the luckier the
 * likelier, as few as a die of that number says. Labels: `amnesia`, `amnesia-confused`,
 * `amnesia-relief`, `amnesia-luck`, `amnesia-lighter`.
 * Source: NetHack 3.6.7 src/spell.c (losespells), src/rnd.c (rnl)
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

/** Whether a number below seven, moved towards 0 by good luck, is 0. */
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

/** So many different spells, all equally likely, are forgotten; one that was already may be among them. */
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

/** The last spells of the list are taken off it. Source: NetHack 3.4.3 src/spell.c (losespells) */
export function forgetLast(
  _chance: Chance,
  memories: readonly number[],
  struck: number,
): readonly number[] {
  return memories.slice(0, memories.length - struck);
}

/** Each memory becomes any up to itself. Source: FIQHack libnethack/src/spell.c */
export function fadeAll(chance: Chance, memories: readonly number[]): readonly number[] {
  return memories.map(memory => chance.below(memory + 1, 'amnesia-fades'));
}

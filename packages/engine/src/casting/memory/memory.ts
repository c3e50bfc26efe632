// Retention of spells: learning, time, casting, and rereading the book. NetHack 3.6.7 src/spell.c (learn,
// study_book, age_spells).

import { silent } from '../../chance/index.ts';
import { clamp } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { MemoryRules } from '../slot/memory-rules.ts';
import type { CastingRules } from '../slot/rules.ts';

/** A book sets the full retention, whatever was left. Source: NetHack 3.6.7 src/spell.c (learn) */
export function setMemory({ perBook }: MemoryRules, _left: number): number {
  return perBook;
}

/** A book adds to the retention. Source: SLASH'EM src/spell.c (learn) */
export function addMemory({ perBook, most }: MemoryRules, left: number): number {
  return Math.min(left + perBook, most);
}

/** Retention after reading a book to its end. @param left the previous retention, 0 for an unknown spell */
export function memoryAfterBook(
  rules: CastingRules,
  left: number,
  notes: CastingNotebook = silent,
): number {
  const { memory } = rules;
  const learnt = memory.learn(memory, left);
  notes.note('memory-learnt', learnt, left);
  return learnt;
}

/** Retention one turn later; a forgotten spell stays forgotten. @param left 0 or more */
export function memoryAfterTurn({ memory }: CastingRules, left: number): number {
  return Math.max(0, left - memory.perTurn);
}

/** Retention after a successful cast. @param left 1 or more */
export function memoryAfterCast({ memory }: CastingRules, left: number): number {
  return clamp(left + memory.perCast, 0, Math.max(left, memory.most));
}

/** The notice for a cast at a given retention: 1 is the strongest; 0: none. */
export function fadingNotice({ memory }: CastingRules, left: number): number {
  const strongestFirst = [...memory.notices].reverse();
  return strongestFirst.findIndex(limit => left <= limit) + 1;
}

/** A book and its reader. */
export interface RereadView {
  /** Retention of its spell; undefined: the spell is unknown. */
  readonly turnsLeft: number | undefined;
  /** Number of times that the book was studied to its end. */
  readonly studies: number;
}

/**
 * The result of reading a book.
 *
 * - `learn`: the spell is new; `refresh`: its retention is renewed; `too-faint`: the book turns blank;
 * - `known-well`: the reader is told so, without further effect; `ask`: told so, and asked whether to
 *   continue as with `refresh`.
 */
export type RereadOutcome = 'learn' | 'refresh' | 'too-faint' | 'known-well' | 'ask';

/** The result of reading a book, and whether a shopkeeper charges for its use. */
export interface Reread {
  readonly outcome: RereadOutcome;
  /** One study wears the book, and a shop's book must be paid for, once it is read to its end. */
  readonly wears: boolean;
  /** The book is used up once it is read to its end. */
  readonly usesUp: boolean;
}

/**
 * The result of reading a book to its end. Source: NetHack 3.6.7 src/spell.c (learn); 3.7 asks at the start
 * (study_book)
 */
export function readAgain(
  rules: CastingRules,
  { turnsLeft, studies }: RereadView,
  notes: CastingNotebook = silent,
): Reread {
  const { reread, usesUpBook: usesUp } = rules.memory;
  const most = turnsLeft === undefined ? reread.mostLessons - 1 : reread.mostStudies;
  if (turnsLeft !== undefined && turnsLeft > reread.wellKnownAbove) {
    notes.note('known-well', turnsLeft, reread.wellKnownAbove);
    if (reread.wellKnown === 'nothing') {
      return { outcome: 'known-well', wears: false, usesUp: false };
    }
    return studies > most ? faint(notes, studies) : { outcome: 'ask', wears: true, usesUp };
  }
  if (studies > most) {
    return faint(notes, studies);
  }
  return { outcome: turnsLeft === undefined ? 'learn' : 'refresh', wears: true, usesUp };
}

function faint(notes: CastingNotebook, studies: number): Reread {
  notes.note('book-too-faint', studies);
  return { outcome: 'too-faint', wears: true, usesUp: false };
}

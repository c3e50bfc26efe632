// Spellbooks with charges: how they are charged, and how a charge helps the reader. SLASH'EM src/read.c
// (recharge), src/spell.c (study_book).

import type { Chance } from '../../chance/index.ts';
import { RulesetError } from '../../errors/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import { type Aim, type Beatitude, MOST_RECHARGED } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';
import type { BookRules } from '../slot/wand-rules.ts';
import { strippedCharges } from './strip.ts';
import { chargedTo, inRange } from './wand.ts';

/** A book and the source that charges it. */
export interface BookChargeView {
  /** Kebab case: `force-bolt`. */
  readonly book: string;
  /** How its spell is aimed. */
  readonly aim: Aim;
  readonly source: Beatitude;
  /** The book's beatitude. */
  readonly beatitude: Beatitude;
  readonly charges: number;
  /** Number of previous rechargings, 0…7. */
  readonly recharged: number;
}

/** The result. */
export type BookCharged =
  | { readonly kind: 'charged'; readonly charges: number; readonly recharged: number }
  | { readonly kind: 'crumbled' };

/**
 * Charges a book as wands are charged; its recharge count rises only with some probability. Labels:
 * `crumbles`, `counts`, `charges`, `part`. Source: SLASH'EM src/read.c (recharge). Throws a RulesetError if
 * books have no charges.
 */
export function chargeBook(
  chance: Chance,
  rules: ChargingRules,
  view: BookChargeView,
): BookCharged {
  const notes: ChargingNotebook = chance;
  const { untouched, counts } = booksOf(rules);
  const { charges, source, beatitude } = view;
  if (untouched.includes(view.book)) {
    notes.note('nothing-to-charge');
    return { kind: 'charged', charges, recharged: view.recharged };
  }
  const row = rules.wands.byAim[view.aim];
  const { k, n } = rules.steps.explosion(rules, row, view.recharged, false);
  notes.note('book-crumbles-odds', k, n);
  if (chance.test(k, n, 'crumbles')) {
    return { kind: 'crumbled' };
  }
  notes.note('book-count-odds', counts.k, counts.n);
  const more = chance.test(counts.k, counts.n, 'counts') ? 1 : 0;
  const recharged = Math.min(MOST_RECHARGED, view.recharged + more);
  const after =
    source === 'cursed'
      ? strippedCharges(charges, beatitude, notes)
      : inRange(rules, chargedTo(chance, rules, row, charges, source));
  return { kind: 'charged', charges: after, recharged };
}

/** The start of reading a book that may have charges. */
export interface BookReadView {
  readonly charges: number;
  readonly confused: boolean;
  readonly cursed: boolean;
  /** By the rule for books without charges. */
  readonly tooHard: boolean;
  /** Turns of reading by that rule. */
  readonly turns: number;
}

/** The adjusted reading. */
export interface BookRead {
  /** Charges left. */
  readonly charges: number;
  readonly turns: number;
  readonly fails: boolean;
}

/**
 * A charge either rescues a reading that would fail or makes it faster. Rounding: turns down. Source:
 * SLASH'EM src/spell.c (study_book). Throws a RulesetError if books have no charges.
 */
export function readChargedBook(rules: ChargingRules, view: BookReadView): BookRead {
  const { slower, faster } = booksOf(rules);
  const { charges, confused, cursed, tooHard } = view;
  const spends = charges > 0;
  const left = spends ? charges - 1 : charges;
  if (confused) {
    return { charges: left, turns: view.turns, fails: true };
  }
  const turns = view.turns * slower;
  return {
    charges: left,
    turns: spends && !tooHard ? truncDiv(turns, faster) : turns,
    fails: tooHard && (cursed || !spends),
  };
}

/**
 * Turns of retention gained per turn of practice with a known spell. Source: SLASH'EM src/spell.c (learn).
 * Throws a RulesetError if books have no charges.
 */
export function retentionByPractice(rules: ChargingRules, charges: number): number {
  const { practice } = booksOf(rules);
  return charges > 0 ? practice.charged : practice.plain;
}

function booksOf({ books }: ChargingRules): BookRules {
  if (books === undefined) {
    throw new RulesetError('charging.books: under this ruleset books have no charges');
  }
  return books;
}

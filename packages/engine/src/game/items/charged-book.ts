// Spellbooks with charges, in rulesets that have them: their initial number, and the effect on the reader.
// SLASH'EM src/mkobj.c (mksobj), src/spell.c (study_book).

import type { Study } from '../../casting/index.ts';
import { type ChargingRules, madeCharges, readChargedBook } from '../../charging/index.ts';
import {
  beatitudeOf,
  type Charges,
  chargesOf,
  type GameObject,
  setCharges,
} from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { aimOf, canBeCharged, ruleClass, ruleKind } from './charge-view.ts';

/** The fact of a book whose charges have been drawn. */
const DRAWN = 'chargesDrawn';

/** Whether the ruleset gives this book charges. */
export function holdsCharges(rules: ChargingRules, item: GameObject): boolean {
  return ruleClass(item) === 'spellbook' && canBeCharged(rules, item);
}

/**
 * The charges of a book. They are invisible, and content is independent of rulesets, so they are drawn on
 * first use. Label: `made`.
 */
export function bookCharges(state: GameState, book: GameObject): Charges {
  if (book.fact(DRAWN) === 0) {
    const view = { class: 'spellbook', kind: ruleKind(book), aim: aimOf(book) };
    const made = madeCharges(state.luck('charging'), state.ruleset.slots.charging, view);
    setCharges(book, { left: made.charges, recharged: made.recharged });
    book.setFact(DRAWN, 1);
  }
  return chargesOf(book);
}

/**
 * A book that goes blank keeps its charges and their count, in rulesets that have them.
 * @param blank what it becomes
 */
export function keepCharges(state: GameState, book: GameObject, blank: GameObject): void {
  if (holdsCharges(state.ruleset.slots.charging, book)) {
    settleCharges(state, blank, bookCharges(state, book));
  }
}

/** Sets a book's charges, so that none are drawn for it later. Other items are unchanged. */
export function settleCharges({ ruleset }: GameState, book: GameObject, charges: Charges): void {
  if (holdsCharges(ruleset.slots.charging, book)) {
    setCharges(book, charges);
    book.setFact(DRAWN, 1);
  }
}

/** Applies a charge to opening a book: it may rescue the reading or shorten it. */
export function studyCharged(state: GameState, book: GameObject, opened: Study): Study {
  const rules = state.ruleset.slots.charging;
  if (!holdsCharges(rules, book)) {
    return opened;
  }
  const { left, recharged } = bookCharges(state, book);
  const confused = state.sheet.conditions.has('confused');
  const { charges, turns, fails } = readChargedBook(rules, {
    charges: left,
    confused,
    cursed: beatitudeOf(book) === 'cursed',
    tooHard: opened.failure !== undefined,
    turns: opened.turns,
  });
  setCharges(book, { left: charges, recharged });
  if (fails || confused) {
    return { ...opened, turns };
  }
  return { result: 'begin', turns, failure: undefined, bookDestroyed: false };
}

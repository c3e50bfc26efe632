// Reading a spellbook: study takes time, may fail, and teaches what is inside. NetHack 3.6.7
// src/spell.c (study_book, confused_book).

import { studyBook } from '../../casting/index.ts';
import { beatitudeOf, GameObject, spellFacts } from '../../objects/index.ts';
import { failBook } from '../book-failure.ts';
import { holdHero } from '../helpless.ts';
import { learnKind } from '../learn-kind.ts';
import { useUp } from '../pack.ts';
import type { GameState } from '../state.ts';
import type { ActionResult } from './result.ts';

/** A confused reader tears the book once in so many times; else he doesn't get beyond its first line. */
const TEARS_ONE_IN = 3;

/** Studies a book from the pack. */
export function readBook(state: GameState, book: GameObject, inside: GameObject): ActionResult {
  const { sheet, hero, ruleset } = state;
  const facts = spellFacts(inside.archetype);
  const chance = state.luck('study');
  const study = studyBook(chance, ruleset.slots.casting, {
    intelligence: sheet.present.intelligence,
    level: sheet.level,
    lenses: false,
    bookLevel: facts.spellLevel || ruleset.bridges.spellLevel(facts.level),
    beatitude: beatitudeOf(book),
    delay: book.fact('delay'),
  });
  holdHero(state, 'reading', study.turns);
  state.logFelt('read-book', hero.id, book.id, inside.id);
  if (study.failure !== undefined) {
    state.logFelt('book-failed', hero.id, book.id, inside.id);
    failBook(state, book, study.failure);
    if (study.bookDestroyed) {
      state.logFelt('book-crumbled', hero.id, book.id);
      useUp(state, book);
    }
  } else if (!sheet.conditions.has('confused')) {
    learnKind(state, book);
    learn(state, inside);
  } else if (chance.test(1, TEARS_ONE_IN, 'tears')) {
    state.logFelt('book-torn', hero.id, book.id);
    useUp(state, book);
  }
  return { beats: ruleset.bridges.beats.move };
}

/** Learning copies the spell into memory; one that is known already is only refreshed. */
function learn(state: GameState, inside: GameObject): void {
  const { sheet, hero } = state;
  const known = sheet.spells.find(({ archetype }) => archetype === inside.archetype);
  const spell = known ?? new GameObject(state.newId(), inside.archetype);
  if (known === undefined) {
    sheet.spells.push(spell);
  }
  state.logFelt('spell-learned', hero.id, spell.id);
}

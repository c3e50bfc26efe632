// Reading a spellbook: study takes time, may fail, and teaches what is inside.

import { studyBook } from '../../casting/index.ts';
import { GameObject, spellFacts, TYPE } from '../../objects/index.ts';
import { WALK } from '../../world/index.ts';
import { holdHero } from '../helpless.ts';
import { useUp } from '../pack.ts';
import type { GameState } from '../state.ts';
import { stepTo } from '../stepping.ts';
import { type ActionResult, refuse } from './result.ts';

/** Studies a book from the pack. */
export function read(state: GameState, itemId: number): ActionResult {
  const { sheet, hero, ruleset } = state;
  const book = sheet.inventory.find(itemId);
  if (book === undefined) {
    return refuse('unknown-item');
  }
  const inside = book.inventory[0];
  if (book.archetype.type !== TYPE.spellbook || inside === undefined) {
    return refuse('not-readable');
  }
  const facts = spellFacts(inside.archetype);
  const study = studyBook(state.luck('study'), ruleset.slots.casting, {
    intelligence: sheet.attributes.intelligence,
    level: sheet.level,
    lenses: false,
    bookLevel: facts.spellLevel || ruleset.bridges.spellLevel(facts.level),
    beatitude: 'uncursed',
    delay: book.fact('delay'),
  });
  holdHero(state, 'reading', study.turns);
  state.logFelt('read-book', hero.id, book.id, inside.id);
  if (study.result === 'begin') {
    learn(state, inside);
  } else {
    state.logFelt('book-failed', hero.id, book.id, inside.id);
    if (study.bookDestroyed) {
      state.logFelt('book-crumbled', hero.id, book.id);
      useUp(state, book);
    }
    teleport(state);
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

/** A failed book of the first level throws its reader across the level. */
function teleport(state: GameState): void {
  const { map } = state.level;
  const free: number[] = [];
  for (let square = 0; square < map.size; square++) {
    if ((map.bits[square]! & WALK) !== 0 && map.occupant[square] === 0) {
      free.push(square);
    }
  }
  const to = free[state.luck('teleport').below(free.length, 'teleport')]!;
  state.logFelt('teleported', state.hero.id, map.x(to), map.y(to));
  stepTo(state, to);
}

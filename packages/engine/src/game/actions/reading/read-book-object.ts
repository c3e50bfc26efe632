// Reading a book by the rules of spell objects: it teaches or fails at once, and is used up either way.
// Crossfire types/spellbook/spellbook.c.

import { studyObjectView } from '../../../actors/index.ts';
import { beatitudeOf, GameObject } from '../../../objects/index.ts';
import { type StudyObjectView, studyObject } from '../../../spellcraft/index.ts';
import { learnKind } from '../../items/learn-kind.ts';
import { useUp } from '../../items/pack.ts';
import { sufferBacklash } from '../../magic/backlash.ts';
import type { ActionResult } from '../../protocol/action-result.ts';
import { breakConduct } from '../../state/conducts.ts';
import { heard } from '../../state/heard/hearing.ts';
import type { GameState } from '../../state/state.ts';

/** Reads a book from the pack. */
export function readBookByObject(
  state: GameState,
  book: GameObject,
  inside: GameObject,
): ActionResult {
  const { sheet, hero, ruleset } = state;
  const { move } = ruleset.bridges.beats;
  const view = studyObjectView(ruleset, sheet, book, curseOf(book));
  breakConduct(state, 'illiterate');
  state.logFelt('read-book', hero.id, book.id, inside.id);
  const read = studyObject(state.luck('study'), ruleset.slots.spells, view);
  const { end, backlash } = read;
  heard(state, inside.archetype.name, {
    kind: 'studies',
    came: Number(end === 'learnt'),
    rule: asked => Number(studyObject(asked, ruleset.slots.spells, view).end === 'learnt'),
  });
  if (end === 'no-skill' || end === 'level-too-low' || end === 'reading-too-low') {
    learnKind(state, book);
    return { refused: end, usesMove: true };
  }
  if (end === 'known-well') {
    learnKind(state, book);
    state.logFelt('known-well', hero.id, book.id, ownSpell(state, inside)!.id);
    return { cost: move };
  }
  if (end === 'learnt') {
    learnKind(state, book);
    const spell = new GameObject(state.newId(), inside.archetype);
    sheet.spells.push(spell);
    state.logFelt('spell-learned', hero.id, spell.id);
  } else {
    state.logFelt('book-failed', hero.id, book.id, inside.id);
  }
  state.logFelt('book-used-up', hero.id, book.id);
  useUp(state, book);
  if (read.forgets) {
    forget(state, inside);
  }
  if (backlash !== undefined) {
    sufferBacklash(state, book.id, backlash);
  }
  return { cost: move };
}

function curseOf(book: GameObject): StudyObjectView['beatitude'] {
  const beatitude = beatitudeOf(book);
  return beatitude === 'cursed' && book.fact('damned') > 0 ? 'damned' : beatitude;
}

function ownSpell({ sheet }: GameState, { archetype }: GameObject): GameObject | undefined {
  return sheet.spells.find(spell => spell.archetype === archetype);
}

/** A damned book takes its spell out of the reader's mind. */
function forget(state: GameState, inside: GameObject): void {
  const { sheet, scratch, hero } = state;
  const known = ownSpell(state, inside)!;
  sheet.spells.splice(sheet.spells.indexOf(known), 1);
  sheet.memory.drop(known.id);
  scratch.usedUp.set(known.id, known);
  state.logFelt('spell-lost', hero.id, known.id);
}

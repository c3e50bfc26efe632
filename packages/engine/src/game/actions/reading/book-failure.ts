// Effects of a failed reading. NetHack 3.6.7 src/spell.c (cursed_book), src/wizard.c (aggravate),
// src/attrib.c (losestr).

import { changeAttribute, wornAt } from '../../../actors/index.ts';
import type { BookFailure } from '../../../casting/index.ts';
import { modifyStat } from '../../../combat/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import type { TurnRange } from '../../../worldrules/index.ts';
import { prolong } from '../../body/afflict.ts';
import { hurt } from '../../body/harm.ts';
import { wakeEveryone } from '../../body/rousing.ts';
import { teleportHero } from '../../movement/teleport.ts';
import type { GameState } from '../../state/state.ts';

type Failing = (state: GameState, book: GameObject) => void;

const FAILINGS: { readonly [Failure in BookFailure]: Failing } = {
  teleport: state => {
    teleportHero(state);
  },
  'wake-monsters': state => wakeEveryone(state, state.luck('study')),
  blindness: state => {
    prolong(state, state.hero, 'blind', turnsOf(state, booksOf(state).blindness));
  },
  // The game has no gold, so the book takes none.
  'lose-gold': state => state.logFelt('odd-feeling', state.hero.id),
  confusion: state => {
    prolong(state, state.hero, 'confused', turnsOf(state, booksOf(state).confusion));
  },
  'contact-poison': poison,
  explosion: (state, book) => {
    const { sides, times, more } = booksOf(state).explosion;
    const damage = times * state.luck('study').roll(1, sides, 'explosion') + more;
    state.logFelt('book-exploded', state.hero.id, book.id, damage);
    hurt(state, state.hero, damage, 0, 'an exploding book');
  },
};

/** The ruleset's numbers for failures. */
function booksOf({ ruleset }: GameState) {
  return ruleset.slots.world.books;
}

function turnsOf(state: GameState, { least, values }: TurnRange): number {
  return least + state.luck('study').below(values, 'turns');
}

/** Applies the effect of a failed reading. */
export function failBook(state: GameState, book: GameObject, failure: BookFailure): void {
  FAILINGS[failure](state, book);
}

/** Gloves protect against the poison. */
function poison(state: GameState, book: GameObject): void {
  const { sheet, hero, ruleset } = state;
  if (wornAt(sheet, 'gloves') !== undefined) {
    state.logFelt('book-poisoned', hero.id, book.id, 0);
    return;
  }
  const chance = state.luck('study');
  const { poison: strength, weakest } = booksOf(state);
  const points = strength.least + chance.below(strength.values, 'weakness');
  const damage = chance.roll(1, strength.sides, 'poison');
  const there = Math.max(0, ruleset.bridges.shortScale(sheet.attributes.strength) - weakest);
  const lost = Math.min(points, there);
  if (lost > 0) {
    sheet.powers.attributesBefore.strength ??= (sheet.powers.natural ?? sheet.attributes).strength;
  }
  for (let point = 0; point < lost; point++) {
    changeAttribute(ruleset, sheet, 'strength', now => modifyStat(ruleset.slots.combat, now, -1));
  }
  const all = damage + strength.perMissing * (points - lost);
  state.logFelt('book-poisoned', hero.id, book.id, all);
  state.logFelt('strength-lost', hero.id, lost);
  hurt(state, hero, all, 0, 'a poisoned book');
}

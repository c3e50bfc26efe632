// What a book that is too hard does to its reader. NetHack 3.6.7 src/spell.c (cursed_book), src/wizard.c
// (aggravate), src/attrib.c (losestr).

import { changeAttribute, wornAt } from '../../../actors/index.ts';
import type { BookFailure } from '../../../casting/index.ts';
import { modifyStat } from '../../../combat/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import { prolong } from '../../body/afflict.ts';
import { hurt } from '../../body/harm.ts';
import { teleportHero } from '../../movement/teleport.ts';
import type { GameState } from '../../state/state.ts';

type Failing = (state: GameState, book: GameObject) => void;

/** Of so many who can't move, one is roused. */
const ROUSED_ONE_IN = 5;
/** Turns of blindness and confusion: one of so many values from a least one. */
const BLINDNESS = { values: 100, least: 250 };
const CONFUSION = { values: 7, least: 16 };
/** Poison takes so many points of strength and hit points; each point that isn't there six more. */
const POISON = { values: 4, least: 3, sides: 10, perMissing: 6 };
/** Strength never falls below this. */
const WEAKEST = 3;
/** An explosion: twice one die, and so much more. */
const EXPLOSION = { sides: 10, times: 2, more: 5 };

const FAILINGS: { readonly [Failure in BookFailure]: Failing } = {
  teleport: state => {
    teleportHero(state);
  },
  'wake-monsters': wakeMonsters,
  blindness: state => {
    const turns = BLINDNESS.least + state.luck('study').below(BLINDNESS.values, 'turns');
    prolong(state, state.hero, 'blind', turns);
  },
  // There is no gold in this dungeon: the book finds nothing to take.
  'lose-gold': state => state.logFelt('odd-feeling', state.hero.id),
  confusion: state => {
    const turns = CONFUSION.least + state.luck('study').below(CONFUSION.values, 'turns');
    prolong(state, state.hero, 'confused', turns);
  },
  'contact-poison': poison,
  explosion: (state, book) => {
    const { sides, times, more } = EXPLOSION;
    const damage = times * state.luck('study').roll(1, sides, 'explosion') + more;
    state.logFelt('book-exploded', state.hero.id, book.id, damage);
    hurt(state, state.hero, damage, 0, 'an exploding book');
  },
};

/** Carries out what a book does that was too hard. */
export function failBook(state: GameState, book: GameObject, failure: BookFailure): void {
  FAILINGS[failure](state, book);
}

function wakeMonsters(state: GameState): void {
  const chance = state.luck('study');
  for (const { alive, conditions } of state.level.creatures.all) {
    if (alive) {
      conditions.set('asleep', 0);
      if (conditions.has('helpless') && chance.test(1, ROUSED_ONE_IN, 'roused')) {
        conditions.set('helpless', 0);
      }
    }
  }
  state.logFelt('aggravated', state.hero.id);
}

/** Gloves keep the poison off. */
function poison(state: GameState, book: GameObject): void {
  const { sheet, hero, ruleset } = state;
  if (wornAt(sheet, 'gloves') !== undefined) {
    state.logFelt('book-poisoned', hero.id, book.id, 0);
    return;
  }
  const chance = state.luck('study');
  const points = POISON.least + chance.below(POISON.values, 'weakness');
  const damage = chance.roll(1, POISON.sides, 'poison');
  const there = Math.max(0, ruleset.bridges.shortScale(sheet.attributes.strength) - WEAKEST);
  const lost = Math.min(points, there);
  if (lost > 0) {
    sheet.powers.attributesBefore.strength ??= (sheet.powers.natural ?? sheet.attributes).strength;
  }
  for (let point = 0; point < lost; point++) {
    changeAttribute(ruleset, sheet, 'strength', now => modifyStat(ruleset.slots.combat, now, -1));
  }
  const all = damage + POISON.perMissing * (points - lost);
  state.logFelt('book-poisoned', hero.id, book.id, all);
  state.logFelt('strength-lost', hero.id, lost);
  hurt(state, hero, all, 0, 'a poisoned book');
}

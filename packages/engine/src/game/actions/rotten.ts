// Cursed food is rotten. NetHack 3.6.7 src/eat.c (doeat, rottenfood). Food keeps down here however long it
// lies, so that nothing else is; an own rule, as all of it is dried, baked or in a comb.

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { factOf, type GameObject } from '../../objects/index.ts';
import type { FoodRules } from '../../worldrules/index.ts';
import { prolong } from '../body/afflict.ts';
import { holdAndTell } from '../body/helpless.ts';
import type { GameState } from '../state/state.ts';

/** What a bite of rotten food does. */
type Rot = 'confuses' | 'blinds' | 'faints' | 'nothing';

/** What comes of the first bite. @param blind he is so already. Labels: `confuses`, `blinds`, `faints`. */
export function rottenBite(chance: Chance, rules: FoodRules, blind: boolean): Rot {
  if (chance.test(1, rules.confusesOneIn, 'confuses')) {
    return 'confuses';
  }
  if (chance.test(1, rules.blindsOneIn, 'blinds') && !blind) {
    return 'blinds';
  }
  return chance.test(1, rules.faintsOneIn, 'faints') ? 'faints' : 'nothing';
}

/** The first bite of something rotten, half of which is no good. @returns whether it ends the meal */
export function tasteRot(state: GameState, piece: GameObject): boolean {
  const { hero, sheet } = state;
  const chance = state.luck('meals');
  const { food } = state.ruleset.slots.world;
  const { confusion, blindness } = food;
  const left = piece.fact('nutritionLeft') || factOf(piece.archetype, 'nutrition');
  piece.setFact('nutritionLeft', Math.max(1, floorDiv(left, 2)));
  state.logFelt('tastes-rotten', hero.id, piece.id);
  switch (rottenBite(chance, food, sheet.conditions.has('blind'))) {
    case 'confuses':
      prolong(state, hero, 'confused', chance.roll(confusion.count, confusion.sides, 'turns'));
      return false;
    case 'blinds':
      prolong(state, hero, 'blind', chance.roll(blindness.count, blindness.sides, 'turns'));
      return false;
    case 'faints': {
      const turns = chance.roll(1, food.faint, 'turns');
      holdAndTell(state, 'fainting', turns);
      return true;
    }
    case 'nothing':
      return false;
  }
}

// Rotten food, which is cursed food. NetHack 3.6.7 src/eat.c (doeat, rottenfood). Own rule: food doesn't rot
// with age here, as all of it is dried, baked or in a comb.

import type { Chance } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import { factOf, type GameObject } from '../../../objects/index.ts';
import type { FoodRules } from '../../../worldrules/index.ts';
import { prolong } from '../../body/afflict.ts';
import { holdAndTell } from '../../body/helpless.ts';
import type { GameState } from '../../state/state.ts';

/** The effect of a bite of rotten food. */
type Rot = 'confuses' | 'blinds' | 'faints' | 'nothing';

/**
 * The effect of the first bite.
 * @param blind the hero is already blind. Labels: `confuses`, `blinds`, `faints`.
 */
export function rottenBite(chance: Chance, rules: FoodRules, blind: boolean): Rot {
  if (chance.test(1, rules.confusesOneIn, 'confuses')) {
    return 'confuses';
  }
  if (chance.test(1, rules.blindsOneIn, 'blinds') && !blind) {
    return 'blinds';
  }
  return chance.test(1, rules.faintsOneIn, 'faints') ? 'faints' : 'nothing';
}

/** The first bite of rotten food, half of which is inedible. @returns whether it ends the meal */
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

// A monster's guess of an invisible hero's square. NetHack 3.6.7 src/monmove.c (set_apparxy).

import type { Creature } from '../../actors/index.ts';
import { wordsIn } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** The hero's square, or the square where a monster believes an invisible hero to be. */
export function supposedSquare(state: GameState, monster: Creature): number {
  const { hero, sheet, level } = state;
  if (!sheet.conditions.has('invisible') || seesInvisible(monster)) {
    return hero.square;
  }
  const chance = state.luck('minds');
  const { foundOneIn } = state.ruleset.slots.world.hiding;
  if (chance.test(1, foundOneIn, 'guesses-right')) {
    return hero.square;
  }
  const square = level.map.neighbour(hero.square, chance.below(9, 'guess'));
  return level.map.openToEffects(square) ? square : hero.square;
}

/** Whether a creature sees invisible. */
function seesInvisible({ archetype }: Creature): boolean {
  return wordsIn(archetype.texts.spellFlags ?? '').includes('sees-invisible');
}

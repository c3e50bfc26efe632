// Where a monster believes a hero to be whom it can't see. NetHack 3.6.7 src/monmove.c (set_apparxy).

import type { Creature } from '../../actors/index.ts';
import { wordsIn } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** The hero's square, or the one at which a monster takes an invisible hero to be. */
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

/** Whether eyes that see the invisible look out of it. */
function seesInvisible({ archetype }: Creature): boolean {
  return wordsIn(archetype.texts.spellFlags ?? '').includes('sees-invisible');
}

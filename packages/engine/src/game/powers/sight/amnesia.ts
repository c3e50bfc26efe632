// The scroll of amnesia. NetHack 3.6.7 src/read.c (SCR_AMNESIA, forget, forget_map).

import { loseSpells } from '../../magic/lose-spells.ts';
import { forgetSquare } from '../../movement/remembering.ts';
import { lookAtFloor } from '../../movement/stepping.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { signOf } from '../sign.ts';

/** The hero forgets the map, and spells unless the scroll is blessed. */
const read: Use = (state, scroll) => {
  forgetGround(state, scroll.confused && signOf(scroll) >= 0);
  if (signOf(scroll) <= 0) {
    loseSpells(state);
  }
  return true;
};

/** @param some a few squares are kept */
function forgetGround(state: GameState, some: boolean): void {
  const { level, hero } = state;
  const chance = state.luck('amnesia');
  const { amnesiaKeepsOneIn } = state.ruleset.slots.world.powers;
  for (let square = 0; square < level.map.size; square++) {
    if (!some || !chance.test(1, amnesiaKeepsOneIn, 'square')) {
      forgetSquare(state, square);
    }
  }
  lookAtFloor(state);
  state.logFelt('ground-forgotten', hero.id);
}

/** The scroll. */
export const amnesia: PowerDeed = {
  word: 'amnesia',
  read,
};

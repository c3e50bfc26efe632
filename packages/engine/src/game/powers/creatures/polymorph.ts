// Polymorph of monsters and heroes, by potion, wand and spell. NetHack 3.6.7 src/mon.c (newcham), src/polyself.c
// (polyself), src/potion.c (dodrink: POT_POLYMORPH), src/zap.c (bhitm, zapyourself).

import type { Creature } from '../../../actors/index.ts';
import { changeSelf } from '../../forms/change-self.ts';
import { changeShape } from '../../magic/matter/change-shape.ts';
import { alarm } from '../../state/alarm.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { trueFactsOf } from '../../state/true-facts.ts';
import { unlessResisted } from '../unless-resisted.ts';
import { withstands } from '../withstands.ts';

/** Gives a creature another form. */
function change(state: GameState, creature: Creature): void {
  const own = state.of(creature.id);
  if (own === undefined) {
    changeShape(state, creature);
  } else {
    changeSelf(own);
  }
}

/** Changes the form of its target. */
export const polymorph: PowerDeed = {
  word: 'polymorph',
  drunk: state => {
    changeSelf(state);
    return true;
  },
  zapped: {
    here: state => {
      changeSelf(state);
      return true;
    },
    touch: (state, creature) => {
      const { magicResistant } = trueFactsOf(state, creature);
      if (magicResistant || withstands(state, creature)) {
        state.logSeen('resisted', creature, creature.id);
        alarm(creature);
        return false;
      }
      change(state, creature);
      return state.sees(creature.square);
    },
  },
  meets: unlessResisted(change),
  atSelf: changeSelf,
};

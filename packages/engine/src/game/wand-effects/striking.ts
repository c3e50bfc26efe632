// The wand of striking: a force bolt without a caster's mind behind it. NetHack 3.6.7 src/zap.c (bhitm,
// zapyourself: WAN_STRIKING).

import { forceBolt } from '../../casting/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { ARMOUR_POINTS } from '../../objects/index.ts';
import { hurt } from '../harm.ts';
import type { WandEffect } from './wand-effect.ts';
import { resistanceOf, WAND_LEVEL } from './withstands.ts';

/** An intelligence that adds nothing. */
const NO_BONUS = 12;
/** NetHack's armour class of the unarmoured, which falls by one for each of so many of Angband's points. */
const BARE = 10;
/** Dice against oneself. */
const AT_ONESELF = { count: 2, sides: 12 };

/** Strikes what it touches. */
export const striking: WandEffect = {
  here: state => {
    const { count, sides } = AT_ONESELF;
    const damage = state.luck('wands').roll(count, sides, 'force-bolt-damage');
    state.logFelt('force-struck', state.hero.id, damage);
    hurt(state, state.hero, damage, 0, 'a wand of striking');
    return true;
  },
  touch: (state, creature) => {
    const damage = forceBolt(state.luck('wands'), state.ruleset.slots.casting, {
      casterLevel: WAND_LEVEL,
      intelligence: NO_BONUS,
      targetLevel: creature.facts.level,
      targetResistance: resistanceOf(creature),
      artifact: false,
      targetArmourClass: BARE - floorDiv(creature.facts.armourClass, ARMOUR_POINTS),
      magicResistant: false,
    });
    const { square } = creature;
    if (damage === 0) {
      state.logSeen('force-missed', square, creature.id);
      return false;
    }
    state.logSeen('force-struck', square, creature.id, damage);
    hurt(state, creature, damage, state.hero.id);
    return state.sees(square);
  },
};

// Open wounds. NetHack 3.6.7 src/mcastu.c (cast_cleric_spell: CLC_OPEN_WOUNDS).

import { heroFacts } from '../../../actors/index.ts';
import { rollDice } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import { hurt } from '../../body/harm.ts';
import type { ByMonster, PowerDeed } from '../../state/power-deed.ts';

/** Wounds the hero from afar; half as much if he resists magic. Label: `wounds`. */
const byMonster: ByMonster = (state, caster, level) => {
  const { hero, sheet, ruleset } = state;
  const dice = {
    count: floorDiv(level, 2) + 1,
    sides: ruleset.slots.world.powers.woundSides,
    bonus: 0,
  };
  const rolled = rollDice(state.luck('monsters'), dice, 'wounds');
  const { magicResistant } = heroFacts(ruleset, sheet, hero);
  const damage = magicResistant ? floorDiv(rolled + 1, 2) : rolled;
  state.logFelt('hit', caster.id, hero.id, damage, 0);
  hurt(state, hero, damage, caster.id);
  return true;
};

/** Cast by monsters only. */
export const openWounds: PowerDeed = { word: 'open-wounds', byMonster };

// Sapping. Angband 3.0.5 src/melee2.c (make_attack_spell: DRAIN_MANA).

import { floorDiv } from '../../../integers/index.ts';
import { heal } from '../../body/harm.ts';
import { pay } from '../../body/pay.ts';
import type { ByMonster, PowerDeed } from '../../state/power-deed.ts';

/** Drains the hero's energy, which heals the caster. Label: `sapped`. */
const byMonster: ByMonster = (state, caster, level) => {
  const { hero, sheet } = state;
  const wanted = floorDiv(state.luck('monsters').roll(1, level, 'sapped'), 2) + 1;
  const taken = Math.min(wanted, sheet.energy);
  if (taken === 0) {
    return false;
  }
  pay(sheet, 'energy', taken);
  state.logFelt('vigour-changed', hero.id, -taken);
  heal(state, caster, state.ruleset.slots.world.powers.sapHeals * taken);
  return true;
};

/** Cast by monsters only. */
export const sap: PowerDeed = { word: 'sap', byMonster };

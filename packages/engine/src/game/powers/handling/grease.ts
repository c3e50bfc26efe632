// The can of grease. NetHack 3.6.7 src/apply.c (use_grease), src/trap.c (erode_obj, grease_protect). What is greased
// is spared by fire, cold and acid; each time, the grease may come off.

import { beatitudeOf } from '../../../objects/index.ts';
import { isFoundEmpty } from '../../items/charges/learn-charges.ts';
import { layDown } from '../../items/floor.ts';
import { setGreased } from '../../items/handled/greased.ts';
import { takeOut } from '../../items/pack.ts';
import { askDeed } from '../../state/pending.ts';
import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';
import { spendCharge } from '../spend-charge.ts';
import type { DeedQuestion } from './deed-question.ts';

/** Asks what to grease. A cursed can may slip out of the hand. */
const apply: Applied = (state, can) => {
  const { hero } = state;
  const { slipsOneIn } = state.ruleset.slots.world.tools.grease;
  const slips = beatitudeOf(can) === 'cursed' && state.luck('tools').test(1, slipsOneIn, 'slips');
  if (slips) {
    state.logFelt('tool-slipped', hero.id, can.id);
    layDown(state, hero.square, takeOut(state, can, 1));
    return false;
  }
  if (isFoundEmpty(state, can)) {
    state.logFelt('nothing-happens', hero.id, can.id);
    return false;
  }
  askDeed(state, 'grease', { item: can.id }, false);
  return false;
};

const foretells: Foretells = ({ ruleset }, { charges, beatitude }) => {
  const slips = beatitude === 'cursed' ? 1 / ruleset.slots.world.tools.grease.slipsOneIn : 0;
  return [
    ...(slips > 0 ? [{ outcome: { kind: 'slips' } as const, probability: slips }] : []),
    {
      outcome: { kind: charges > 0 ? ('greases' as const) : ('nothing' as const) },
      probability: 1 - slips,
    },
  ];
};

/** Greases what is chosen. */
export const greasing: DeedQuestion<'item'> = {
  isHarmless: () => true,
  asking: ({ sheet }, { item: can }) => {
    const things = sheet.inventory.things.filter(({ id }) => id !== can);
    return { kind: 'item', offered: things.map(({ id }) => id), others: [] };
  },
  answered: (state, { item }, chosen) => {
    const { inventory } = state.sheet;
    const can = inventory.find(item);
    const thing = inventory.find(chosen);
    if (can === undefined || thing === undefined) {
      return;
    }
    spendCharge(state, can);
    setGreased(thing, true);
    state.logFelt('greased', state.hero.id, thing.id);
  },
};

/** The tool. */
export const grease: PowerDeed = { word: 'grease', applied: apply, foretells };

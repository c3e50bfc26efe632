// The power pack: applied, it charges an item with its own beatitude, as a scroll does, and is used up. dNetHack
// src/apply.c. Under rules that don't know it, nothing comes of it.

import { isChargingSource } from '../../../charging/index.ts';
import { beatitudeOf } from '../../../objects/index.ts';
import { ruleKind } from '../../items/charge-view.ts';
import { useUp } from '../../items/pack.ts';
import { ask } from '../../state/pending.ts';
import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';

/** Asks what is charged. */
const apply: Applied = (state, pack) => {
  const { hero, ruleset, sheet } = state;
  if (!isChargingSource(ruleset.slots.charging, ruleKind(pack))) {
    state.logFelt('nothing-happens', hero.id, pack.id);
    return false;
  }
  const known = sheet.lore.knows(pack, 'beatitude');
  const source = beatitudeOf(pack);
  state.logFelt('pack-hums', hero.id, pack.id);
  useUp(state, pack);
  ask(state, { about: 'charging', facts: { scroll: 0, source, known }, paid: false });
  return true;
};

const foretells: Foretells = ({ ruleset }, { tool }) => [
  {
    outcome: {
      kind: isChargingSource(ruleset.slots.charging, ruleKind(tool)) ? 'charges' : 'no-power',
    },
    probability: 1,
  },
];

/** The tool. */
export const powerPack: PowerDeed = { word: 'power-pack', applied: apply, foretells };

// Charging as dNetHack plays it, where NetHack 3.4.3 does otherwise. dNetHack src/read.c (recharge),
// src/artifact.c, src/monmove.c (maids).

import type { Chance } from '../../chance/index.ts';
import {
  between,
  type ChargingNotebook,
  type ChargingRules,
  type Odds,
  type RingChargeView,
  type WandRow,
} from '../../charging/index.ts';
import { clamp, truncDiv } from '../../integers/index.ts';
import { blastByPresentForm } from '../fiqhack/charging.ts';
import { explosionByCount, ringExplodesByChance } from '../nethack-3.4.3/charging-steps.ts';
import { added, type Patch } from '../patch.ts';
import { equipment } from './equipment.ts';

/** Artifacts never explode. */
function artifactsHold(
  rules: ChargingRules,
  row: WandRow,
  recharged: number,
  artifact: boolean,
): Odds {
  return artifact ? { k: 0, n: 1 } : explosionByCount(rules, row, recharged);
}

/** At this luck or above, a third of it counts (rounded towards 0). Below it, all of it counts. */
const SLIGHT_LUCK = -5;
const SLIGHT_SHARE = 3;
/** Luck is ignored with probability 1 in (this number − luck). */
const LUCK_MISSES = 50;

/** Luck raises the number that a ring's enchantment is compared with. */
function ringExplodesByLuck(chance: Chance, rules: ChargingRules, view: RingChargeView): boolean {
  const { luck = 0, enchantment } = view;
  const { lowest, of } = rules.rings;
  if (luck === 0 || enchantment <= lowest) {
    return ringExplodesByChance(chance, rules, view);
  }
  const notes: ChargingNotebook = chance;
  const counts = luck < SLIGHT_LUCK ? luck : truncDiv(luck, SLIGHT_SHARE);
  const shift = chance.test(1, LUCK_MISSES - luck, 'luck-misses') ? 0 : counts;
  const number = clamp(chance.below(of, 'explosion') - shift, 0, of - 1);
  const explodes = enchantment > of - 1 - number;
  notes.note(explodes ? 'ring-explodes-surely' : 'ring-safe', enchantment, of);
  return explodes;
}

/** The differences of dNetHack. */
export const charging: Patch<ChargingRules> = {
  sources: { things: ['scroll-of-charging', 'power-pack'] },
  rings: { artifactsFade: true },
  tools: { rows: equipment },
  maids: added({
    lamps: ['oil-lamp', 'brass-lantern', 'dwarvish-helm', 'lantern-plate-mail'],
    fuelBelow: 750,
    addsFuel: 750,
    cameras: ['expensive-camera'],
    chargesUpTo: 50,
    cameraGets: between(60, 75),
  }),
  steps: {
    explosion: artifactsHold,
    ringExplodes: ringExplodesByLuck,
    blast: blastByPresentForm,
  },
};

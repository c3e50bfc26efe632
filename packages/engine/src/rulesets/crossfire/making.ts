// Spells that make, charge, move or examine something in the Crossfire server. server/spell_effect.c
// (cast_create_food, cast_create_missile, cast_item_recharge, dimension_door, probe), server/c_misc.c
// (examine_monster). The mark of a probe is a force of speed 0.002, whose units end on tick 52 and every 501
// ticks.

import type { MakingRules } from '../../spellcraft/index.ts';

/** The part of the spells slot for such spells. */
export const making: MakingRules = {
  food: { perStep: 50 },
  missiles: { leastPlus: -4, mostPlus: 4, perPlus: 3, surchargeOver: 5 },
  wands: { explodesOneIn: 4, blastOver: 10 },
  doors: { frozenTicks: 5 },
  probes: {
    tellsKindFrom: 10,
    marksFrom: 15,
    markOver: 10,
    firstMark: 6,
    nextMark: 50,
    healthParts: 4,
  },
  searchesFullRange: false,
};

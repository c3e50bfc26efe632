// Charging in SLASH'EM, where it differs from NetHack 3.4.3. SLASH'EM src/read.c (recharge,
// wand_explode), src/spell.c (study_book), src/apply.c (do_break_wand), src/mkobj.c (mksobj).

import type { Chance } from '../../chance/index.ts';
import {
  type BlastView,
  between,
  type ChargingNotebook,
  type ChargingRules,
  exactly,
  type ToolRow,
  type WandBlast,
} from '../../charging/index.ts';
import { added, type Patch } from '../patch.ts';

/** Damage of a broken wand for each of its charges. */
const PER_CHARGE = 4;
const FORCE: Readonly<Record<string, number>> = { death: 4, lightning: 4, cold: 2, fire: 2 };
const STRIKING_SIDES = 6;

/** An exploding wand acts as a broken one: on everyone nearby. */
function breaksAsBroken(chance: Chance, _rules: ChargingRules, view: BlastView): WandBlast {
  const notes: ChargingNotebook = chance;
  const charges = Math.max(0, view.charges);
  const damage =
    view.wand === 'striking'
      ? chance.roll(1 + charges, STRIKING_SIDES, 'blast')
      : PER_CHARGE * charges * (FORCE[view.wand] ?? 1);
  notes.note('blast-breaks', damage, charges);
  return { kind: 'breaks', damage };
}

/** Lightsabers: fuel in turns, and a count of rechargings. */
const lightsaber: ToolRow = {
  counted: true,
  cursed: [{ kind: 'burn-out' }, { kind: 'put-out' }],
  uncursed: [{ kind: 'fuel', add: 750, most: 1500 }],
  blessed: [{ kind: 'refuel', fuel: 1500 }],
};

/** The differences of SLASH'EM. */
export const charging: Patch<ChargingRules> = {
  making: {
    things: { spellbook: added(between(2, 4)), 'spellbook/book-of-the-dead': added(exactly(0)) },
  },
  books: added({
    untouched: ['book-of-the-dead'],
    counts: { k: 1, n: 2 },
    slower: 2,
    faster: 3,
    practice: { charged: 20, plain: 10 },
  }),
  tools: {
    rows: {
      'green-lightsaber': added(lightsaber),
      'blue-lightsaber': added(lightsaber),
      'red-lightsaber': added(lightsaber),
      'red-double-lightsaber': added(lightsaber),
    },
    countedInVain: ['pick-axe', 'grappling-hook', 'unicorn-horn', 'torch', 'spoon', 'fishing-pole'],
  },
  steps: { blast: breaksAsBroken },
};

// Charging in NetHack 3.6.0, where it differs from 3.4.3. src/read.c (seffects, wand_explode,
// charge_ok), src/zap.c (cancel_item), src/music.c (do_improvisation).

import type { Chance } from '../../chance/index.ts';
import {
  type Beatitude,
  type BlastView,
  type ChargingNotebook,
  type ChargingRules,
  type Offered,
  type OfferView,
  type Power,
  type WandBlast,
  wandRow,
} from '../../charging/index.ts';
import { truncDiv } from '../../integers/index.ts';
import { offersFlagged } from '../nethack-3.4.3/charging-steps.ts';
import { added, type Patch } from '../patch.ts';

/** Dice by kind of wand. Their number is the wand's charges plus a constant. */
function blastByWand(chance: Chance, rules: ChargingRules, view: BlastView): WandBlast {
  const { wands } = rules;
  const notes: ChargingNotebook = chance;
  const count = Math.max(wands.fewestBlastDice, blastDice(chance, rules, view));
  const sides = wands.blastDice[view.wand] ?? wands.usualBlastDie;
  notes.note('blast-dice', count, sides);
  return { kind: 'hurts', damage: chance.roll(count, sides, 'blast') };
}

function blastDice(chance: Chance, rules: ChargingRules, view: BlastView): number {
  const { wands } = rules;
  const mended = Math.max(0, view.charges);
  switch (view.cause) {
    case 'engrave':
      return view.charges + wands.engraveDice;
    case 'wishing-overcharge':
      // The charge that burst the wand is included.
      return mended + 1 + wands.overchargeDice;
    case 'recharge-limit': {
      const { limit } = wandRow(rules, view.wand, view.aim);
      return mended + chance.roll(1, limit, 'blast-dice');
    }
  }
}

/** Half the damage, rounded up. */
function halfOf(damage: number): number {
  return truncDiv(damage + 1, 2);
}

/** Rings whose enchantment is known, or whose type is identified and which were seen. */
function offersOfIdentifiedRings(view: OfferView): Offered {
  if (view.class === 'ring') {
    const known = view.chargesKnown || (view.identified && view.seen);
    return view.charged && known ? 'offered' : 'not-offered';
  }
  return offersFlagged(view);
}

/** Adds power by the source's beatitude. An excess over the maximum raises the maximum. */
function addPower(chance: Chance, source: Beatitude, power: Power): Power {
  if (source === 'cursed') {
    return { energy: 0, mostEnergy: power.mostEnergy };
  }
  const sum = power.energy + chance.roll(source === 'blessed' ? 6 : 4, 4, 'power');
  const mostEnergy = Math.max(sum, power.mostEnergy);
  return { energy: mostEnergy, mostEnergy };
}

/** The differences of NetHack 3.6.0. */
export const charging: Patch<ChargingRules> = {
  sources: { confused: addPower },
  empty: { plainWhen: ['confused', 'stunned'] },
  cancel: {
    keepKind: ['spellbook/cancellation', 'spellbook/book-of-the-dead', 'spellbook/novel'],
  },
  wands: {
    blastDice: {
      wishing: added(12),
      cancellation: added(10),
      death: added(10),
      polymorph: added(10),
      'undead-turning': added(10),
      cold: added(8),
      fire: added(8),
      lightning: added(8),
      'magic-missile': added(8),
      nothing: added(4),
    },
  },
  steps: { blast: blastByWand, halved: halfOf, offers: offersOfIdentifiedRings },
};

// Charging as NetHack 3.6.0 plays it, where 3.4.3 does otherwise. src/read.c (seffects, wand_explode,
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

/** Dice by kind of wand, as many as it has charges and some more. */
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
      // By then it has the charge that burst it.
      return mended + 1 + wands.overchargeDice;
    case 'recharge-limit': {
      const { limit } = wandRow(rules, view.wand, view.aim);
      return mended + chance.roll(1, limit, 'blast-dice');
    }
  }
}

/** Half, fractions up. */
function halfOf(damage: number): number {
  return truncDiv(damage + 1, 2);
}

/** Rings by their enchantment being known, or by their type being identified and seen. */
function offersOfIdentifiedRings(view: OfferView): Offered {
  if (view.class === 'ring') {
    const known = view.chargesKnown || (view.identified && view.seen);
    return view.charged && known ? 'offered' : 'not-offered';
  }
  return offersFlagged(view);
}

/** Some power by the source's beatitude; more than the greatest raises that, less fills up to it. */
function addPower(chance: Chance, source: Beatitude, power: Power): Power {
  if (source === 'cursed') {
    return { energy: 0, mostEnergy: power.mostEnergy };
  }
  const sum = power.energy + chance.roll(source === 'blessed' ? 6 : 4, 4, 'power');
  const mostEnergy = Math.max(sum, power.mostEnergy);
  return { energy: mostEnergy, mostEnergy };
}

/** What NetHack 3.6.0 does otherwise. */
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

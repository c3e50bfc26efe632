// Charging as NetHack 3.7 plays it (development, 2024-10-24), where 3.6.7 does otherwise. src/read.c
// (recharge, charge_ok), src/mkobj.c (mksobj_init), src/zap.c (cancel_item, maybe_destroy_item),
// src/eat.c (gethungry).

import {
  between,
  type ChargingRules,
  exactly,
  type Gain,
  type Offered,
  type OfferView,
  type RingHungerView,
  type WornRing,
} from '../../charging/index.ts';
import { manyCharges, markerRow } from '../nethack-3.4.3/tools.ts';
import { added, type Patch } from '../patch.ts';

const LAMPS = ['oil-lamp', 'brass-lantern'];

/** Lamps are offered. Charged tools of unidentified type are listed on request. */
function offersLamps(view: OfferView): Offered {
  switch (view.class) {
    case 'wand':
      return 'offered';
    case 'ring':
      return view.charged && view.identified ? 'offered' : 'not-offered';
    case 'tool':
      return toolOffered(view);
    default:
      return 'not-offered';
  }
}

function toolOffered({ kind, identified, charged, weaponTool }: OfferView): Offered {
  if (LAMPS.includes(kind) || (kind === 'magic-lamp' && !identified)) {
    return 'offered';
  }
  if (!charged || weaponTool) {
    return 'not-offered';
  }
  return identified ? 'offered' : 'on-request';
}

/**
 * A ring of protection without enchantment costs nutrition only if nothing else protects; of two such rings,
 * the left one costs.
 */
function onlyProtectionCosts(view: RingHungerView, hand: 'left' | 'right'): boolean {
  const other = hand === 'left' ? view.right : view.left;
  if (!isEmptyProtection(view[hand]) || view.otherProtection) {
    return false;
  }
  if (other?.ring !== 'protection') {
    return true;
  }
  return other.enchantment === 0 && hand === 'left';
}

function isEmptyProtection(ring: WornRing | undefined): boolean {
  return ring?.ring === 'protection' && ring.enchantment === 0;
}

const twoToSix: readonly Gain[] = [{ kind: 'add', amount: between(2, 6), most: 50 }];

/** The differences of NetHack 3.7. */
export const charging: Patch<ChargingRules> = {
  making: {
    things: {
      'tool/can-of-grease': between(5, 25),
      'tool/crystal-ball': between(3, 7),
      'tool/horn-of-plenty': between(3, 20),
      'tool/bag-of-tricks': between(3, 20),
    },
  },
  cancel: {
    keepKind: ['spellbook/cancellation', 'spellbook/book-of-the-dead'],
    // Novels aren't magical but go blank all the same.
    affected: ['potion/acid', 'potion/sickness', 'spellbook/novel'],
    leaves: { 'tool/crystal-ball': added(-1) },
  },
  tools: {
    rows: {
      'tinning-kit': manyCharges(99),
      'expensive-camera': manyCharges(99),
      'magic-marker': markerRow(99),
      'crystal-ball': {
        cursed: [{ kind: 'empty' }, { kind: 'become', beatitude: 'cursed' }],
        uncursed: [
          { kind: 'mend' },
          { kind: 'add-below', below: 7, liftsCurse: true, amount: between(1, 2), most: 7 },
        ],
        blessed: [
          { kind: 'set', amount: exactly(7) },
          { kind: 'become', beatitude: 'blessed' },
        ],
        blesses: added(true),
      },
      'bag-of-tricks': { uncursed: twoToSix },
      'can-of-grease': { uncursed: twoToSix },
      'horn-of-plenty': { uncursed: twoToSix },
    },
  },
  shock: added({
    pointsPerStack: 5,
    mostStacks: 20,
    spared: { k: 99, n: 100 },
    carriedArtifactSpares: false,
    immune: ['shock-resistance'],
    charges: { k: 2, n: 3 },
    destroys: { k: 1, n: 3 },
  }),
  range: { least: -99, most: 99 },
  // src/zap.c (dozap), src/apply.c (doapply)
  handless: { zaps: false, applies: false },
  steps: { offers: offersLamps, emptyRingCosts: onlyProtectionCosts },
};

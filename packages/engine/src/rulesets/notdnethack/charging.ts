// Charging as notdNetHack plays it, where dNetHack does otherwise. notdNetHack src/read.c (recharge).

import { between, type ChargingRules, exactly } from '../../charging/index.ts';
import { armourLamp, ordinaryCells } from '../dnethack/equipment.ts';
import { handfuls, manyCharges, strip } from '../nethack-3.4.3/tools.ts';
import { added, type Patch } from '../patch.ts';

/** Turns of fuel that a lamp in armour holds. */
const LAMP_FUEL = 1500;

/** The differences of notdNetHack. */
export const charging: Patch<ChargingRules> = {
  tools: {
    rows: {
      'dwarvish-helm': armourLamp(LAMP_FUEL),
      'lantern-plate-mail': {
        cursed: [{ kind: 'burn-out' }],
        uncursed: [
          { kind: 'set', amount: exactly(1) },
          { kind: 'fuel', add: 750, most: LAMP_FUEL },
        ],
      },
      'dissection-kit': added(manyCharges(127)),
      etherblade: added(ordinaryCells),
      'force-club': added(ordinaryCells),
      flamethrower: added(ordinaryCells),
      'shock-mortar': added(ordinaryCells),
      'power-armor': added({
        counted: true,
        cursed: [{ kind: 'burn-out' }],
        uncursed: [{ kind: 'fuel', add: 5000, most: 7500 }],
        blessed: [{ kind: 'refuel', fuel: 7500 }],
      }),
      'phlebotomy-kit': added({
        counted: true,
        cursed: strip,
        uncursed: [{ kind: 'add', amount: exactly(1), most: 20 }],
        blessed: [
          {
            kind: 'add-by-charges',
            upTo: 0,
            few: between(3, 5),
            many: exactly(1),
            most: 20,
          },
        ],
      }),
      'mist-projector': added(handfuls),
    },
  },
};

// dNetHack's chargeable tools besides those of NetHack. dNetHack src/read.c (recharge).

import { type Amount, between, exactly, type Gain, type ToolRow } from '../../charging/index.ts';
import { handfuls } from '../nethack-3.4.3/tools.ts';
import { type Added, added } from '../patch.ts';

/** Cells are replaced, not filled. */
function cells(blessed: number, cursed: number, uncursed: Amount): ToolRow {
  const load = (amount: Amount): readonly Gain[] => [{ kind: 'cells', amount }];
  return {
    counted: true,
    cursed: load(exactly(cursed)),
    uncursed: load(uncursed),
    blessed: load(exactly(blessed)),
  };
}

export const ordinaryCells: ToolRow = cells(100, 10, between(80, 99));

const blaster: ToolRow = { ...ordinaryCells, onlyTimes: { times: 4, evenCursed: true } };

/**
 * A lamp built into armour: its fuel is separate from the armour's enchantment.
 * @param most fuel that it holds
 */
export function armourLamp(most: number): ToolRow {
  return {
    counted: false,
    cursed: [{ kind: 'burn-out' }],
    uncursed: [{ kind: 'fuel', add: 750, most }],
    blessed: [{ kind: 'refuel', fuel: 1500 }],
  };
}

/** The program's limit is 100 times too high to take effect. */
const NO_CAP = 150_000;

const lightsaber: ToolRow = {
  counted: true,
  cursed: [{ kind: 'burn-out' }, { kind: 'put-out' }],
  uncursed: [{ kind: 'fuel', add: 75_000, most: 150_000 }],
  blessed: [{ kind: 'refuel', fuel: 150_000 }],
};

/** A cursed source fills, a blessed one strips. @param most charges that it holds */
function backwards(most: number): ToolRow {
  return {
    counted: true,
    cursed: [{ kind: 'set', amount: exactly(most) }],
    uncursed: [{ kind: 'add', amount: exactly(1), most }],
    blessed: [{ kind: 'strip', fuel: false }],
  };
}

/** Bodies keep by it. */
export const preservativeEngine: ToolRow = backwards(8);

/** Rows by kind. */
export const equipment: Readonly<Record<string, Added<ToolRow>>> = {
  'dwarvish-helm': added(armourLamp(NO_CAP)),
  'lantern-plate-mail': added({
    counted: false,
    cursed: [{ kind: 'strip', fuel: false }],
    uncursed: [
      { kind: 'set', amount: exactly(1) },
      { kind: 'fuel', add: 750, most: NO_CAP },
    ],
    blessed: [{ kind: 'refuel', fuel: 1500 }],
  }),
  'hand-blaster': added(blaster),
  'arm-blaster': added(blaster),
  vibroblade: added(ordinaryCells),
  'force-sword': added(ordinaryCells),
  'force-blade': added(ordinaryCells),
  'force-pike': added(ordinaryCells),
  'cutting-laser': added(ordinaryCells),
  'seismic-hammer': added(ordinaryCells),
  'mass-shadow-pistol': added(cells(1000, 100, between(800, 999))),
  'carcosan-sting': added(cells(50, 5, { count: 5, sides: 5, times: 1, plus: 20 })),
  // Held by a hero who knows its kind, and by any other.
  'familiar-raygun': added(cells(160, 10, { count: 1, sides: 8, times: 10, plus: 70 })),
  raygun: added(cells(15, 2, { count: 1, sides: 5, times: 2, plus: 2 })),
  lightsaber: added(lightsaber),
  beamsword: added(lightsaber),
  'double-lightsaber': added(lightsaber),
  'sensor-pack': added({
    counted: true,
    cursed: [{ kind: 'set', amount: exactly(0) }],
    uncursed: [{ kind: 'set', amount: between(12, 23) }],
    blessed: [{ kind: 'set', amount: exactly(25) }],
  }),
  'preservative-engine': added(preservativeEngine),
  'armor-salve': added(backwards(6)),
  'trephination-kit': added(handfuls),
};

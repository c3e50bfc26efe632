// Initial charges of items. NetHack 3.6.7 src/mkobj.c (mksobj).

import type { Chance } from '../../chance/index.ts';
import { drawAmount } from '../slot/amounts.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import type { Aim } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';

/** A new item. */
export interface MadeView {
  /** wand, tool, spellbook … */
  readonly class: string;
  /** Kebab case, without its class. */
  readonly kind: string;
  /** The aim of a wand. */
  readonly aim: Aim;
}

/** Its charges. */
export interface MadeCharges {
  readonly charges: number;
  readonly recharged: number;
}

/** The charges of a new item. Label: `made`. Source: NetHack 3.6.7 src/mkobj.c (mksobj). */
export function madeCharges(chance: Chance, rules: ChargingRules, view: MadeView): MadeCharges {
  const notes: ChargingNotebook = chance;
  const { things, wands, byAim, recharged } = rules.making;
  const name = `${view.class}/${view.kind}`;
  const amount =
    view.class === 'wand'
      ? (wands[view.kind] ?? byAim[view.aim])
      : (things[name] ?? things[view.class]);
  const charges = amount === undefined ? 0 : drawAmount(chance, amount, 'made');
  notes.note('made-with-charges', charges);
  return { charges, recharged: recharged[name] ?? 0 };
}

/** A new lamp's fuel in turns. Label: `made`. Source: NetHack 3.6.7 src/mkobj.c (mksobj). */
export function madeFuel(chance: Chance, rules: ChargingRules): number {
  return drawAmount(chance, rules.making.fuel, 'made');
}

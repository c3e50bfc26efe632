// States of single items besides beatitude: damned, and lent by a god, Crossfire include/define.h (FLAG_DAMNED,
// FLAG_STARTEQUIP); diluted, greased and proofed, NetHack 3.6.7 include/obj.h (odiluted, greased, oerodeproof).

import type { Archetype } from './archetype.ts';
import { classOf } from './condition.ts';
import type { GameObject } from './game-object.ts';

/** The flag of what a god lends: it can't be dropped or sold. The name is Crossfire's. */
export const GOD_GIVEN = 'startequip';

const DAMNED = 'damned';

/** The flag of a diluted potion. */
export const DILUTED = 'diluted';

/** The flag of a greased item. */
export const GREASED = 'greased';

/** Whether an item is damned: worse than cursed, and lifted by stronger spells only. */
export function isDamned(item: GameObject): boolean {
  return item.hasFlag(DAMNED) || item.fact(DAMNED) > 0;
}

/** Whether a god has lent an item to the one who carries it. */
export function isGodGiven(item: GameObject): boolean {
  return item.hasFlag(GOD_GIVEN);
}

/** Whether a potion is diluted. */
export function isDiluted(potion: GameObject): boolean {
  return potion.hasFlag(DILUTED);
}

/** Whether an item is greased. */
export function isGreased(item: GameObject): boolean {
  return item.hasFlag(GREASED);
}

/** The fact of an item that acid doesn't corrode. */
const PROOFED = 'proofed';

/** Whether things of a kind can be proofed: weapons and armour. */
export function canBeProofed(archetype: Archetype): boolean {
  const itemClass = classOf(archetype);
  return itemClass === 'weapon' || itemClass === 'armour';
}

/** Whether an item is proofed: acid doesn't corrode it. */
export function isProofed(item: GameObject): boolean {
  return item.fact(PROOFED) !== 0;
}

/** Makes an item proof against acid, or takes that away. */
export function setProofed(item: GameObject, proofed: boolean): void {
  item.setFact(PROOFED, proofed ? 1 : 0);
}

// Which items are magical, as spells of detection find. Crossfire common/item.c (is_magical).

import { TYPE, textOf } from '../archetype.ts';
import { enchantmentsOf } from '../condition.ts';
import type { GameObject } from '../game-object.ts';
import { isArtifact } from '../powers/powers.ts';

/** Kinds of items that are always magical. */
const MAGICAL: ReadonlySet<number> = new Set([
  TYPE.potion,
  TYPE.scroll,
  TYPE.spellbook,
  TYPE.wand,
  TYPE.rod,
]);

/** Numbers that only magical items have. */
const NUMBERS = ['magic', 'itemPower', 'power'];

/** Whether an item is magical. */
export function isMagical(item: GameObject): boolean {
  const { archetype } = item;
  const { toHit, toDam, armour } = enchantmentsOf(item);
  return (
    MAGICAL.has(archetype.type) ||
    item.ego !== undefined ||
    isArtifact(archetype) ||
    toHit !== 0 ||
    toDam !== 0 ||
    armour !== 0 ||
    NUMBERS.some(key => item.fact(key) !== 0) ||
    textOf(archetype, 'effect') !== '' ||
    item.hasFlag('known_magical')
  );
}

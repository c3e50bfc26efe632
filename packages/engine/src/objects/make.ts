// Makes items from archetypes.

import { type Archetype, type ArchetypeContent, textOf } from './archetype.ts';
import { isCarrierKind } from './carriers/carrier-kind.ts';
import type { Content } from './content.ts';
import { copyOwnWords, GameObject } from './game-object.ts';

/**
 * A new item of an archetype, with its initial inventory. The kind of a filled carrier makes the carrier with
 * its spell.
 * @param nextId gives unused ids
 */
export function makeObject(
  content: Content,
  archetype: Archetype,
  nextId: () => number,
  count = 1,
): GameObject {
  const own = isCarrierKind(archetype)
    ? content.archetype(textOf(archetype, 'carrier'))
    : archetype;
  const item = new GameObject(nextId(), own, count);
  for (const inside of archetype.inventory) {
    item.inventory.push(makeContent(content, inside, nextId));
  }
  return item;
}

/**
 * A new item as a file describes it inside another: its archetype with the archetype's inventory, then its
 * own numbers, texts, flags, ego kind and further contents. Content that was checked nests at most 64 deep.
 * Crossfire common/assets/ArchetypeLoader.cpp (`arch` within an object).
 * @param nextId gives unused ids
 */
export function makeContent(
  content: Content,
  inside: ArchetypeContent,
  nextId: () => number,
): GameObject {
  const { archetype, numbers, texts = {}, flags = {}, ego, inventory = [] } = inside;
  const item = makeObject(content, content.archetype(archetype), nextId);
  for (const [key, value] of Object.entries(numbers)) {
    item.setFact(key, value);
  }
  copyOwnWords(item, texts, flags);
  item.ego = ego === undefined ? undefined : content.archetype(ego);
  for (const further of inventory) {
    item.inventory.push(makeContent(content, further, nextId));
  }
  return item;
}

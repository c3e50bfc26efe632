// Makes items from archetypes.

import { type Archetype, type ArchetypeContent, textOf } from './archetype.ts';
import { isCarrierKind } from './carriers/carrier-kind.ts';
import type { Content } from './content.ts';
import { GameObject } from './game-object.ts';

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

/** A new item as an archetype's file describes it, with the spell that it names. @param nextId gives unused ids */
export function makeContent(
  content: Content,
  { archetype, numbers, ego, spell }: ArchetypeContent,
  nextId: () => number,
): GameObject {
  const item = makeObject(content, content.archetype(archetype), nextId);
  Object.assign(item.differences, numbers);
  item.ego = ego === undefined ? undefined : content.archetype(ego);
  if (spell !== undefined) {
    item.inventory.push(makeObject(content, content.archetype(spell), nextId));
  }
  return item;
}

// Makes items from archetypes.

import type { Archetype } from './archetype.ts';
import type { Content } from './content.ts';
import { GameObject } from './game-object.ts';

/** A new item of an archetype, with its initial inventory. @param nextId gives unused ids */
export function makeObject(
  content: Content,
  archetype: Archetype,
  nextId: () => number,
  count = 1,
): GameObject {
  const item = new GameObject(nextId(), archetype, count);
  for (const inside of archetype.inventory) {
    const inner = makeObject(content, content.archetype(inside.archetype), nextId);
    Object.assign(inner.differences, inside.numbers);
    inner.ego = inside.ego === undefined ? undefined : content.archetype(inside.ego);
    item.inventory.push(inner);
  }
  return item;
}

// A spell drawn from a treasure list. Crossfire server/spell_effect.c (cast_wonder).

import type { Chance } from '../../chance/index.ts';
import { type Archetype, type Content, drawTreasure } from '../../objects/index.ts';

/** The first archetype of a draw; undefined if the list gives nothing. Labels: as `drawTreasure`. */
export function drawnSpell(
  chance: Chance,
  content: Content,
  list: string,
  level: number,
): Archetype | undefined {
  const view = { list, difficulty: Math.max(1, level), kindsOnly: true };
  const [order] = drawTreasure(chance, content.treasure, view);
  return order === undefined ? undefined : content.archetype(order.archetype);
}

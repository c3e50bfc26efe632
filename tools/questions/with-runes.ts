// A game in which all that the hero carries has runes that he can't read: the hardest that there is to ask
// about, since each thing may be a thousand things.

import type { SavedGame } from '@roguewright/engine/game';
import { type Content, egosFor } from '@roguewright/engine/objects';

/** The game with the first ego kind that there is on each thing that can have one. */
export function withRunes(content: Content, saved: SavedGame): SavedGame {
  const copy = JSON.parse(JSON.stringify(saved));
  const runed = new Set<number>();
  for (const [, thing] of copy.seats[0].sheet.inventory) {
    const [ego] = egosFor(content, content.archetype(thing.archetype));
    if (ego !== undefined) {
      thing.ego = ego.id;
      runed.add(thing.id);
    }
  }
  const { lore } = copy.seats[0].sheet;
  lore.things = lore.things.filter(([id]: [number]) => !runed.has(id));
  return copy;
}

// What a use of a thing is called on the sheets.

import type { ItemUse, ItemView } from '@roguewright/engine/game';
import { COMMAND_HELP } from '@roguewright/engine/words';

/** The title of a use: what is held is put away, what is worn is taken off. */
export function useTitle(item: ItemView, use: ItemUse): string {
  return use === 'take-off' && item.wielded ? 'Put away' : COMMAND_HELP[use].title;
}

/** Says that nothing in the bag can be used like this: `You have nothing to read.` */
export function nothingTo(use: ItemUse): string {
  return `You have nothing to ${COMMAND_HELP[use].title.toLowerCase()}.`;
}

// The words for the uses of an item on the sheets.

import type { ItemUse, ItemView } from '@roguewright/engine/game';
import { COMMAND_HELP } from '@roguewright/engine/words';

/** The title of a use: a wielded item is put away, a worn one is taken off. */
export function useTitle(item: ItemView, use: ItemUse): string {
  return use === 'take-off' && item.wielded ? 'Put away' : COMMAND_HELP[use].title;
}

/** Says that no item in the bag has this use: `You have nothing to read.` */
export function nothingTo(use: ItemUse): string {
  return `You have nothing to ${COMMAND_HELP[use].title.toLowerCase()}.`;
}

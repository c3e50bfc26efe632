// The words for the uses of an item on the sheets.

import type { ItemUse, ItemView } from '@roguewright/engine/game';
import { COMMAND_HELP } from '@roguewright/engine/words';

/** The title of a use: a wielded item is put away, a worn one is taken off. */
export function useTitle(item: ItemView, use: ItemUse): string {
  return use === 'take-off' && item.wielded ? 'Put away' : COMMAND_HELP[use].title;
}

/** Says that no item in the bag has this use: `You have nothing to read.`, `You have nothing else to wield.` */
export function nothingTo(use: ItemUse, isArmed = false): string {
  return `You have nothing ${isArmed && use === 'wield' ? 'else ' : ''}to ${COMMAND_HELP[use].title.toLowerCase()}.`;
}

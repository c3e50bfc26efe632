// Arranging the menu of spells as a player writes it: `swap fireball with mending`, `sort by level`.

import { nearest } from '@roguewright/engine/errors';
import type { GameView } from '@roguewright/engine/game';
import { MENU_ORDER_NAMES } from '@roguewright/engine/words';
import { type Order, say } from './order.ts';
import { spellNamed } from './things.ts';

/** The order to swap the letters of two spells. */
export function swapOrder(words: readonly string[], view: GameView): Order {
  for (let length = words.length - 1; length > 0; length--) {
    const spell = spellNamed(view, words.slice(0, length).join(' '));
    const other = spellNamed(view, words.slice(length).join(' '));
    if (typeof spell !== 'string' && typeof other !== 'string') {
      return {
        do: 'perform',
        command: { kind: 'swap-spells', spell: spell.id, other: other.id },
      };
    }
  }
  return say('Swap which two spells? For example: swap a b.');
}

/** The order to sort the menu. */
export function sortOrder(words: readonly string[], { spellMenu }: GameView): Order {
  const written = words.filter(word => word !== 'by' && word !== 'spells').join(' ');
  const { orders } = spellMenu;
  const order = orders.find(name => name === written || MENU_ORDER_NAMES[name] === written);
  if (order !== undefined) {
    return { do: 'perform', command: { kind: 'sort-spells', order } };
  }
  const names = orders.map(name => MENU_ORDER_NAMES[name]);
  const close = written === '' ? undefined : nearest(written, names);
  return say(
    close === undefined
      ? `Sort spells by ${names.join(', or by ')}. For example: sort by ${names.at(-1)}.`
      : `Spells can’t be sorted by ${written}. Did you mean ${close}?`,
  );
}

// The next step of using an item: an aim, or a command at once.

import type { Command, ItemUse, ItemView, RefusalReason } from '../game/index.ts';
import type { Aimed } from './aim.ts';

/** The next step. */
export type Use =
  | { readonly kind: 'aim'; readonly what: Aimed }
  | { readonly kind: 'command'; readonly command: Command };

/**
 * The next step of using an item.
 * @param count number to drop, at most all; 0 for all
 */
export function useOfItem(item: ItemView, how: ItemUse, count: number): Use {
  const { id } = item;
  switch (how) {
    case 'fire':
    case 'throw':
      return { kind: 'aim', what: { kind: how, item } };
    case 'zap':
    case 'apply':
      return item.aimed === true
        ? { kind: 'aim', what: { kind: how, item } }
        : command({ kind: how, item: id, direction: 0 });
    case 'drop':
      return command({ kind: how, item: id, count: Math.min(count || item.count, item.count) });
    default:
      return command({ kind: how, item: id });
  }
}

function command(done: Command): Use {
  return { kind: 'command', command: done };
}

const BOOK_WARNINGS: readonly RefusalReason[] = [
  'known-well',
  'difficult-book',
  'very-difficult-book',
];

/** Whether a refusal is only a warning about a book, which can still be studied. */
export function isBookWarning(reason: RefusalReason | undefined): boolean {
  return reason !== undefined && BOOK_WARNINGS.includes(reason);
}

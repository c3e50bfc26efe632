// Refusals of a book that may be studied all the same.

import type { RefusalReason } from '@roguewright/engine/game';

const BOOK_WARNINGS: readonly RefusalReason[] = [
  'known-well',
  'difficult-book',
  'very-difficult-book',
];

/** Whether a refusal only warns of a book. */
export function isBookWarning(reason: RefusalReason | undefined): boolean {
  return reason !== undefined && BOOK_WARNINGS.includes(reason);
}

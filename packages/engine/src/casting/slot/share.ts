import { truncDiv } from '../../integers/index.ts';
import type { Share } from './share-rules.ts';

/** The share of a number, rounded down. */
export function shareOf(amount: number, { times, over }: Share): number {
  return truncDiv(amount * times, over);
}

// The fuse of a bomb in words.

import { tellMoves } from '../spell-price.ts';

/** `, explodes in 0.8 moves` after the name of a bomb; empty for everything else. */
export function tellFuse({ fuse }: { readonly fuse?: number }): string {
  return fuse === undefined ? '' : `, explodes in ${tellMoves(fuse)}`;
}

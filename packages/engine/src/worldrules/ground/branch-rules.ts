// Numbers of the layout of the dungeon: how deep it goes, and where its branches leave it.

import type { Span } from '../digging-rules.ts';

/** The branches of the dungeon, in the order of their keys. */
export const BRANCHES = ['mines', 'sewers', 'keep', 'drowned', 'maze'] as const;

/** The word of a branch. */
export type BranchName = (typeof BRANCHES)[number];

/** One branch. */
interface BranchRow {
  /** The levels of the main dungeon on one of which its stairs are. */
  readonly leaves: Span;
  /** Number of its levels. */
  readonly levels: number;
}

/** The layout of a new dungeon, and what is met in its parts. */
export interface LayoutRules {
  /** The deepest level of the main dungeon, on which the Amulet lies. */
  readonly deepest: number;
  readonly branches: Readonly<Record<BranchName, BranchRow>>;
  /** The weight of a monster in a branch where it is at home is multiplied by this. */
  readonly atHome: number;
  /** A drawn level is part of a game with probability `times` in `of`. */
  readonly drawnLevels: { readonly times: number; readonly of: number };
  /** A level that is dug has a vault with probability 1 in `oneIn`; its place is tried this often. */
  readonly vaults: { readonly oneIn: number; readonly tries: number };
}

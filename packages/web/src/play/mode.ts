// What the next key or click means.

import type { ItemUse, ItemView, SpellView } from '@roguewright/engine/game';
import type { Aim } from './aim.ts';
import type { Square } from './known-map.ts';

/** Commands that need nothing but a direction. */
export type Directed = 'attack' | 'open' | 'close' | 'force';

/** What is aimed: a spell or a wand in a direction, a missile at a square. */
export type Aimed =
  | { readonly kind: 'cast'; readonly spell: SpellView }
  | { readonly kind: 'zap' | 'apply'; readonly item: ItemView }
  /** Without an item it is what the quiver holds. */
  | { readonly kind: 'fire' | 'throw'; readonly item: ItemView | undefined };

/** The sheets that open over the right column. */
export type SheetName =
  | 'inventory'
  | 'equipment'
  | ItemUse
  | 'pick-up'
  | 'study-anyway'
  | 'spells'
  | 'skills'
  | 'discoveries'
  | 'help'
  | 'history'
  | 'recall'
  | 'compare'
  | 'settings'
  | 'more'
  | 'you'
  | 'item'
  | 'leave';

/** Something is being aimed. */
export interface AimMode {
  readonly kind: 'aim';
  readonly what: Aimed;
  readonly aim: Aim;
  /**
   * The page's own proposal meets no enemy: the first Enter asks whether that is meant. Absent once the
   * player has chosen an aim.
   */
  readonly doubt?: 'unasked' | 'asked';
}

/** What the page is waiting for. */
export type Mode =
  | { readonly kind: 'walk' }
  | { readonly kind: 'direction'; readonly command: Directed }
  | AimMode
  | { readonly kind: 'look'; readonly square: Square }
  | {
      readonly kind: 'sheet';
      readonly sheet: SheetName;
      /** Of charging, that is in mind; 0 for one that has been read. */
      readonly scroll: number;
      /** Whom or what it is about, by id: absent where the sheet asks. */
      readonly subject?: number;
    };

/** The mode of the map: keys walk. */
export const WALK: Mode = { kind: 'walk' };

/** Whether it is aimed at all; what is not works on the hero. */
export function isAimed(what: Aimed): boolean {
  return what.kind !== 'cast' || what.spell.needsDirection;
}

/** Whether it may be aimed nowhere but here: at the hero himself, or to see what a wand does. */
export function mayBeHere(what: Aimed): boolean {
  if (what.kind === 'zap' || what.kind === 'apply') {
    return true;
  }
  return what.kind === 'cast' && what.spell.atSelf && !what.spell.atSquare;
}

/** Whether it is aimed at a square, not in one of eight directions. */
export function isAtSquare(what: Aimed): boolean {
  return what.kind === 'cast' ? what.spell.atSquare : what.kind === 'fire' || what.kind === 'throw';
}

// What the next key or click means.

import type { Aim, Aimed, Directed, Square } from '@roguewright/engine/face';
import type { ItemUse, PendingView } from '@roguewright/engine/game';

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

/** The sheet that asks each question that may wait. */
export const PENDING_SHEETS: Readonly<Record<PendingView['about'], NonNullable<SheetName>>> = {
  charging: 'charge',
};

/** The mode of the map: keys walk. */
export const WALK: Mode = { kind: 'walk' };

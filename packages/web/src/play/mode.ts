// What the next key or click means.

import type { Aim, Aimed, Directed, Square } from '@roguewright/engine/face';
import type { GameView, ItemUse } from '@roguewright/engine/game';

/** The sheets that open over the right column. */
export type SheetName =
  | 'inventory'
  | 'equipment'
  | ItemUse
  | 'pick-up'
  | 'study-anyway'
  | 'question'
  | 'spells'
  | 'skills'
  | 'discoveries'
  | 'conducts'
  | 'find'
  | 'rules'
  | 'notes'
  | 'help'
  | 'history'
  | 'overview'
  | 'recall'
  | 'compare'
  | 'settings'
  | 'rest-until'
  | 'luck'
  | 'last-turns'
  | 'more'
  | 'you'
  | 'item'
  | 'leave';

/** What the quiver holds is shot. */
export const QUIVER: Aimed = { kind: 'fire', item: undefined };

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
  /** The player has chosen the aim. */
  readonly isChosen?: true;
}

/** A sheet is open. */
export interface SheetMode {
  readonly kind: 'sheet';
  readonly sheet: SheetName;
  /** Whom or what it is about, by id: absent where the sheet asks. */
  readonly subject?: number;
  /**
   * Of the page of an item: the sheet that it was opened from. Of two weapons side by side: the page of an item. One
   * step back leads there. Absent: to the map.
   */
  readonly from?: SheetMode;
}

/** What the page is waiting for. */
export type Mode =
  | { readonly kind: 'walk' }
  | { readonly kind: 'direction'; readonly command: Directed }
  | AimMode
  | {
      readonly kind: 'look';
      readonly square: Square;
      /** The square is looked at to choose where to travel. */
      readonly travels?: true;
    }
  /** A question that waits is answered by a direction, or by a square. */
  | { readonly kind: 'answer-direction' }
  | { readonly kind: 'answer-square'; readonly square: Square }
  | SheetMode;

/** The mode of the map: keys walk. */
export const WALK: Mode = { kind: 'walk' };

/** The mode that asks the question that waits; none when none does. */
export function askingMode({ pending, hero }: GameView): Mode | undefined {
  switch (pending?.asks.kind) {
    case undefined:
      return undefined;
    case 'direction':
      return { kind: 'answer-direction' };
    case 'square':
      return { kind: 'answer-square', square: { x: hero.x, y: hero.y } };
    default:
      return { kind: 'sheet', sheet: 'question' };
  }
}

/** Whether a mode asks a question that waits. */
export function isAsking(mode: Mode): boolean {
  return (
    mode.kind === 'answer-direction' ||
    mode.kind === 'answer-square' ||
    (mode.kind === 'sheet' && mode.sheet === 'question')
  );
}

/**
 * The sheet to which one step back from a new sheet leads; undefined: it leads to the map.
 * @param open what is open before it
 */
export function beneath(open: Mode, sheet: SheetName): SheetMode | undefined {
  if (open.kind !== 'sheet') {
    return undefined;
  }
  if (sheet === 'item') {
    // An item's page in place of another one leads where that one led.
    return open.sheet === 'item' ? open.from : open;
  }
  return sheet === 'compare' && open.sheet === 'item' ? open : undefined;
}

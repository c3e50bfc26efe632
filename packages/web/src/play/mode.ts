// What the next key or click means.

import type { SpellView } from '@roguewright/engine/game';
import type { Aim } from './aim.ts';
import type { Square } from './known-map.ts';

/** Commands that need nothing but a direction. */
export type Directed = 'attack' | 'open' | 'close';

/** The sheets that open over the right column. */
export type SheetName =
  | 'inventory'
  | 'quaff'
  | 'read'
  | 'spells'
  | 'help'
  | 'history'
  | 'settings'
  | 'more'
  | 'leave';

/** What the page is waiting for. */
export type Mode =
  | { readonly kind: 'walk' }
  | { readonly kind: 'direction'; readonly command: Directed }
  | { readonly kind: 'aim'; readonly spell: SpellView; readonly aim: Aim }
  | { readonly kind: 'look'; readonly square: Square }
  | { readonly kind: 'sheet'; readonly sheet: SheetName };

/** The mode of the map: keys walk. */
export const WALK: Mode = { kind: 'walk' };

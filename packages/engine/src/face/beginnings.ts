// The action table: what a command wants to be told when a key or a button begins it. A face makes its
// own of each kind of question; a new command doesn't compile until it is known how it begins.

import type { Command, ItemUse } from '../game/index.ts';
import type { Directed } from './directed.ts';

/** What a command wants to be told. */
export type Beginning =
  /** Nothing: it is carried out as it stands. */
  | { readonly asks: 'nothing'; readonly command: Command }
  /** How often. */
  | { readonly asks: 'count'; readonly kind: 'rest' | 'search' }
  /** Which way. */
  | { readonly asks: 'direction'; readonly kind: Directed }
  /** Which spell, and then where it goes. */
  | { readonly asks: 'spell' }
  /** Where what the quiver holds goes. */
  | { readonly asks: 'aim' }
  /** Which thing carried, and then perhaps more. */
  | { readonly asks: 'item'; readonly kind: ItemUse }
  /** Which of the things that lie here. */
  | { readonly asks: 'lying' }
  /** What the question that waits has asked. */
  | { readonly asks: 'pending' }
  /** Which skill. */
  | { readonly asks: 'skill' }
  /** Where to go. */
  | { readonly asks: 'goal' }
  /** Something that only a page of the spells knows. */
  | { readonly asks: 'spell-page' }
  /** It is begun by reading what it is done with. */
  | { readonly asks: 'reading' }
  /** It is begun by the direction keys. */
  | { readonly asks: 'direction-key' };

/** Every kind of command and what it wants to be told. */
export const BEGINNINGS: { readonly [Kind in Command['kind']]: Beginning } = {
  move: { asks: 'direction-key' },
  travel: { asks: 'goal' },
  explore: { asks: 'nothing', command: { kind: 'explore' } },
  ascend: { asks: 'nothing', command: { kind: 'ascend' } },
  descend: { asks: 'nothing', command: { kind: 'descend' } },
  open: { asks: 'direction', kind: 'open' },
  close: { asks: 'direction', kind: 'close' },
  force: { asks: 'direction', kind: 'force' },
  search: { asks: 'count', kind: 'search' },
  rest: { asks: 'count', kind: 'rest' },
  attack: { asks: 'direction', kind: 'attack' },
  cast: { asks: 'spell' },
  'cast-at': { asks: 'spell' },
  strain: { asks: 'spell' },
  teleport: { asks: 'nothing', command: { kind: 'teleport' } },
  fire: { asks: 'aim' },
  throw: { asks: 'item', kind: 'throw' },
  zap: { asks: 'item', kind: 'zap' },
  quaff: { asks: 'item', kind: 'quaff' },
  read: { asks: 'item', kind: 'read' },
  apply: { asks: 'item', kind: 'apply' },
  answer: { asks: 'pending' },
  charge: { asks: 'reading' },
  study: { asks: 'item', kind: 'study' },
  eat: { asks: 'item', kind: 'eat' },
  wield: { asks: 'item', kind: 'wield' },
  wear: { asks: 'item', kind: 'wear' },
  'take-off': { asks: 'item', kind: 'take-off' },
  'pick-up': { asks: 'lying' },
  drop: { asks: 'item', kind: 'drop' },
  enhance: { asks: 'skill' },
  name: { asks: 'nothing', command: { kind: 'name', item: 0 } },
  call: { asks: 'nothing', command: { kind: 'call', item: 0 } },
  'swap-spells': { asks: 'spell-page' },
  'sort-spells': { asks: 'spell-page' },
  'reletter-spells': { asks: 'nothing', command: { kind: 'reletter-spells' } },
};

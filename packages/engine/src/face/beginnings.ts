// The input that each command needs after its key or button. A face implements each kind of input; a new
// command doesn't compile without a row here.

import type { Command, ItemUse } from '../game/index.ts';
import type { Directed } from './directed.ts';

/** The input that a command needs. */
export type Beginning =
  /** None: it is carried out at once. */
  | { readonly asks: 'nothing'; readonly command: Command }
  /** A count. */
  | { readonly asks: 'count'; readonly kind: 'rest' | 'search' }
  /** A direction. */
  | { readonly asks: 'direction'; readonly kind: Directed }
  /** A spell, then its aim. */
  | { readonly asks: 'spell' }
  /** An aim for the ammunition in the quiver. */
  | { readonly asks: 'aim' }
  /** A carried item, and possibly more. */
  | { readonly asks: 'item'; readonly kind: ItemUse }
  /** One of the items that lie here. */
  | { readonly asks: 'lying' }
  /** The answer to the pending question. */
  | { readonly asks: 'pending' }
  /** A skill. */
  | { readonly asks: 'skill' }
  /** A destination. */
  | { readonly asks: 'goal' }
  /** Input that only a page of spells provides. */
  | { readonly asks: 'spell-page' }
  /** Rules of the player's own. */
  | { readonly asks: 'rules' }
  /** A text. */
  | { readonly asks: 'note' }
  /** It is started by reading a scroll. */
  | { readonly asks: 'reading' }
  /** It is started by a direction key. */
  | { readonly asks: 'direction-key' };

/** Every kind of command with the input that it needs. */
export const BEGINNINGS: { readonly [Kind in Command['kind']]: Beginning } = {
  move: { asks: 'direction-key' },
  travel: { asks: 'goal' },
  journey: { asks: 'nothing', command: { kind: 'journey', level: 0 } },
  explore: { asks: 'nothing', command: { kind: 'explore' } },
  ascend: { asks: 'nothing', command: { kind: 'ascend' } },
  descend: { asks: 'nothing', command: { kind: 'descend' } },
  enter: { asks: 'nothing', command: { kind: 'enter' } },
  open: { asks: 'direction', kind: 'open' },
  close: { asks: 'direction', kind: 'close' },
  force: { asks: 'direction', kind: 'force' },
  kick: { asks: 'direction', kind: 'kick' },
  dig: { asks: 'direction', kind: 'dig' },
  search: { asks: 'count', kind: 'search' },
  disarm: { asks: 'direction', kind: 'disarm' },
  pull: { asks: 'direction', kind: 'pull' },
  steer: { asks: 'direction', kind: 'steer' },
  ride: { asks: 'direction', kind: 'ride' },
  unsaddle: { asks: 'direction', kind: 'unsaddle' },
  'form-power': { asks: 'direction', kind: 'form-power' },
  'call-creature': { asks: 'direction', kind: 'call-creature' },
  loot: { asks: 'nothing', command: { kind: 'loot' } },
  tip: { asks: 'nothing', command: { kind: 'tip', item: 0 } },
  engrave: { asks: 'nothing', command: { kind: 'engrave' } },
  offer: { asks: 'nothing', command: { kind: 'offer', item: 0 } },
  pray: { asks: 'nothing', command: { kind: 'pray' } },
  sit: { asks: 'nothing', command: { kind: 'sit' } },
  pay: { asks: 'nothing', command: { kind: 'pay' } },
  chat: { asks: 'nothing', command: { kind: 'chat' } },
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
  rub: { asks: 'item', kind: 'rub' },
  dip: { asks: 'nothing', command: { kind: 'dip', item: 0 } },
  break: { asks: 'item', kind: 'break' },
  invoke: { asks: 'item', kind: 'invoke' },
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
  prefer: { asks: 'rules' },
  note: { asks: 'note' },
  'let-be': { asks: 'nothing', command: { kind: 'let-be', creature: 0 } },
  'swap-spells': { asks: 'spell-page' },
  'sort-spells': { asks: 'spell-page' },
  'reletter-spells': { asks: 'nothing', command: { kind: 'reletter-spells' } },
};

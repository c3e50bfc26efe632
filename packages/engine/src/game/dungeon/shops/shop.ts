// A shop of a level: its room, its keeper, and what customers owe.

import type { LevelMap } from '../../../world/index.ts';

/** What stands between a keeper and one customer, in gold. */
export interface Account {
  /** What the customer has put down in advance. */
  readonly credit: number;
  /** Fees, and goods that are used up or spoilt. */
  readonly debt: number;
  /** The worth of goods that the customer took away unpaid. */
  readonly stolen: number;
}

/** The account of someone who has bought nothing yet. */
export const NO_ACCOUNT: Account = { credit: 0, debt: 0, stolen: 0 };

/** The saved form of a shop. */
export interface ShopState {
  /** The archetype that describes what is sold. */
  readonly kind: string;
  /** Id of the keeper; 0: he is gone. */
  readonly keeper: number;
  /** The floor of the room. */
  readonly room: readonly [x: number, y: number, width: number, height: number];
  /** The square inside the door. */
  readonly post: number;
  readonly door: number;
  /** By the number of the customer’s seat; absent: no accounts. */
  readonly accounts?: readonly (readonly [
    seat: number,
    credit: number,
    debt: number,
    stolen: number,
  ])[];
}

/** A shop. Only the room `game/shops` changes keeper and accounts. */
export class Shop {
  readonly kind: string;
  keeper: number;
  readonly room: ShopState['room'];
  readonly post: number;
  readonly door: number;
  readonly accounts: Map<number, Account> = new Map();

  constructor({ kind, keeper, room, post, door, accounts = [] }: ShopState) {
    this.kind = kind;
    this.keeper = keeper;
    this.room = room;
    this.post = post;
    this.door = door;
    for (const [seat, credit, debt, stolen] of accounts) {
      this.accounts.set(seat, { credit, debt, stolen });
    }
  }

  /** Whether a square belongs to its floor. The door doesn’t. */
  holds(map: LevelMap, square: number): boolean {
    const [left, top, width, height] = this.room;
    const [x, y] = [map.x(square), map.y(square)];
    return x >= left && y >= top && x < left + width && y < top + height;
  }

  save(): ShopState {
    const { kind, keeper, room, post, door } = this;
    const accounts = [...this.accounts]
      .filter(([, { credit, debt, stolen }]) => credit > 0 || debt > 0 || stolen > 0)
      .sort(([one], [other]) => one - other)
      .map(([seat, { credit, debt, stolen }]) => [seat, credit, debt, stolen] as const);
    return { kind, keeper, room, post, door, ...(accounts.length > 0 && { accounts }) };
  }
}

/** The facts of a thing that belongs to a shop. */
export const GOODS = {
  /** The number of its shop on the level, from 1; 0: it belongs to none. */
  shop: 'shop',
  /** What one piece was priced at when the hero took it; 0: he hasn’t. */
  unpaid: 'unpaid',
} as const;

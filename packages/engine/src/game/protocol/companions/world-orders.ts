// Orders about who is in a shared world. Like commands they are stored and performed again.

import type { Companion } from '../performed.ts';

/** The kinds of these orders; none is a kind of command. */
const WORLD_ORDERS = ['join', 'leave', 'return'] as const;

/** A new hero joins the world; his seat is the next. */
interface JoinOrder extends Companion {
  readonly kind: 'join';
}

/** A hero waits outside the world, or comes back to where he left it. */
interface PresenceOrder {
  readonly kind: 'leave' | 'return';
}

/** An order about who is in a shared world. */
export type WorldOrder = JoinOrder | PresenceOrder;

/** Whether an order of a shared world concerns who is in it. */
export function isWorldOrder(order: { readonly kind: string }): order is WorldOrder {
  return (WORLD_ORDERS as readonly string[]).includes(order.kind);
}

// The order that `again` repeats.

import { type Done, doneIn, onceMore } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { type Order, REPEATABLE } from '../order.ts';

/** The last order that was carried out and can be repeated. */
export class LastOrder {
  #order: Order | undefined;
  /** Its command, and at whom, if it is a single one. */
  #done: Done | undefined;

  /** Keeps an order if it can be repeated. @param before the view before it was carried out */
  keep(before: GameView, order: Order): void {
    if (REPEATABLE.has(order.do)) {
      this.#order = order;
      this.#done = order.do === 'perform' ? doneIn(before, order.command) : undefined;
    }
  }

  /** The order once more, at its target; or why it isn't carried out. @param view at present */
  again(view: GameView): Order | string {
    const order = this.#order;
    if (order?.do !== 'perform' || this.#done === undefined) {
      return order ?? 'You have done nothing yet.';
    }
    const command = onceMore(view, this.#done);
    return typeof command === 'string' ? command : { ...order, command };
  }
}

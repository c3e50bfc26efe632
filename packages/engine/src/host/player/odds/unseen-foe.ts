// What the player by the odds remembers of a creature that strikes the hero and that he doesn't see: he is blind, or it
// is invisible.

import type { Command, Direction, GameEvent, GameView } from '../../../game/index.ts';

const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Commands for which it strikes about itself after the last blow that it felt. */
const STRIKES_FOR = 4;

/** What is remembered of it. */
export class UnseenFoe {
  /** Commands for which it is still looked for. */
  #left = 0;
  #at: Direction | undefined;
  /** Directions in which a blow met nothing lately. */
  readonly #empty = new Set<Direction>();

  /** Whether it struck lately. */
  get isNear(): boolean {
    return this.#left > 0;
  }

  /** Where a blow has met it; undefined: not known. */
  get at(): Direction | undefined {
    return this.#at;
  }

  /** Whether a blow in a direction met nothing lately. */
  isEmpty(direction: Direction): boolean {
    return this.#empty.has(direction);
  }

  /** Learns from what the last command brought. */
  learn({ hero }: GameView, events: readonly GameEvent[], last: Command | undefined): void {
    const isStruck = events.some(
      event =>
        (event.kind === 'hit' || event.kind === 'missed') &&
        event.actor === 0 &&
        event.target === hero.id,
    );
    this.#left = isStruck ? STRIKES_FOR : Math.max(0, this.#left - 1);
    if (last?.kind !== 'attack') {
      this.#at = undefined;
      this.#empty.clear();
      return;
    }
    const isMet = events.some(
      event =>
        (event.kind === 'hit' || event.kind === 'missed') &&
        event.actor === hero.id &&
        event.target === 0,
    );
    this.#at = isMet ? last.direction : undefined;
    if (isMet) {
      this.#empty.clear();
    } else {
      this.#empty.add(last.direction);
      if (this.#empty.size >= DIRECTIONS.length) {
        this.#empty.clear();
      }
    }
  }
}

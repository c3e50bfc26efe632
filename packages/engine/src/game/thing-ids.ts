// The ids that a game gives to creatures and things. They are numbered in the order in which they are
// made, and nobody may learn that number: from the id of a thing that the hero drops he could count what
// was made out of his sight. So what faces get is the number put through a permutation of 30 bits whose
// key only the seed gives: ids stay unique and the same in every replay, and carry no count.

import { Streams } from '../chance/index.ts';

/** Bits of each half of the permutation (a Feistel network of four rounds). */
const HALF = 15;
const MASK = (1 << HALF) - 1;
const ROUNDS = 4;

/** Ids begin here: games that older versions began have small ones, which these never meet. */
const FIRST_ID = 2 ** 30;

/** Gives out ids. */
export class ThingIds {
  /** How many were given out before, or from where an older game went on. */
  next: number;
  readonly #keys: readonly number[];

  /** @param next the number of the next id, from 0 below 2³⁰ */
  constructor(seed: string, next: number) {
    this.next = next;
    const luck = new Streams(seed).stream('ids');
    this.#keys = Array.from({ length: ROUNDS }, () => luck.below(2 ** 32) | 0);
  }

  /** An id that nothing has yet, from 2³⁰ to 2³¹ − 1. */
  take(): number {
    return FIRST_ID + this.hidden(this.next++);
  }

  /** A number below 2³⁰ as another one, which tells nothing of it; no two become the same. */
  hidden(number: number): number {
    let left = (number >>> HALF) & MASK;
    let right = number & MASK;
    for (const key of this.#keys) {
      [left, right] = [right, left ^ scramble(right, key)];
    }
    return (left << HALF) | right;
  }
}

/** 15 bits that depend on every bit of both (the finishing steps of MurmurHash3). */
function scramble(half: number, key: number): number {
  let mixed = half ^ key;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) & MASK;
}

// The ids that a game gives to creatures and things. They are numbered in the order in which they are
// made, and nobody may learn that number: from the id of a thing that the hero drops he could count what
// was made out of his sight. So what faces get is the number put through a permutation of 30 bits whose
// key only the seed gives: ids stay unique and the same in every replay, and carry no count.

import { Streams } from '../../chance/index.ts';
import type { NewGame } from '../protocol/performed.ts';

/** Bits of each half of the permutation (a Feistel network of four rounds). */
const HALF = 15;
const MASK = (1 << HALF) - 1;
const ROUNDS = 4;

/** Ids begin here, so that none is 0: that stands for nobody and nothing. */
const FIRST_ID = 2 ** 30;

/** Gives out ids. */
export class ThingIds {
  /** The number of the next id, from 1. */
  next: number;
  /** None: ids are their own numbers. */
  readonly #keys: readonly number[];

  /**
   * @param start how the game began: the commands of one from before saves of version 6 name ids that
   * are plain numbers, so it keeps them
   * @param next the number of the next id, from 1 below 2³⁰
   */
  constructor({ seed, luck }: Pick<NewGame, 'seed' | 'luck'>, next: number) {
    this.next = next;
    const keys = new Streams(seed).stream('ids');
    const rounds = luck === 32 ? 0 : ROUNDS;
    this.#keys = Array.from({ length: rounds }, () => keys.below(2 ** 32) | 0);
  }

  /** An id that nothing has yet: from 2³⁰ to 2³¹ − 1, in older games from 1. */
  take(): number {
    const number = this.next++;
    return this.#keys.length === 0 ? number : FIRST_ID + this.hidden(number);
  }

  /** Whether an id was given out before. */
  wasGiven(id: number): boolean {
    const number = this.#keys.length === 0 ? id : this.#shown(id - FIRST_ID);
    return number >= 1 && number < this.next;
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

  /** The number that is hidden as this one; −1 when none is. */
  #shown(hidden: number): number {
    if (hidden < 0) {
      return -1;
    }
    let left = (hidden >>> HALF) & MASK;
    let right = hidden & MASK;
    for (const key of this.#keys.toReversed()) {
      [left, right] = [right ^ scramble(left, key), left];
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

// Ids of creatures and items. They are numbered in order of creation, and that number must stay secret: from
// the id of an item that the hero drops he could count the objects created out of his sight. Therefore faces
// get the number after a permutation of 30 bits whose key depends only on the seed. Ids stay unique and
// reproducible, and reveal no count.

import { Streams } from '../../chance/index.ts';
import type { NewGame } from '../protocol/performed.ts';

/** Bits of each half of the permutation (a Feistel network of four rounds). */
const HALF = 15;
const MASK = (1 << HALF) - 1;
const ROUNDS = 4;

/** The lowest id, so that none is 0, which means none. */
const FIRST_ID = 2 ** 30;

/** Generates ids. */
export class ThingIds {
  /** The number of the next id, from 1. */
  next: number;
  /** Empty: ids equal their numbers. */
  readonly #keys: readonly number[];

  /**
   * @param start the start of the game: commands of games from before saves of version 6 contain plain
   *   numbers as ids, so those games keep them
   * @param next the number of the next id, from 1 below 2³⁰
   */
  constructor({ seed, luck }: Pick<NewGame, 'seed' | 'luck'>, next: number) {
    this.next = next;
    const keys = new Streams(seed).stream('ids');
    const rounds = luck === 32 ? 0 : ROUNDS;
    this.#keys = Array.from({ length: rounds }, () => keys.below(2 ** 32) | 0);
  }

  /** A new id: from 2³⁰ to 2³¹ − 1, in older games from 1. */
  take(): number {
    const number = this.next++;
    return this.#keys.length === 0 ? number : FIRST_ID + this.hidden(number);
  }

  /** Whether an id has been given out. */
  wasGiven(id: number): boolean {
    const number = this.#keys.length === 0 ? id : this.#shown(id - FIRST_ID);
    return number >= 1 && number < this.next;
  }

  /** Permutes a number below 2³⁰. */
  hidden(number: number): number {
    let left = (number >>> HALF) & MASK;
    let right = number & MASK;
    for (const key of this.#keys) {
      [left, right] = [right, left ^ scramble(right, key)];
    }
    return (left << HALF) | right;
  }

  /** The inverse of `hidden`; −1 if there is none. */
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

/** 15 bits that depend on every bit of both arguments (the finishing steps of MurmurHash3). */
function scramble(half: number, key: number): number {
  let mixed = half ^ key;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) & MASK;
}

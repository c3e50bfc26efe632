// What spells put on a map: rows of a pool in typed arrays. Only this file knows how rows are ordered:
// newest first, nothing in the tick of its birth, so the pool is walked from its last row to its first.
// What lies on one square is a list through the rows, newest first.

import type { Strike } from '../ports.ts';
import { EffectColumns, FRESH_CLOCK, type NewEffect, type SavedColumns } from './effect-columns.ts';
import type { EffectKind } from './effect-kind.ts';

/** Effects on a level beyond which nothing spreads, is generated or dropped; large storms have some hundred. */
export const MOST_EFFECTS = 4000;

/** Effects as they are saved. */
export interface EffectPoolState {
  readonly nextId: number;
  readonly columns: SavedColumns;
  /** Further strands that merged pieces remember, by row; absent when none does. */
  readonly strands?: readonly (readonly [row: number, strands: readonly number[]])[];
}

/** A strike under way: made once, filled anew for each. */
type Blow = { -readonly [Field in keyof Strike]: Strike[Field] };

/** All effects of one level. A fresh effect's clock starts at −0.1, in single precision. */
export class EffectPool extends EffectColumns {
  count = 0;
  /** Facts of archetypes by their index, read once; no part of the state. */
  readonly kinds: EffectKind[] = [];
  /** The strike under way; whoever is told of it copies what is to last. */
  readonly blow: Blow = {
    square: 0,
    damage: 0,
    attackType: 0,
    owner: 0,
    source: 0,
    level: 0,
    slaying: '',
  };
  #nextId = 1;
  #dead = 0;
  /** Pairs of `begin` and `settle` that are open. */
  #acting = 0;
  /** The newest effect on each square, −1 for none. */
  #newest = new Int32Array(0);
  /** Remembered strands, each with the node of the next; node 0 is the end. */
  #strands: number[] = [0];
  #nextStrand: number[] = [0];

  /** Puts an effect last. @returns its row, good until the next `sweep` */
  add(effect: NewEffect): number {
    const row = this.count++;
    this.reserve(this.count);
    this.fill(row, effect);
    return this.#enter(row);
  }

  /** Puts a copy of a row on a square, last, with a fresh clock. @returns its row */
  copy(from: number, square: number): number {
    const row = this.count++;
    this.reserve(this.count);
    this.duplicate(from, row);
    this.square[row] = square;
    this.speedLeft[row] = FRESH_CLOCK;
    this.memory[row] = 0;
    this.dead[row] = 0;
    return this.#enter(row);
  }

  #enter(row: number): number {
    this.id[row] = this.#nextId++;
    this.#link(row);
    return row;
  }

  #link(row: number): void {
    const square = this.square[row]!;
    if (square >= this.#newest.length) {
      const wider = new Int32Array(Math.max(square + 1, 2 * this.#newest.length)).fill(-1);
      wider.set(this.#newest);
      this.#newest = wider;
    }
    this.next[row] = this.#newest[square]!;
    this.#newest[square] = row;
  }

  /** The newest effect on a square, the dead of this tick included; −1 for none. */
  newestOn(square: number): number {
    return square >= 0 && square < this.#newest.length ? this.#newest[square]! : -1;
  }

  /** Moves an effect to another square, where it then lies uppermost. */
  moveTo(row: number, square: number): void {
    const from = this.square[row]!;
    let above = this.#newest[from]!;
    if (above === row) {
      this.#newest[from] = this.next[row]!;
    } else {
      while (this.next[above] !== row) {
        above = this.next[above]!;
      }
      this.next[above] = this.next[row]!;
    }
    this.square[row] = square;
    this.#link(row);
  }

  /**
   * Effects are about to act. Until the matching `settle`, the rows of those that end keep their places,
   * so that whoever acts can go on with the rows he knows. Pairs may be nested.
   */
  begin(): void {
    this.#acting++;
  }

  /** Ends what `begin` began; the outermost pair takes out the rows of all that ended meanwhile. */
  settle(): void {
    this.#acting--;
    if (this.#acting === 0) {
      this.sweep();
    }
  }

  /** Takes an effect out; its row stays until the next `sweep`. */
  kill(row: number): void {
    if (this.dead[row] === 0) {
      this.dead[row] = 1;
      this.#dead++;
    }
  }

  /** A mark that no other strand has. */
  newStrand(): number {
    return this.#nextId++;
  }

  /** Whether a piece belongs to a strand, or has absorbed one that did. */
  hasStrand(row: number, strand: number): boolean {
    if (this.strand[row] === strand) {
      return true;
    }
    for (let node = this.memory[row]!; node !== 0; node = this.#nextStrand[node]!) {
      if (this.#strands[node] === strand) {
        return true;
      }
    }
    return false;
  }

  /** The survivor of a merger remembers the strands of both. One of the two has but one. */
  rememberStrands(survivor: number, absorbed: number): void {
    if (this.memory[absorbed] === 0) {
      this.#remember(survivor, this.strand[absorbed]!);
      return;
    }
    const own = this.strand[survivor]!;
    this.strand[survivor] = this.strand[absorbed]!;
    this.memory[survivor] = this.memory[absorbed]!;
    this.#remember(survivor, own);
  }

  #remember(row: number, strand: number): void {
    this.#strands.push(strand);
    this.#nextStrand.push(this.memory[row]!);
    this.memory[row] = this.#strands.length - 1;
  }

  /** Takes out the rows that are dead, keeping the order of the others. */
  sweep(): void {
    if (this.#dead === 0) {
      return;
    }
    for (let row = 0; row < this.count; row++) {
      this.#newest[this.square[row]!] = -1;
    }
    let kept = 0;
    for (let row = 0; row < this.count; ) {
      let end = row;
      while (end < this.count && this.dead[end] === 0) {
        end++;
      }
      if (row !== kept && end > row) {
        this.shift(kept, row, end);
      }
      kept += end - row;
      row = end + 1;
    }
    this.count = kept;
    this.#dead = 0;
    for (let row = 0; row < kept; row++) {
      this.#link(row);
    }
    if (kept === 0) {
      this.#strands.length = 1;
      this.#nextStrand.length = 1;
    }
  }

  save(): EffectPoolState {
    const columns = this.saveColumns(this.count);
    const strands: (readonly [number, readonly number[]])[] = [];
    for (let row = 0; row < this.count; row++) {
      const remembered: number[] = [];
      for (let node = this.memory[row]!; node !== 0; node = this.#nextStrand[node]!) {
        remembered.push(this.#strands[node]!);
      }
      if (remembered.length > 0) {
        strands.push([row, remembered]);
      }
    }
    const nextId = this.#nextId;
    return strands.length === 0 ? { nextId, columns } : { nextId, columns, strands };
  }

  static restore(state: EffectPoolState): EffectPool {
    const pool = new EffectPool();
    pool.count = state.columns.id?.length ?? 0;
    pool.reserve(pool.count);
    pool.restoreColumns(state.columns);
    pool.#nextId = state.nextId;
    for (let row = 0; row < pool.count; row++) {
      pool.#link(row);
    }
    for (const [row, strands] of state.strands ?? []) {
      for (const strand of strands.toReversed()) {
        pool.#remember(row, strand);
      }
    }
    return pool;
  }
}

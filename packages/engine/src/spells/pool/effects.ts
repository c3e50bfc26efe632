// Effects of spells on a map: rows of a pool in typed arrays. Only this file knows their order: newest first,
// and none acts in the tick of its creation, so the pool is walked from its last row to its first. The
// effects of one square form a linked list, newest first.

import type { PushView, ReflectionView, Strike } from '../ports.ts';
import { EffectColumns, FRESH_CLOCK, type NewEffect, type SavedColumns } from './effect-columns.ts';
import type { EffectKind } from './effect-kind.ts';
import { StrandLists } from './strand-lists.ts';

/**
 * Number of effects on a level above which none spreads, is generated or dropped, and no spell can be cast;
 * large storms have a few hundred.
 */
export const MOST_EFFECTS = 20_000;

/** Number of effects that one cast may put on the map at once, at most: a cone in all directions. */
const MOST_OF_A_CAST = 16;

/** Above every row. */
const NO_ROW = Number.MAX_SAFE_INTEGER;

/** The saved form of the pool. */
export interface EffectPoolState {
  readonly nextId: number;
  readonly columns: SavedColumns;
  /** Further strands of merged pieces, by row; absent if there are none. */
  readonly strands?: readonly (readonly [row: number, strands: readonly number[]])[];
}

/** The current strike: allocated once, refilled each time. */
type Blow = { -readonly [Field in keyof Strike]: Strike[Field] };

type Shove = { -readonly [Field in keyof PushView]: PushView[Field] };
type Meeting = { -readonly [Field in keyof ReflectionView]: ReflectionView[Field] };

/** All effects of one level. A new effect's clock starts at −0.1, in single precision. */
export class EffectPool extends EffectColumns {
  count = 0;
  /** Facts of archetypes by index, cached; not part of the state. */
  readonly kinds: EffectKind[] = [];
  /** The current strike; receivers copy what they keep. */
  readonly blow: Blow = {
    square: 0,
    damage: 0,
    attackType: 0,
    owner: 0,
    source: 0,
    level: 0,
    slaying: '',
    god: 0,
    full: true,
    oneHit: false,
    ends: false,
  };
  /** The current push, likewise. */
  readonly shove: Shove = { square: 0, weight: 0, level: 0, direction: 0, coneDirection: 0 };
  /** The current meeting with what reflects, likewise. */
  readonly mirrored: Meeting = { level: 0, mirror: false, reflectors: 0 };
  #nextId = 1;
  #dead = 0;
  /** No row before it has ended. */
  #firstDead = NO_ROW;
  /** Whether the effects of every square are linked by descending rows. */
  #isOrdered = true;
  /** Nesting depth of `begin` and `settle`. */
  #acting = 0;
  /** The newest effect on each square, −1 for none. */
  #newest = new Int32Array(0);
  /** Further strands of merged pieces: a row's list is its `memory`. */
  #strands = new StrandLists();
  /** Whether a list has become long since the last sweep. */
  #hasLongList = false;
  /** At each multiple of this many strands a list is shortened. */
  protected readonly longList: number = 32;

  /** Whether the pool is full, so that no effect may be added. */
  get full(): boolean {
    return this.count >= MOST_EFFECTS;
  }

  /** Whether there is no room for what a cast may put on the map. */
  get crowded(): boolean {
    return this.count > MOST_EFFECTS - MOST_OF_A_CAST;
  }

  /** Appends an effect. @returns its row, valid until the next `sweep` */
  add(effect: NewEffect): number {
    const row = this.count++;
    this.reserve(this.count);
    this.fill(row, effect);
    return this.#enter(row);
  }

  /**
   * Appends an effect whose other fields are 0, for those that are made in every tick: it allocates nothing.
   * @returns its row, valid until the next `sweep`
   */
  addBlank(archetype: number, square: number): number {
    const row = this.count++;
    this.reserve(this.count);
    this.blank(row, archetype, square);
    return this.#enter(row);
  }

  /** Appends a copy of a row on a square, with a new clock. @returns its row */
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

  /** The newest effect on a square, including those that ended this tick; −1 for none. */
  newestOn(square: number): number {
    return square >= 0 && square < this.#newest.length ? this.#newest[square]! : -1;
  }

  /** Moves an effect to another square, where it is then topmost. */
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
    if (this.next[row]! > row) {
      this.#isOrdered = false;
    }
  }

  /** The newest effect on a square that a creature carries, −1 for none. @param bearer 0 for one that lies there */
  carriedBy(bearer: number, square: number, kindFits: (archetype: number) => boolean): number {
    for (let row = this.newestOn(square); row >= 0; row = this.next[row]!) {
      if (this.dead[row] === 0 && this.bearer[row] === bearer && kindFits(this.archetype[row]!)) {
        return row;
      }
    }
    return -1;
  }

  /** Moves what a creature carries along with it. */
  carry(bearer: number, from: number, to: number): void {
    if (this.count === 0 || from === to) {
      return;
    }
    for (let row = this.newestOn(from); row >= 0; ) {
      const below = this.next[row]!;
      if (this.bearer[row] === bearer) {
        this.moveTo(row, to);
      }
      row = below;
    }
  }

  /** Moves what a creature carries to another level. */
  carryTo(other: EffectPool, bearer: number, from: number, to: number): void {
    for (let row = this.newestOn(from); row >= 0; row = this.next[row]!) {
      if (this.dead[row] === 0 && this.bearer[row] === bearer) {
        other.add({ ...this.readRow(row), square: to, strand: other.newStrand() });
        this.kill(row);
      }
    }
    this.sweep();
  }

  /**
   * Effects are about to act. Until the matching `settle`, the rows of ended effects are kept, so that known
   * row numbers stay valid. Calls may be nested.
   */
  begin(): void {
    this.#acting++;
  }

  /** Ends the matching `begin`; the outermost call removes the rows of all effects that ended. */
  settle(): void {
    this.#acting--;
    if (this.#acting === 0) {
      this.sweep();
    }
  }

  /** Ends an effect; its row stays until the next `sweep`. */
  kill(row: number): void {
    if (this.dead[row] === 0) {
      this.dead[row] = 1;
      this.#dead++;
      this.#strands.end(this.memory[row]!);
      this.memory[row] = 0;
      this.#firstDead = Math.min(this.#firstDead, row);
    }
  }

  /** A new strand number. */
  newStrand(): number {
    return this.#nextId++;
  }

  /** Whether a piece belongs to a strand, or has absorbed one that did. */
  hasStrand(row: number, strand: number): boolean {
    return this.strand[row] === strand || this.#strands.has(this.memory[row]!, strand);
  }

  /** Adds the strands of an absorbed piece to the survivor. One of the two has only one. */
  rememberStrands(survivor: number, absorbed: number): void {
    if (this.memory[absorbed] === 0) {
      this.#remember(survivor, this.strand[absorbed]!);
      return;
    }
    const own = this.strand[survivor]!;
    this.strand[survivor] = this.strand[absorbed]!;
    this.memory[survivor] = this.memory[absorbed]!;
    this.memory[absorbed] = 0;
    this.#remember(survivor, own);
  }

  #remember(row: number, strand: number): void {
    const list = this.#strands.with(this.memory[row]!, strand);
    this.memory[row] = list;
    this.#hasLongList ||= this.#strands.lengthOf(list) % this.longList === 0;
  }

  /**
   * Shortens long lists to strands of which a piece can still spread, as nobody asks about the others: in a storm
   * that never ends they would grow for ever. One always stays, because a piece with several strands merges
   * differently. Nothing may be acting: a cone counts down its range before it spreads.
   */
  #trimStrands(): void {
    const spreading = new Set<number>();
    for (let row = 0; row < this.count; row++) {
      if (this.range[row]! > 0) {
        spreading.add(this.strand[row]!);
      }
    }
    for (let row = 0; row < this.count; row++) {
      const list = this.memory[row]!;
      if (this.#strands.lengthOf(list) >= this.longList) {
        this.memory[row] = this.#strands.trimmed(list, strand => spreading.has(strand));
      }
    }
    this.#hasLongList = false;
  }

  /** Removes everything, so that a preview can begin again. */
  clear(): void {
    for (let row = 0; row < this.count; row++) {
      this.#newest[this.square[row]!] = -1;
    }
    this.count = 0;
    this.attackTypes = 0;
    this.#dead = 0;
    this.#firstDead = NO_ROW;
    this.#isOrdered = true;
    this.#nextId = 1;
    this.#strands.clear();
    this.#hasLongList = false;
  }

  /** Removes the rows of ended effects, keeping the order of the others. */
  sweep(): void {
    if (this.#dead === 0) {
      return;
    }
    // Auras end a row of their own many times a tick: what was there before it stays as it is.
    const from = this.#isOrdered ? this.#firstDead : 0;
    for (let row = this.count - 1; row >= from; row--) {
      this.#newest[this.square[row]!] = from === 0 ? -1 : this.next[row]!;
    }
    let kept = from;
    for (let row = from; row < this.count; ) {
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
    this.#firstDead = NO_ROW;
    this.#isOrdered = true;
    for (let row = from; row < kept; row++) {
      this.#link(row);
    }
    if (kept === 0) {
      this.attackTypes = 0;
      this.#strands.clear();
    }
    // Every merge ends a piece, so a list never grows without a sweep.
    if (this.#hasLongList) {
      this.#trimStrands();
    }
  }

  save(): EffectPoolState {
    const columns = this.saveColumns(this.count);
    const strands: (readonly [number, readonly number[]])[] = [];
    for (let row = 0; row < this.count; row++) {
      const remembered = this.#strands.all(this.memory[row]!);
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
    // As in the game that was saved, which had swept.
    pool.#hasLongList = false;
    return pool;
  }
}

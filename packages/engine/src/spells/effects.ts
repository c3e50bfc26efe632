// What spells put on a map: rows of a pool in typed arrays. Only this file knows rows; the order is
// newest first, nothing in the tick of its birth: the pool is walked from its last row to its first.

const INTEGERS = [
  'id',
  'archetype',
  'square',
  'damage',
  'duration',
  'range',
  'direction',
  'level',
  'attackType',
  'owner',
  'strand',
  /** What an exploding bullet leaves to its explosion. */
  'blastDamage',
  'blastDuration',
  'blastRange',
  'dead',
] as const;

const FLOATS = ['speed', 'speedLeft'] as const;

type IntegerColumn = (typeof INTEGERS)[number];
type FloatColumn = (typeof FLOATS)[number];

/** What a new effect is made of; the rest is 0. */
export type NewEffect = { readonly [Column in IntegerColumn | FloatColumn]?: number } & {
  readonly archetype: number;
  readonly square: number;
  readonly speed: number;
};

/** Effects as they are saved: columns by name, rows in order. */
export interface EffectPoolState {
  readonly nextId: number;
  readonly columns: Readonly<Record<string, readonly number[]>>;
}

/** All effects of one level. A fresh effect's clock starts at −0.1, in single precision. */
export class EffectPool {
  count = 0;
  #nextId = 1;
  #capacity = 64;
  #integers = new Map<IntegerColumn, Int32Array>();
  #floats = new Map<FloatColumn, Float32Array>();

  id!: Int32Array;
  archetype!: Int32Array;
  square!: Int32Array;
  damage!: Int32Array;
  duration!: Int32Array;
  range!: Int32Array;
  direction!: Int32Array;
  level!: Int32Array;
  attackType!: Int32Array;
  owner!: Int32Array;
  strand!: Int32Array;
  blastDamage!: Int32Array;
  blastDuration!: Int32Array;
  blastRange!: Int32Array;
  dead!: Int32Array;
  speed!: Float32Array;
  speedLeft!: Float32Array;

  constructor() {
    this.#allocate();
  }

  #allocate(): void {
    for (const name of INTEGERS) {
      const column = new Int32Array(this.#capacity);
      column.set(this.#integers.get(name) ?? []);
      this.#integers.set(name, column);
      this[name] = column;
    }
    for (const name of FLOATS) {
      const column = new Float32Array(this.#capacity);
      column.set(this.#floats.get(name) ?? []);
      this.#floats.set(name, column);
      this[name] = column;
    }
  }

  /** Puts an effect last. @returns its row, good until the next `sweep` */
  add(effect: NewEffect): number {
    if (this.count === this.#capacity) {
      this.#capacity *= 2;
      this.#allocate();
    }
    const row = this.count++;
    for (const name of INTEGERS) {
      this[name][row] = effect[name] ?? 0;
    }
    this.speed[row] = effect.speed;
    this.speedLeft[row] = effect.speedLeft ?? -0.1;
    this.id[row] = this.#nextId++;
    return row;
  }

  /** A mark that no other strand has. */
  newStrand(): number {
    return this.#nextId++;
  }

  /** Takes out the rows that are dead, keeping the order of the others. */
  sweep(): void {
    let kept = 0;
    for (let row = 0; row < this.count; row++) {
      if (this.dead[row] === 0) {
        if (kept !== row) {
          this.#move(row, kept);
        }
        kept++;
      }
    }
    this.count = kept;
  }

  #move(from: number, to: number): void {
    for (const name of INTEGERS) {
      this[name][to] = this[name][from]!;
    }
    this.speed[to] = this.speed[from]!;
    this.speedLeft[to] = this.speedLeft[from]!;
  }

  save(): EffectPoolState {
    const columns = [...INTEGERS, ...FLOATS].map(name => [
      name,
      Array.from(this[name].subarray(0, this.count)),
    ]);
    return { nextId: this.#nextId, columns: Object.fromEntries(columns) };
  }

  static restore(state: EffectPoolState): EffectPool {
    const pool = new EffectPool();
    const rows = state.columns.id?.length ?? 0;
    while (pool.#capacity < rows) {
      pool.#capacity *= 2;
    }
    pool.#allocate();
    for (const name of [...INTEGERS, ...FLOATS]) {
      pool[name].set(state.columns[name] ?? []);
    }
    pool.count = rows;
    pool.#nextId = state.nextId;
    return pool;
  }
}

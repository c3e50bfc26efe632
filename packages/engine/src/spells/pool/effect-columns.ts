// Columns of the effect pool: one typed array per field, one row per effect.

const INTEGERS = [
  'id',
  'archetype',
  'square',
  'damage',
  'duration',
  'range',
  /** For a cone, the direction in which it widens. */
  'direction',
  'level',
  'attackType',
  'owner',
  'strand',
  /** A bullet's numbers for its explosion. */
  'blastDamage',
  'blastDuration',
  'blastRange',
  /** Percent: probability that a bolt forks, and that a fork goes left. */
  'forkChance',
  'leftChance',
  /** Turns left until it is used up. */
  'food',
  /** Light radius in squares. */
  'glow',
  /**
   * Catalogue index plus 1 of the spell or the god that defines what it slays, of the spell whose shots a swarm
   * fires, or of the creature whose picture an inert effect wears; 0 for its own archetype.
   */
  'slayer',
  /** Id of the creature that carries it, 0 for none. */
  'bearer',
  /** Further strands of a merged piece: a node of the pool, 0 for none. */
  'memory',
  'dead',
  /** The next older effect on the square, −1 for none. */
  'next',
] as const;

const FLOATS = ['speed', 'speedLeft'] as const;

type IntegerColumn = (typeof INTEGERS)[number];
type FloatColumn = (typeof FLOATS)[number];

/** Fields of a new effect; omitted ones are 0. */
export type NewEffect = { readonly [Column in IntegerColumn | FloatColumn]?: number } & {
  readonly archetype: number;
  readonly square: number;
  readonly speed: number;
};

/** Columns by name, rows in order. */
export type SavedColumns = Readonly<Record<string, readonly number[]>>;

/** Columns that the pool derives; they aren't saved. */
const DERIVED: readonly string[] = ['memory', 'dead', 'next'];

/** Rows for which there is room at least, once there is an effect. */
const FEWEST_ROWS = 64;

/** The columns of a pool that never had an effect. */
const NO_INTEGERS = new Int32Array(0);
const NO_FLOATS = new Float32Array(0);

/** Up to this many rows are moved one by one. */
const FEW_ROWS = 16;

/** The clock of a new effect, in single precision. */
export const FRESH_CLOCK: number = Math.fround(-0.1);

/** Rows of effects, unordered. */
export class EffectColumns {
  /** None until the first effect: most levels of most games never have one. */
  #capacity = 0;
  /** Kept separate, as loops over arrays of one type are faster. */
  #integers: Int32Array[] = [];
  #floats: Float32Array[] = [];

  id!: Int32Array;
  archetype!: Int32Array;
  square!: Int32Array;
  damage!: Int32Array;
  duration!: Int32Array;
  range!: Int32Array;
  direction!: Int32Array;
  level!: Int32Array;
  /** Written by `setAttackType`. */
  attackType!: Readonly<Int32Array>;
  owner!: Int32Array;
  strand!: Int32Array;
  blastDamage!: Int32Array;
  blastDuration!: Int32Array;
  blastRange!: Int32Array;
  forkChance!: Int32Array;
  leftChance!: Int32Array;
  food!: Int32Array;
  glow!: Int32Array;
  slayer!: Int32Array;
  bearer!: Int32Array;
  memory!: Int32Array;
  dead!: Int32Array;
  next!: Int32Array;
  speed!: Float32Array;
  speedLeft!: Float32Array;
  /**
   * The bits of all attack types that an effect may have here: those of effects that ended stay until none is left.
   * Derived; it isn't saved.
   */
  attackTypes = 0;

  constructor() {
    for (const name of INTEGERS) {
      this[name] = NO_INTEGERS;
    }
    for (const name of FLOATS) {
      this[name] = NO_FLOATS;
    }
  }

  #allocate(): void {
    this.#integers = [];
    this.#floats = [];
    for (const name of INTEGERS) {
      const column = new Int32Array(this.#capacity);
      column.set(this[name]);
      this[name] = column;
      this.#integers.push(column);
    }
    for (const name of FLOATS) {
      const column = new Float32Array(this.#capacity);
      column.set(this[name]);
      this[name] = column;
      this.#floats.push(column);
    }
  }

  /** Ensures capacity for a number of rows. */
  protected reserve(rows: number): void {
    if (rows > this.#capacity) {
      this.#capacity = Math.max(FEWEST_ROWS, this.#capacity);
      while (rows > this.#capacity) {
        this.#capacity *= 2;
      }
      this.#allocate();
    }
  }

  /** Gives an effect its attack type. */
  setAttackType(row: number, type: number): void {
    (this.attackType as Int32Array)[row] = type;
    this.attackTypes |= type;
  }

  /** Writes a row. Field by field, which is several times as fast as by names in a loop. */
  protected fill(row: number, effect: NewEffect): void {
    this.id[row] = effect.id ?? 0;
    this.archetype[row] = effect.archetype;
    this.square[row] = effect.square;
    this.damage[row] = effect.damage ?? 0;
    this.duration[row] = effect.duration ?? 0;
    this.range[row] = effect.range ?? 0;
    this.direction[row] = effect.direction ?? 0;
    this.level[row] = effect.level ?? 0;
    this.setAttackType(row, effect.attackType ?? 0);
    this.owner[row] = effect.owner ?? 0;
    this.strand[row] = effect.strand ?? 0;
    this.blastDamage[row] = effect.blastDamage ?? 0;
    this.blastDuration[row] = effect.blastDuration ?? 0;
    this.blastRange[row] = effect.blastRange ?? 0;
    this.forkChance[row] = effect.forkChance ?? 0;
    this.leftChance[row] = effect.leftChance ?? 0;
    this.food[row] = effect.food ?? 0;
    this.glow[row] = effect.glow ?? 0;
    this.slayer[row] = effect.slayer ?? 0;
    this.bearer[row] = effect.bearer ?? 0;
    this.memory[row] = effect.memory ?? 0;
    this.dead[row] = effect.dead ?? 0;
    this.next[row] = effect.next ?? 0;
    this.speed[row] = effect.speed;
    this.speedLeft[row] = effect.speedLeft ?? FRESH_CLOCK;
  }

  /** Writes a row whose other fields are 0; allocates nothing. */
  protected blank(row: number, archetype: number, square: number): void {
    const integers = this.#integers;
    for (let index = 0; index < integers.length; index++) {
      integers[index]![row] = 0;
    }
    this.archetype[row] = archetype;
    this.square[row] = square;
    this.speed[row] = 0;
    this.speedLeft[row] = FRESH_CLOCK;
  }

  /** The fields of a row. */
  protected readRow(row: number): NewEffect {
    const fields = [...INTEGERS, ...FLOATS].filter(
      name => !DERIVED.includes(name) && name !== 'id',
    );
    const values = fields.map(name => [name, this[name][row]!] as const);
    return Object.fromEntries(values) as NewEffect;
  }

  /** Copies one row over another. */
  protected duplicate(from: number, to: number): void {
    const integers = this.#integers;
    for (let index = 0; index < integers.length; index++) {
      const column = integers[index]!;
      column[to] = column[from]!;
    }
    this.speed[to] = this.speed[from]!;
    this.speedLeft[to] = this.speedLeft[from]!;
  }

  /** Moves rows `from` … `end` − 1 down to `to`. */
  protected shift(to: number, from: number, end: number): void {
    // What is left between rows that ended is mostly a few rows, and a call for each column costs more than they do.
    if (end - from <= FEW_ROWS) {
      for (let row = from; row < end; row++) {
        this.duplicate(row, to + row - from);
      }
      return;
    }
    for (const column of this.#integers) {
      column.copyWithin(to, from, end);
    }
    for (const column of this.#floats) {
      column.copyWithin(to, from, end);
    }
  }

  /** The first `rows` rows of every saved column. */
  protected saveColumns(rows: number): SavedColumns {
    const kept = [...INTEGERS, ...FLOATS].filter(name => !DERIVED.includes(name));
    return Object.fromEntries(
      kept.map(name => [name, Array.from(this[name].subarray(0, rows))] as const),
    );
  }

  /** Restores saved columns; absent ones are 0. */
  protected restoreColumns(columns: SavedColumns): void {
    for (const name of [...INTEGERS, ...FLOATS]) {
      (this[name] as Int32Array | Float32Array).set(columns[name] ?? []);
    }
    for (const type of this.attackType) {
      this.attackTypes |= type;
    }
  }
}

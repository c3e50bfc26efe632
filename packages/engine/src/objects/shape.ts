// The squares that a creature takes up: its head and, for big ones, further parts. Crossfire common/arch.c
// (Object … More, x and y offsets from the head).

/** A further part of a creature of several squares. */
export interface ArchetypePart {
  /** Its archetype, which says how it looks. */
  readonly archetype: string;
  /** Squares east of the head; negative: west. */
  readonly x: number;
  /** Squares south of the head; negative: north. */
  readonly y: number;
}

/** Largest width and height of a creature, in squares. */
export const LARGEST_SIDE = 8;

const HERE = Int32Array.of(0);

/** The squares of a creature relative to its head, which is the first of them. */
export class Shape {
  /** Number of squares. */
  readonly size: number;
  /** Squares east of the head, by part; the head's is 0. */
  readonly dx: Int8Array;
  /** Squares south of the head, by part. */
  readonly dy: Int8Array;
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  /** By the map's stride. Absent until a map asks: of the houses of a tree none ever does. */
  #offsets: Map<number, Int32Array> | undefined;

  constructor(parts: readonly Pick<ArchetypePart, 'x' | 'y'>[]) {
    this.size = parts.length + 1;
    this.dx = new Int8Array(this.size);
    this.dy = new Int8Array(this.size);
    let [west, east, north, south] = [0, 0, 0, 0];
    for (let part = 1; part < this.size; part++) {
      const { x, y } = parts[part - 1]!;
      this.dx[part] = x;
      this.dy[part] = y;
      // As stored: what lies outside a signed byte has wrapped.
      west = Math.min(west, this.dx[part]!);
      east = Math.max(east, this.dx[part]!);
      north = Math.min(north, this.dy[part]!);
      south = Math.max(south, this.dy[part]!);
    }
    this.west = west;
    this.east = east;
    this.north = north;
    this.south = south;
  }

  /**
   * Difference between the head's square and each part's on a map; the head's is the first, and 0.
   * @param stride squares per row of the map
   */
  offsets(stride: number): Int32Array {
    if (this.size === 1) {
      return HERE;
    }
    this.#offsets ??= new Map();
    let known = this.#offsets.get(stride);
    if (known === undefined) {
      known = Int32Array.from(this.dx, (x, part) => this.dy[part]! * stride + x);
      this.#offsets.set(stride, known);
    }
    return known;
  }
}

/** The shape of nearly all creatures. */
export const ONE_SQUARE: Shape = new Shape([]);

// The further strands of merged pieces: lists of numbers that share one store. A piece of a storm may have dozens
// of them, and is asked about a strand whenever a neighbour spreads.

/** Nodes for which there is room, once there is a list. */
const FEWEST_NODES = 64;

/** What the empty list has at its node: nothing. It is never written. */
const EMPTY_LIST = new Int32Array(1);

/** Bits of a mark. */
const BITS = 27;

/** The mark of a strand: one of 32 bits. Neighbouring numbers have different ones. */
function markOf(strand: number): number {
  return 1 << (Math.imul(strand, 0x9e3779b1) >>> BITS);
}

/** Lists of strands. A list is known by its first node; 0 is the empty list. */
export class StrandLists {
  // No memory until the first list: most levels of most games never have one.
  #strands = EMPTY_LIST;
  #rest = EMPTY_LIST;
  /** By node: the marks of its strand and of all strands behind it. */
  #marks = EMPTY_LIST;
  /** By node: the number of strands from it to the end. */
  #lengths = EMPTY_LIST;
  /** Nodes that have ever been in use, and the empty list. */
  #count = 1;
  /** The first node that is free again; 0: none. */
  #free = 0;

  /** The list with one more strand in front. The old list is now a part of it. */
  with(list: number, strand: number): number {
    const node = this.#take();
    this.#strands[node] = strand;
    this.#rest[node] = list;
    this.#marks[node] = markOf(strand) | this.#marks[list]!;
    this.#lengths[node] = this.#lengths[list]! + 1;
    return node;
  }

  #take(): number {
    const free = this.#free;
    if (free !== 0) {
      this.#free = this.#rest[free]!;
      return free;
    }
    if (this.#count === this.#strands.length) {
      this.#strands = widened(this.#strands);
      this.#rest = widened(this.#rest);
      this.#marks = widened(this.#marks);
      this.#lengths = widened(this.#lengths);
    }
    return this.#count++;
  }

  /** Whether a strand is in a list. */
  has(list: number, strand: number): boolean {
    const mark = markOf(strand);
    // The marks end nearly all searches for what isn't there before the first step.
    for (let node = list; (this.#marks[node]! & mark) !== 0; node = this.#rest[node]!) {
      if (this.#strands[node] === strand) {
        return true;
      }
    }
    return false;
  }

  /** The number of strands of a list. */
  lengthOf(list: number): number {
    return this.#lengths[list]!;
  }

  /** The list with its last strand and those that are still wanted; the old list ends. */
  trimmed(list: number, isWanted: (strand: number) => boolean): number {
    const kept = this.all(list).filter((strand, place) => place === 0 || isWanted(strand));
    this.end(list);
    return kept.reduceRight((rest, strand) => this.with(rest, strand), 0);
  }

  /** The strands of a list, the last added first. */
  all(list: number): number[] {
    const strands: number[] = [];
    for (let node = list; node !== 0; node = this.#rest[node]!) {
      strands.push(this.#strands[node]!);
    }
    return strands;
  }

  /** Ends a list. Its nodes are used again: a storm that never ends takes no more of them than it has pieces. */
  end(list: number): void {
    let last = list;
    while (this.#rest[last] !== 0) {
      last = this.#rest[last]!;
    }
    if (list !== 0) {
      this.#rest[last] = this.#free;
      this.#free = list;
    }
  }

  /** Ends all lists. */
  clear(): void {
    this.#count = 1;
    this.#free = 0;
  }
}

function widened(from: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(Math.max(FEWEST_NODES, 2 * from.length));
  wider.set(from);
  return wider;
}

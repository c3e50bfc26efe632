// Memory for tables. A typed array of its own costs more to make than a small table to fill, so small tables
// are cut from larger blocks.

/** Numbers in the first block: enough for a question about one blow. */
const FIRST_BLOCK = 256;
/** Numbers in every further block. */
const BLOCK = 2048;
/** A longer table gets an array of its own; no table exceeds a block. */
const LONGEST = 256;

/** Allocates tables from shared blocks. A block lives as long as any table in it. */
export class Arena {
  #block: Float64Array | undefined;
  #used = 0;

  /** A new array of zeros. */
  zeros(length: number): Float64Array {
    if (length > LONGEST) {
      return new Float64Array(length);
    }
    let block = this.#block;
    if (block === undefined || this.#used + length > block.length) {
      block = new Float64Array(block === undefined ? FIRST_BLOCK : BLOCK);
      this.#block = block;
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += length;
    return block.subarray(start, this.#used);
  }
}

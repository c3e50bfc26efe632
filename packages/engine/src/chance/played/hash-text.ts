// Hashes of texts: 32 bits for tables and checksums, 128 bits for seeds.

/** A 32-bit hash of a text (FNV-1a over UTF-16 units, low byte first). */
export function hashText(text: string): number {
  return hashOn(FIRST, text) >>> 0;
}

/**
 * Two 32-bit hashes of a text in one pass, for texts of many thousand units: those of `1` and the text, and of `2`
 * and the text.
 */
export function hashTwice(text: string): readonly [number, number] {
  let one = hashOn(FIRST, '1');
  let two = hashOn(FIRST, '2');
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit <= 0xff) {
      // The high byte is 0, so both factors are one.
      one = Math.imul(one ^ unit, PRIME_SQUARED);
      two = Math.imul(two ^ unit, PRIME_SQUARED);
      continue;
    }
    const low = unit & 0xff;
    const high = unit >>> 8;
    one = Math.imul(Math.imul(one ^ low, PRIME) ^ high, PRIME);
    two = Math.imul(Math.imul(two ^ low, PRIME) ^ high, PRIME);
  }
  return [one >>> 0, two >>> 0];
}

/** The hash of no text, and the factor of each byte. */
const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;
const PRIME_SQUARED = Math.imul(PRIME, PRIME);

/** Goes on with a hash. */
function hashOn(before: number, text: string): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), PRIME);
    hash = Math.imul(hash ^ (unit >>> 8), PRIME);
  }
  return hash;
}

/** Rounds after the last unit, so that it affects every bit of every word. */
const FINAL_ROUNDS = 8;

/**
 * A 128-bit hash of a text: four unsigned 32-bit words, never all zero. Each UTF-16 unit is added to a state
 * of four words, which a reversible round then mixes, so that no round loses any of the 128 bits. Suitable
 * for games, not for cryptography.
 */
export function hashWords(text: string): readonly [number, number, number, number] {
  const state = new Int32Array([0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]);
  for (let at = 0; at < text.length; at++) {
    state[0]! ^= text.charCodeAt(at);
    mix(state);
  }
  state[3]! ^= text.length;
  for (let round = 0; round < FINAL_ROUNDS; round++) {
    mix(state);
  }
  const [a, b, c, d] = state;
  return (a! | b! | c! | d!) === 0 ? [1, 0, 0, 0] : [a! >>> 0, b! >>> 0, c! >>> 0, d! >>> 0];
}

/** One reversible round: every word is multiplied by an odd number and added to its neighbour. */
function mix(state: Int32Array): void {
  const a = Math.imul(state[0]! ^ (state[3]! >>> 15), 0x9e3779b1);
  const b = Math.imul(state[1]! ^ a ^ (a >>> 13), 0x85ebca6b);
  const c = Math.imul(state[2]! ^ b ^ (b >>> 16), 0xc2b2ae35);
  const d = Math.imul(state[3]! ^ c ^ (c >>> 14), 0x27d4eb2f);
  state[0] = a ^ d;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

// Hashes of texts: 32 bits for tables and checksums, 128 bits for seeds.

/** A 32-bit hash of a text (FNV-1a over UTF-16 units, low byte first). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash >>> 0;
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

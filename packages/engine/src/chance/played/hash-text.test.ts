import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText, hashTwice, hashWords } from './hash-text.ts';

/** How many of 128 bits differ. */
function bitsApart(one: readonly number[], other: readonly number[]): number {
  const bits = (word: number) => (word >>> 0).toString(2).replaceAll('0', '').length;
  return one.reduce((sum, word, index) => sum + bits(word ^ other[index]!), 0);
}

describe('the hash with which luck begins', () => {
  it('is the same everywhere', () => {
    expect(hashWords('demo\ncombat').map(word => word.toString(16))).toMatchInlineSnapshot(`
      [
        "50f20e1",
        "3fdc7b0b",
        "3c192584",
        "ba967417",
      ]
    `);
    expect(hashWords('').map(word => word.toString(16))).toMatchInlineSnapshot(`
      [
        "e6ce246a",
        "6ad888d5",
        "605b7a1b",
        "19061611",
      ]
    `);
  });

  it('has four unsigned words, never all zero', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const words = hashWords(text);
        expect(words).toHaveLength(4);
        expect(words.every(word => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(
          true,
        );
        expect(words.some(word => word > 0)).toBe(true);
      }),
    );
  });

  it('differs in about half of its bits when one bit of the text differs', () => {
    const text = 'seed of a game\nlevel-3';
    let least = 128;
    let sum = 0;
    let tries = 0;
    for (let at = 0; at < text.length; at++) {
      for (let bit = 0; bit < 16; bit++) {
        const changed = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
        const other = text.slice(0, at) + changed + text.slice(at + 1);
        const apart = bitsApart(hashWords(text), hashWords(other));
        least = Math.min(least, apart);
        sum += apart;
        tries += 1;
      }
    }
    // Of 384 sums of 128 fair coins, one below 36 comes once in three hundred thousand such tests.
    expect(least).toBeGreaterThan(35);
    expect(Math.abs(sum / tries - 64)).toBeLessThan(2);
  });

  it('has more than 32 bits: where the 32-bit hashes of two texts are equal, the words differ', () => {
    const seen = new Map<number, string>();
    let pairs = 0;
    for (let number = 0; number < 300_000; number++) {
      const text = `game ${number}\ncombat`;
      const other = seen.get(hashText(text));
      if (other !== undefined) {
        pairs += 1;
        expect(hashWords(text)).not.toEqual(hashWords(other));
        expect(hashWords(text)[0] === hashWords(other)[0]).toBe(false);
      }
      seen.set(hashText(text), text);
    }
    expect(pairs).toBeGreaterThan(0);
  });
});

describe('the two hashes of a long text', () => {
  it('are those of the text behind a 1 and behind a 2', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(hashTwice(text)).toEqual([hashText(`1${text}`), hashText(`2${text}`)]);
      }),
    );
  });
});

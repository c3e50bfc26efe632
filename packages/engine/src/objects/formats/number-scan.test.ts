import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberScan, singlePrecision, wrapInteger } from './number-scan.ts';

describe('integers', () => {
  it.each([
    ['12', 12, 2, 2],
    [' \t-7 gold', -7, 1, 4],
    ['+3', 3, 1, 2],
    ['-0', 0, 1, 2],
    ['2.9', 2, 1, 1],
    ['x5', 0, 0, 0],
    ['', 0, 0, 0],
    ['-', 0, 0, 1],
    ['9223372036854775807', 9223372036854775807n, 19, 19],
    ['-99999999999999999999', -9223372036854775808n, 20, 21],
    ['0000000000000000000005', 5n, 22, 22],
  ])('are the longest beginning that is one: %j', (text, value, digits, stop) => {
    const scan = new NumberScan();
    scan.integer(text, 0, text.length);
    expect([scan.value, scan.digits, scan.stop]).toEqual([value, digits, stop]);
  });

  it.each([
    [300, 8, false, 44],
    [300, 8, true, 44],
    [200, 8, true, -56],
    [-1, 8, false, 255],
    [40000, 16, true, -25536],
    [65536, 16, false, 0],
    [4294967295, 32, true, -1],
    [-1, 32, false, 4294967295],
    [2n ** 40n + 5n, 16, false, 5],
    [9007199254740993n, 64, true, 9007199254740992],
  ])('wrap into the width of their field: %s in %i bits', (value, bits, signed, stored) => {
    expect(wrapInteger(value, bits, signed)).toBe(stored);
  });

  it('wrap as typed arrays do', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 45), max: 2 ** 45 }), value => {
        const wide = [wrapInteger(value, 32, true), wrapInteger(value, 32, false)];
        expect(wide).toEqual([Int32Array.of(value)[0], Uint32Array.of(value)[0]]);
        const narrow = [wrapInteger(value, 16, true), wrapInteger(value, 8, false)];
        expect(narrow).toEqual([Int16Array.of(value)[0], Uint8Array.of(value)[0]]);
      }),
    );
  });
});

describe('fractions', () => {
  it.each([
    ['0.05', 0.05, 3, 4],
    ['-.5x', -0.5, 1, 3],
    ['1.', 1, 1, 2],
    ['2e3 a', 2000, 1, 3],
    ['2e+', 2, 1, 1],
    ['-0.0', 0, 2, 4],
    ['.', 0, 0, 0],
    ['fast', 0, 0, 0],
  ])('are the longest beginning that is one: %j', (text, value, digits, stop) => {
    const scan = new NumberScan();
    scan.fraction(text, 0, text.length);
    expect([scan.value, scan.digits, scan.stop]).toEqual([value, digits, stop]);
  });

  it('in single precision go by a short name for the same number', () => {
    expect(singlePrecision(0.05)).toBe(0.05);
    expect(singlePrecision(Math.fround(0.1))).toBe(0.1);
    expect(singlePrecision(1 / 3)).toBe(0.33333334);
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), value => {
        const short = singlePrecision(value);
        expect(Math.fround(short) + 0).toBe(value + 0);
        expect(singlePrecision(short)).toBe(short);
      }),
    );
  });
});

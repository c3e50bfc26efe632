// Parses numbers as C does: the longest numeric prefix counts, the rest is dropped, and the result wraps to
// the width of its field. C atoi, atoll and atof.

const mostExactDigits = 15;
const leastWide = -(2n ** 63n);
const mostWide = 2n ** 63n - 1n;

/** Parses numbers in place. One instance per reading is reused for every value. */
export class NumberScan {
  /** The number before wrapping; a bigint if it has more than 15 digits. */
  value: number | bigint = 0;
  /** Number of digits; 0: no number, and the value is 0. */
  digits = 0;
  /** End of the number in the text. */
  stop = 0;

  /** Parses the decimal integer at the start of a span. It saturates at 64 bits. */
  integer(text: string, from: number, to: number): void {
    let at = skipSpace(text, from, to);
    const first = at < to ? text.charCodeAt(at) : 0;
    if (first === 45 || first === 43) {
      at++;
    }
    const start = at;
    let value = 0;
    while (at < to && isDigit(text.charCodeAt(at))) {
      value = value * 10 + text.charCodeAt(at) - 48;
      at++;
    }
    this.digits = at - start;
    this.stop = at;
    if (this.digits > mostExactDigits) {
      this.value = wide(text, start, at, first === 45);
    } else {
      // `0 -` instead of negation makes "-0" 0.
      this.value = first === 45 ? 0 - value : value;
    }
  }

  /** Parses the decimal fraction at the start of a span, with exponent. */
  fraction(text: string, from: number, to: number): void {
    const start = skipSpace(text, from, to);
    let at = start;
    if (at < to && (text.charCodeAt(at) === 45 || text.charCodeAt(at) === 43)) {
      at++;
    }
    const whole = skipDigits(text, at, to);
    let digits = whole - at;
    at = whole;
    if (at < to && text.charCodeAt(at) === 46) {
      const end = skipDigits(text, at + 1, to);
      digits += end - at - 1;
      at = end;
    }
    this.digits = digits;
    if (digits === 0) {
      this.value = 0;
      this.stop = start;
      return;
    }
    this.stop = skipExponent(text, at, to);
    this.value = Number(text.slice(start, this.stop)) + 0;
  }
}

/** An integer stored in the given width as in C: the lowest bits, two's complement if signed. */
export function wrapInteger(value: number | bigint, bits: number, signed: boolean): number {
  if (bits === 64) {
    return Number(value);
  }
  const low = typeof value === 'bigint' ? Number(BigInt.asIntN(32, value)) : value;
  if (bits === 32) {
    return signed ? low | 0 : low >>> 0;
  }
  const spare = 32 - bits;
  return signed ? (low << spare) >> spare : (low << spare) >>> spare;
}

/** A number in single precision, in its shortest decimal form (0.05, not 0.05000000074505806). */
export function singlePrecision(value: number): number {
  const single = Math.fround(value);
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(single.toPrecision(digits));
    if (Math.fround(short) === single) {
      return short + 0;
    }
  }
  return Number(single.toPrecision(9));
}

/** A blank in C: space, tab, line feed, vertical tab, form feed, carriage return. */
export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function skipSpace(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isSpace(text.charCodeAt(at))) {
    at++;
  }
  return at;
}

function skipDigits(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isDigit(text.charCodeAt(at))) {
    at++;
  }
  return at;
}

function skipExponent(text: string, from: number, to: number): number {
  if (from >= to || (text.charCodeAt(from) | 32) !== 101) {
    return from;
  }
  const signed =
    from + 1 < to && (text.charCodeAt(from + 1) === 45 || text.charCodeAt(from + 1) === 43);
  const start = signed ? from + 2 : from + 1;
  const end = skipDigits(text, start, to);
  return end === start ? from : end;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function wide(text: string, from: number, to: number, negative: boolean): number | bigint {
  let start = from;
  while (start < to && text.charCodeAt(start) === 48) {
    start++;
  }
  if (to - start > 19) {
    return negative ? leastWide : mostWide;
  }
  const value = BigInt(text.slice(start, to) || '0');
  const clamped = negative ? -value : value;
  return clamped < leastWide ? leastWide : clamped > mostWide ? mostWide : clamped;
}

// Averages as people know them: 4/3 rather than 1.3333.

/** The greatest denominator that is shown. */
const FINEST = 24;
/** How near a fraction has to be. */
const NEAR = 1e-9;

/** The value with four decimals at most and, where it is one of small numbers, its fraction. */
export function withFraction(value: number): string {
  const plain = String(Number(value.toFixed(4)));
  for (let over = 2; over <= FINEST; over++) {
    const times = Math.round(value * over);
    if (Math.abs(value * over - times) < NEAR && !Number.isInteger(value)) {
      return `${plain} (${times}/${over})`;
    }
  }
  return plain;
}

// Clocks that gather their speed in single precision, many ticks at a time. Between two powers of two a sum of
// single precision has one step, so that the ticks there are a multiplication with the same result.

/** Bits of a single-precision number after its first. */
const BITS = 23;

/** How near to the middle between two numbers a step may be rounded by its neighbours. */
const NEAR = 2 ** -20;

/** A clock after some ticks. */
export interface Gathered {
  ticks: number;
  clock: number;
}

/**
 * Lets a clock gather its speed as long as it stays at 0 or below, as `clock = fround(clock + speed)` in each tick
 * does.
 * @param speed above 0 @param most ticks at most @param into is overwritten
 */
export function gatherBelow(clock: number, speed: number, most: number, into: Gathered): void {
  let at = clock;
  let ticks = 0;
  let edge = 1;
  while (edge <= -at) {
    edge *= 2;
  }
  while (ticks < most && at + speed <= 0) {
    while (edge > -at) {
      edge /= 2;
    }
    const following = Math.fround(at + speed);
    const step = following - at;
    let steps = 1;
    if (edge >= speed && step > 0 && !isBetween(speed, edge)) {
      steps = Math.max(1, Math.min(most - ticks, Math.floor((-at - edge) / step)));
    }
    at = steps === 1 ? following : at + steps * step;
    ticks += steps;
  }
  into.ticks = ticks;
  into.clock = at;
}

/** Whether a speed lies halfway between two numbers above a power of two, where rounding goes either way. */
function isBetween(speed: number, edge: number): boolean {
  const units = (speed / edge) * 2 ** BITS;
  return Math.abs(units - Math.floor(units) - 1 / 2) < NEAR;
}

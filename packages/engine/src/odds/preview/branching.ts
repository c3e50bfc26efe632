// How many courses a random flight may have, guessed from one that is played: the outcomes of its choices, multiplied.

import { Generator, PlayedChance, type Rule } from '../../chance/index.ts';

/** Played luck that multiplies the numbers of outcomes that its choices could have had. */
class CountingChance extends PlayedChance {
  /** The product; it grows beyond all bounds without harm. */
  courses = 1;

  override test(k: number, n: number): boolean {
    this.courses *= k <= 0 || k >= n ? 1 : 2;
    return super.test(k, n);
  }

  override roll(count: number, sides: number): number {
    this.courses *= count < 1 || sides < 1 ? 1 : count * (sides - 1) + 1;
    return super.roll(count, sides);
  }

  override pick(weights: ArrayLike<number>): number {
    this.courses *= Math.max(1, Array.from(weights).filter(weight => weight > 0).length);
    return super.pick(weights);
  }

  override below(n: number): number {
    this.courses *= n;
    return super.below(n);
  }
}

/** Flights that are played for the guess. */
const TRIED = 3;

/** The most courses that a few flights suggest, 1 or more. */
export function guessedCourses(release: Rule<object, undefined, unknown>): number {
  let most = 1;
  for (let seed = 1; seed <= TRIED; seed++) {
    const chance = new CountingChance(new Generator(seed));
    release(chance, {}, undefined);
    most = Math.max(most, chance.courses);
  }
  return most;
}

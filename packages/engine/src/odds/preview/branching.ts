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

/** What a few flights suggest of all. */
export interface GuessedCourses {
  /** The most courses that they suggest, 1 or more. */
  readonly courses: number;
  /** The mean work of a flight, as ticks of effects, 1 or more. */
  readonly work: number;
}

/** Plays a few flights, and guesses from them. */
export function guessedCourses(
  release: Rule<object, undefined, { readonly work: number }>,
): GuessedCourses {
  let most = 1;
  let work = 0;
  for (let seed = 1; seed <= TRIED; seed++) {
    const chance = new CountingChance(new Generator(seed));
    work += release(chance, {}, undefined).work;
    most = Math.max(most, chance.courses);
    if (most === 1) {
      // Nothing is left to chance: the others are the same.
      return { courses: 1, work: Math.max(1, work) };
    }
  }
  return { courses: most, work: Math.max(1, work / TRIED) };
}

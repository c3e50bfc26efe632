// What is written the same in every question of the lab.

import { Distribution } from '../../../chance/index.ts';

/** Something that is the case or not. */
export function flag(is: boolean): string {
  return is ? 'yes' : 'no';
}

/** Tenths of a pound as pounds. */
export function pounds(tenths: number): string {
  return String(tenths / 10);
}

/** Differences of probabilities below this are of rounding. */
const ROUNDING = 1e-9;

/** Hit points as dice where they are distributed as dice are, else their mean. */
export function hitPointsText(hitPoints: Distribution): string {
  const { min, max, mean } = hitPoints;
  const sides = max / min;
  if (min >= 1 && max > min && Number.isInteger(sides)) {
    const dice = Distribution.dice(min, sides);
    const isAlike = [...dice].every(
      ([value, share]) => Math.abs(hitPoints.probability(value) - share) < ROUNDING,
    );
    if (isAlike) {
      return `${min}d${sides}`;
    }
  }
  return String(Math.round(mean));
}

// The seeds of a day and of a week, the same for every player. The engine has no clock: the caller passes the time.

import { floorDiv } from '../../integers/index.ts';

/** Seeds that everybody may play. */
export interface ToldSeeds {
  /** `daily-2026-11-23`: the day, by Greenwich. */
  readonly daily: string;
  /** `weekly-2026-11-23`: the Monday with which the week begins. */
  readonly weekly: string;
}

const MILLISECONDS_OF_DAY = 86_400_000;
const DAYS_OF_WEEK = 7;

/** 1 January 1970 was a Thursday, three days after a Monday. */
const DAYS_SINCE_MONDAY = 3;

/** The seeds at a time. @param milliseconds since 1970 began, by Greenwich */
export function seedsOf(milliseconds: number): ToldSeeds {
  const day = floorDiv(Math.floor(milliseconds), MILLISECONDS_OF_DAY);
  const week = floorDiv(day + DAYS_SINCE_MONDAY, DAYS_OF_WEEK);
  const monday = week * DAYS_OF_WEEK - DAYS_SINCE_MONDAY;
  return { daily: `daily-${dateOf(day)}`, weekly: `weekly-${dateOf(monday)}` };
}

/** Days of the years before 1970 in this count, and of the 400 years after which the calendar repeats. */
const DAYS_OF_CYCLE = 146_097;
const DAYS_TO_1970 = 719_468;

/** `2026-11-23`: years are counted from March, so that a leap day is the last of its year. */
function dateOf(day: number): string {
  const shifted = day + DAYS_TO_1970;
  const cycle = floorDiv(shifted, DAYS_OF_CYCLE);
  const within = shifted - cycle * DAYS_OF_CYCLE;
  const leaps = floorDiv(within, 1460) - floorDiv(within, 36_524) + floorDiv(within, 146_096);
  const yearOfCycle = floorDiv(within - leaps, 365);
  const firstDay = 365 * yearOfCycle + floorDiv(yearOfCycle, 4) - floorDiv(yearOfCycle, 100);
  const dayOfYear = within - firstDay;
  // Five months from March on have 153 days.
  const month = floorDiv(5 * dayOfYear + 2, 153);
  const dayOfMonth = dayOfYear - floorDiv(153 * month + 2, 5) + 1;
  const isNextYear = month >= 10;
  const year = yearOfCycle + 400 * cycle + (isNextYear ? 1 : 0);
  const number = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${number(year, 4)}-${number(isNextYear ? month - 9 : month + 3, 2)}-${number(dayOfMonth, 2)}`;
}

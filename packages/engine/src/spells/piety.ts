// How well somebody turns the undead. Crossfire common/living.c (turn_bonus).

/** What wisdom adds to turning, from 0 on; beyond the last as the last. */
const TURNING: readonly number[] = [
  ...[-1, -1, -1, -1, -1, -1, -1, -1],
  ...[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5],
  ...[6, 7, 8, 9, 10, 12, 15],
];

/** Levels that wisdom adds to the one who turns, −1…15. */
export function turnBonus(wisdom: number): number {
  return TURNING[Math.min(wisdom, TURNING.length - 1)]!;
}

// Turning ability. Crossfire common/living.c (turn_bonus).

/** Bonus of wisdom to turning, from 0; the last value applies to all higher scores. */
const TURNING: readonly number[] = [
  ...[-1, -1, -1, -1, -1, -1, -1, -1],
  ...[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5],
  ...[6, 7, 8, 9, 10, 12, 15],
];

/** Levels that wisdom adds for turning, −1…15. */
export function turnBonus(wisdom: number): number {
  return TURNING[Math.min(wisdom, TURNING.length - 1)]!;
}

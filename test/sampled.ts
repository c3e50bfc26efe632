// Cases of which a quick run tries a few and the shelf `long` all.

/** Whether every case is wanted. */
export const isLong: boolean = process.env.ROGUEWRIGHT_SHELF === 'long';

/**
 * Some of the cases, spread evenly over all, the first and the last among them; all of them on the
 * shelf `long`.
 * @param most how many at most, from 2
 */
export function sampled<Case>(cases: readonly Case[], most: number): Case[] {
  const last = cases.length - 1;
  if (isLong || cases.length <= most) {
    return [...cases];
  }
  return Array.from({ length: most }, (_, at) => cases[Math.round((at * last) / (most - 1))]!);
}

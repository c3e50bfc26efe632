// Probabilities as people read them. 0 % and 100 % are written only for what is certain.

/** How a face writes percents. */
export interface PercentStyle {
  /** The most digits after the point: 0…4. */
  readonly decimals: number;
  /** What stands between a figure and its percent sign. */
  readonly gap: string;
  /** What stands between `<` or `>` and the figure. */
  readonly afterSign: string;
}

/**
 * A probability in percent: `7.4 %`; `<1 %` or `>99.99 %` for what is nearer to an end than the last digit
 * can say.
 * @param chance 0…1
 * @param opposite the probability of the contrary, where it is known more exactly than 1 − chance
 */
export function writePercent(
  chance: number,
  { decimals, gap, afterSign }: PercentStyle,
  opposite = 1 - chance,
): string {
  if (chance <= 0 || opposite <= 0) {
    return `${chance <= 0 ? 0 : 100}${gap}%`;
  }
  const least = 10 ** -decimals;
  const most = 100 - least;
  const figure = 100 * chance;
  if (figure < least) {
    return `<${afterSign}${least}${gap}%`;
  }
  return figure > most
    ? `>${afterSign}${most}${gap}%`
    : `${Number(figure.toFixed(decimals))}${gap}%`;
}

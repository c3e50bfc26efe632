// Formatting of probabilities and other numbers. 0 % and 100 % are written only for certainty.

/** A face's style of percentages. */
export interface PercentStyle {
  /** Maximum number of decimals, 0…4. */
  readonly decimals: number;
  /** Text between a number and its percent sign. */
  readonly gap: string;
  /** Text between `<` or `>` and the number. */
  readonly afterSign: string;
}

/**
 * A probability in percent: `7.4 %`; `<1 %` or `>99.99 %` if it is closer to an end than the last digit can
 * express.
 * @param chance 0…1
 * @param opposite the complementary probability, if it is known more exactly than 1 − chance
 */
export function writePercent(
  chance: number,
  { decimals, gap, afterSign }: PercentStyle,
  opposite: number = 1 - chance,
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

/** A number with at most `places` decimals: 3, 2.5, 0.07; an infinite one is `never`. */
export function writeDecimal(value: number, places = 2): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(places))) : 'never';
}

// Figures as people read them. 0 % and 100 % are shown only for what is certain.

import { writePercent } from '@roguewright/engine/face';

const NARROW = '\u202f';

const STYLE = { decimals: 0, gap: NARROW, afterSign: NARROW };

/** A probability, 0…1, in whole percent; `< 1 %` and `> 99 %` near the ends. */
export function percent(probability: number): string {
  return writePercent(probability, STYLE);
}

/** Below it a tenth of a percent is shown. */
const RARE = 0.01;

/**
 * A chance in a panel of odds: `never` for none, tenths of a percent below 1 %, `< 0.1 %` below what a tenth can show,
 * else whole percent. @param probability 0…1
 */
export function chanceFigure(probability: number): string {
  if (probability <= 0) {
    return 'never';
  }
  return probability < RARE
    ? writePercent(probability, { ...STYLE, decimals: 1 })
    : percent(probability);
}

/** A mean to one decimal; one above 0 that would be rounded to it is `< 0.1`. */
export function meanFigure(value: number): string {
  return value > 0 && value < 0.1 ? `<${NARROW}0.1` : mean(value);
}

/** A figure that is in percent already, 0…100. */
export function percentFigure(figure: number): string {
  return writePercent(figure / 100, STYLE);
}

/** A mean to one decimal, without a needless `.0`. */
export function mean(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}

/** A hyphenated name of the engine as a label: `badly-hurt` is `badly hurt`. */
export function label(name: string): string {
  return name.replaceAll('-', ' ');
}

/** Share of all cases that is left out at either end of what is usual. */
const TAIL = 0.05;

/** What usually comes, the rarest left out: `11`, `7–9`. @param plot [value, probability], ascending */
export function usual(plot: readonly (readonly [number, number])[]): string {
  const before = (share: number) => {
    let sum = 0;
    const found = plot.find(([, probability]) => {
      sum += probability;
      return probability > 0 && sum >= share;
    });
    return (found ?? plot.at(-1))?.[0] ?? 0;
  };
  const [low, high] = [before(TAIL), before(1 - TAIL)];
  return low === high ? String(low) : `${low}–${high}`;
}

// Figures as people read them. 0 % and 100 % are shown only for what is certain.

const NARROW = '\u202f';

/** A probability, 0…1, in whole percent; `< 1 %` and `> 99 %` near the ends. */
export function percent(probability: number): string {
  return percentOf(probability * 100, probability === 0, probability === 1);
}

/** A figure that is in percent already, 0…100. */
export function percentFigure(figure: number): string {
  return percentOf(figure, figure === 0, figure === 100);
}

function percentOf(figure: number, isImpossible: boolean, isCertain: boolean): string {
  if (isImpossible || isCertain) {
    return `${isCertain ? 100 : 0}${NARROW}%`;
  }
  if (figure < 1) {
    return `<${NARROW}1${NARROW}%`;
  }
  return figure > 99 ? `>${NARROW}99${NARROW}%` : `${Math.round(figure)}${NARROW}%`;
}

/** A mean to one decimal, without a needless `.0`. */
export function mean(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}

const COMPASS = [
  '',
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

/** The name of a compass direction, 1…8. */
export function directionName(direction: number): string {
  return COMPASS[direction] ?? '';
}

/** Where something lies from the hero: `here`, `3 east`, `2 east, 1 north`. */
export function offsetWords(dx: number, dy: number): string {
  const parts = [];
  if (dx !== 0) {
    parts.push(`${Math.abs(dx)} ${dx > 0 ? 'east' : 'west'}`);
  }
  if (dy !== 0) {
    parts.push(`${Math.abs(dy)} ${dy > 0 ? 'south' : 'north'}`);
  }
  return parts.length === 0 ? 'here' : parts.join(', ');
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

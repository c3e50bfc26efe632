// Numbers as people read them.

/**
 * A probability in percent, two decimals at most. 0 % and 100 % stand only where they are certain.
 * @param chance 0…1
 * @param opposite the probability of the contrary, where it is known more exactly than 1 − chance
 */
export function percent(chance: number, opposite = 1 - chance): string {
  if (chance <= 0) {
    return '0 %';
  }
  if (opposite <= 0) {
    return '100 %';
  }
  const shown = (100 * chance).toFixed(2);
  if (shown === '0.00') {
    return '<0.01 %';
  }
  return shown === '100.00' ? '>99.99 %' : `${Number(shown)} %`;
}

/** A probability in whole percents, where there is little room; certain ones alone are 0 % and 100 %. */
export function briefPercent(chance: number): string {
  if (chance <= 0 || chance >= 1) {
    return percent(chance);
  }
  const shown = Math.round(100 * chance);
  return shown === 0 ? '<1 %' : shown === 100 ? '>99 %' : `${shown} %`;
}

/** A number with at most so many decimals: 3, 2.5, 0.07. */
export function decimal(value: number, places = 2): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(places))) : 'never';
}

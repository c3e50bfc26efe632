// Diseases in words: what they do, and how they spread.

import type { ContagionView, IllnessView } from '../../game/index.ts';

/** `level 3`, `2 hit points each time`, `caught by 16 % within 3 squares each 20 ticks`. */
export function illnessParts({ level, damage, contagion }: IllnessView): string[] {
  const harm =
    damage === 0
      ? []
      : damage > 0
        ? [`${damage} hit point${damage === 1 ? '' : 's'} each time`]
        : [`${-damage} % of your full hit points each time`];
  const spread = contagion === undefined ? [] : tellContagion(contagion);
  return [`level ${level}`, ...harm, ...spread];
}

/** `caught in 16 % of cases within 3 squares, every 20 ticks`; nothing for one that isn't catching. */
export function tellContagion({ chance, range, ticks }: ContagionView): string[] {
  if (chance <= 0) {
    return [];
  }
  const percent = `${Math.round(1000 * chance) / 10} %`;
  const where = range === 0 ? 'on its square' : `within ${range} square${range === 1 ? '' : 's'}`;
  return [`caught in ${percent} of cases ${where}, every ${ticks} ticks`];
}

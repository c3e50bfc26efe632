// Chooses a few cases of a vector file so that they show as much of it as they can.

import { type Case, featuresOf } from './features.ts';

/** Longer cases, mostly huge distributions, are left out unless all are long. In characters. */
const LONG_CASE = 3000;

/**
 * The lines worth keeping, in their order: those that show something no line before them shows,
 * looked through spread over the whole file, then further ones, as long as there is room.
 * @param lines the cases of one file, without its header
 * @param room how many characters they may take together, line breaks included
 */
export function chooseLines(lines: readonly string[], room: number): string[] {
  const shortest = Math.min(...lines.map(line => line.length));
  const order = spread(lines.length).filter(
    index => lines[index]!.length <= Math.max(LONG_CASE, shortest),
  );
  const features = featuresOf(lines.map(line => JSON.parse(line) as Case));
  const chosen = new Set<number>();
  const shown = new Set<string>();
  let left = room;
  const take = (index: number) => {
    const size = lines[index]!.length + 1;
    if (size <= left && !chosen.has(index)) {
      left -= size;
      chosen.add(index);
      for (const feature of features[index]!) {
        shown.add(feature);
      }
    }
  };
  for (const index of order) {
    if (features[index]!.some(feature => !shown.has(feature))) {
      take(index);
    }
  }
  for (const index of order) {
    take(index);
  }
  return lines.filter((_, index) => chosen.has(index));
}

/** 0…count − 1, first and last first, then ever finer between them. */
function spread(count: number): number[] {
  const order = new Set(count > 0 ? [0, count - 1] : []);
  for (let parts = 2; order.size < count; parts *= 2) {
    for (let part = 1; part < parts; part += 2) {
      order.add(Math.floor((part * count) / parts));
    }
  }
  return [...order];
}

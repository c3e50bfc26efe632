// Some of many values, evenly spread.

/** At most `most` of the values, the first and the last among them. */
export function thinned<Value>(values: readonly Value[], most: number): readonly Value[] {
  if (values.length <= most) {
    return values;
  }
  const step = (values.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => values[Math.round(at * step)]!);
}

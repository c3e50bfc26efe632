// What a player may choose as the danger from which he wants to be asked.

/** Thresholds of the prompt: the chance to die within five moves, 0…1; 0: never ask. */
export const THRESHOLDS = [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5] as const;

/** What holds until a player chooses. */
export const USUAL_THRESHOLD = 0.1;

/** A threshold from anywhere; what is none gives way to the usual one. */
export function thresholdFrom(value: unknown): number {
  return THRESHOLDS.find(one => one === value) ?? USUAL_THRESHOLD;
}

/** `off`, `5 %`. */
export function tellThreshold(threshold: number): string {
  return threshold === 0 ? 'off' : `${Math.round(100 * threshold)} %`;
}

/** The threshold in a player's words: `off`, `5`, `5 %`; undefined: none of them. */
export function readThreshold(words: string): number | undefined {
  const plain = words.replace(/\s*%$/, '').trim();
  return THRESHOLDS.find(one => tellThreshold(one).replace(' %', '') === plain);
}

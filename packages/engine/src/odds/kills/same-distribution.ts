import type { Distribution } from '../../chance/index.ts';

/** Whether two distributions are the same to the last bit. */
export function isSameDistribution(one: Distribution, other: Distribution): boolean {
  const [a, b] = [one.probabilities, other.probabilities];
  return (
    one === other ||
    (one.start === other.start && a.length === b.length && a.every((share, at) => share === b[at]))
  );
}

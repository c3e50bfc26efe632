// What a failure does besides taking points.

import type { FailureBand, FailureEffect } from './failure-rules.ts';

/** The effect at a value: the first band, the lowest first, that holds it. @param effects see `FailureRules` */
export function failureEffect(
  bands: readonly FailureBand[],
  value: number,
  effects: boolean,
): FailureEffect {
  const band = bands.find(({ atMost }) => value <= atMost);
  return band !== undefined && (effects || band.always) ? band.effect : 'nothing';
}

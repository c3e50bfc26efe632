// Rate-limited error reports, so that no client can fill the log.

import { Bucket, type Rate } from './rate-limit.ts';

/** Reports a second, and at once. */
const REPORTS: Rate = { perSecond: 0.2, burst: 50 };

/** The report with a rate limit; the next report says how many were left out before it. */
export function quietly(
  report: (error: unknown) => void,
  now?: () => number,
): (error: unknown) => void {
  const bucket = new Bucket(REPORTS, now);
  let leftOut = 0;
  return error => {
    if (!bucket.take()) {
      leftOut += 1;
      return;
    }
    if (leftOut > 0) {
      report(`${leftOut} further reports were left out.`);
      leftOut = 0;
    }
    report(error);
  };
}

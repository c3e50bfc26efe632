// What all comparisons say together.

import { greatestDistance } from '../fights/statistics.ts';
import { distanceFromEven, failing } from './agreement.ts';
import type { Compared } from './play.ts';

/** Of all questions together, Holm's test finds a fault where there is none in this share of the runs. */
const LEVEL = 0.01;

/** The verdict over all questions. */
export interface Verdict {
  /** Those that disagree. */
  readonly wrong: readonly Compared[];
  /** How far the probabilities are from even ones, of the questions in which luck plays a part. */
  readonly distance: number;
  /** A distance that even probabilities exceed in 1 of 1000 runs. */
  readonly mostDistance: number;
  readonly agrees: boolean;
}

/** Whether all agree: none by Holm's correction is off, and the probabilities together are even. */
export function verdictOf(all: readonly Compared[]): Verdict {
  const wrong = failing(
    all.map(({ p }) => p),
    LEVEL,
  ).map(at => all[at]!);
  const lucky = all.filter(({ cells }) => cells > 1).map(({ p }) => p);
  const [distance, mostDistance] = [distanceFromEven(lucky), greatestDistance(lucky.length)];
  const agrees = wrong.length === 0 && distance <= mostDistance;
  return { wrong, distance, mostDistance, agrees };
}

/** A line for each domain, and the verdict. */
export function reportText(all: readonly Compared[]): string {
  const domains = [...new Set(all.map(({ domain }) => domain))];
  const lines = domains.map(domain => {
    const own = all.filter(one => one.domain === domain);
    const sum = (of: (one: Compared) => number) => own.reduce((part, one) => part + of(one), 0);
    const rulesets = new Set(own.map(({ ruleset }) => ruleset)).size;
    const least = Math.min(...own.map(({ p }) => p));
    return [
      domain.padEnd(24),
      String(own.length).padStart(9),
      String(rulesets).padStart(9),
      String(sum(({ plays }) => plays)).padStart(12),
      String(sum(({ cells }) => cells)).padStart(7),
      least.toFixed(4).padStart(9),
    ].join(' ');
  });
  const { wrong, distance, mostDistance } = verdictOf(all);
  const rulesets = new Set(all.map(({ ruleset }) => ruleset)).size;
  return [
    'domain                   questions  rulesets        plays   cells   least p',
    ...lines,
    '',
    ...wrong.map(
      ({ domain, ruleset, title, p, impossible }) =>
        `${domain} under ${ruleset} is off, p = ${p.toExponential(1)}${impossible === undefined ? '' : `, ${impossible}`}: ${title}`,
    ),
    `${all.length} questions, ${rulesets} rulesets: ${wrong.length} off at ${LEVEL} for all together (Holm); ` +
      `distance from even probabilities ${distance.toFixed(3)}, at most ${mostDistance.toFixed(3)}`,
  ].join('\n');
}

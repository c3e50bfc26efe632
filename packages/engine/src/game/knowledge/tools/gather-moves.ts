// Rare numbers of moves told with the next: `after 10 to 14 moves` instead of five lines of less than a percent each.

import type { LikelyToolOutcome } from '../../protocol/tools/tool-outcome.ts';

/** Outcomes that say after how many moves they come. */
const COUNTED: ReadonlySet<string> = new Set(['digs-through', 'digs-pit', 'digs-hole']);

/** An outcome rarer than this is told with its neighbour. */
const RARE = 0.02;

/** Whether two outcomes differ in their numbers of moves only. */
function isLike(
  { outcome: one }: LikelyToolOutcome,
  { outcome: other }: LikelyToolOutcome,
): boolean {
  return one.kind === other.kind && one.name === other.name;
}

function joined(one: LikelyToolOutcome, other: LikelyToolOutcome): LikelyToolOutcome {
  const least = Math.min(one.outcome.least!, other.outcome.least!);
  const most = Math.max(one.outcome.most!, other.outcome.most!);
  return {
    outcome: { ...one.outcome, least, most },
    probability: one.probability + other.probability,
  };
}

/** Gathers outcomes of digging, ordered by their moves; all others stay as they are. */
export function gatherMoves(outcomes: readonly LikelyToolOutcome[]): readonly LikelyToolOutcome[] {
  const counted = outcomes.filter(({ outcome }) => COUNTED.has(outcome.kind));
  const others = outcomes.filter(({ outcome }) => !COUNTED.has(outcome.kind));
  const gathered: LikelyToolOutcome[] = [];
  const ordered = counted.toSorted((one, other) => one.outcome.least! - other.outcome.least!);
  for (const next of ordered) {
    const last = gathered.at(-1);
    const isRare = last !== undefined && isLike(last, next);
    if (isRare && (last.probability < RARE || next.probability < RARE)) {
      gathered[gathered.length - 1] = joined(last, next);
    } else {
      gathered.push(next);
    }
  }
  return [...gathered, ...others];
}

// What heroes are called as they rise.

import type { HeroView } from '../../game/index.ts';
import type { Rank } from '../../rulesets/index.ts';

/** `Rank: Rune Clerk; Chalk Hand from level 10.`; empty where the role has no ranks. */
export function tellRank({ rank, nextRank }: Pick<HeroView, 'rank' | 'nextRank'>): string {
  if (rank === undefined) {
    return '';
  }
  const next = nextRank === undefined ? '' : `; ${nextRank.name} from level ${nextRank.level}`;
  return `Rank: ${rank.name}${next}.`;
}

/** `Candle-Trimmer; Page-Turner from level 3; …`: all of a role. */
export function tellRanks(ranks: readonly Rank[]): string {
  return ranks
    .map(({ level, name }) => (level <= 1 ? name : `${name} from level ${level}`))
    .join('; ');
}

// When an unseen creature strikes the hero, the player by the odds strikes the squares around him one by one. Once a
// blow finds something, it goes on striking there.

import type { Direction } from '../../../game/index.ts';
import type { Attempt } from './attempt.ts';
import type { Outlook } from './outlook.ts';

const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Strikes at what it doesn't see: where a blow has met it, else at each open square around in turn. */
export function strikeAtUnseen({ view, ground, memory, threat }: Outlook): readonly Attempt[] {
  const { unseen } = memory;
  if (!unseen.isNear || threat.awake.length > 0 || view.hero.conditions.includes('afraid')) {
    return [];
  }
  const open = DIRECTIONS.filter(direction => {
    const to = ground.next(ground.here, direction);
    return to !== undefined && ground.walkable(to) && !unseen.isEmpty(direction);
  });
  const aimed = unseen.at === undefined ? open : [unseen.at];
  return aimed.map(direction => ({ kind: 'attack', direction }));
}

// That no enemy is in sight, and why that may mean little.

import type { GameView } from '../../game/index.ts';

/** What is said instead of an answer about enemies while none is in sight. @param sighted to a hero who can see */
export function tellNoEnemy({ hero }: GameView, sighted: string): string {
  return hero.conditions.includes('blind')
    ? 'You are blind: no enemy is in sight, and one that you can’t see isn’t counted.'
    : sighted;
}

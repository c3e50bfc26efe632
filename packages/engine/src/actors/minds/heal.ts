// Heals itself when it loses heart: by a spell, or else by a potion.

import type { Chance } from '../../chance/index.ts';
import type { Intention } from './intention.ts';
import { losesHeart, type MindView } from './mind-view.ts';

/** Heals itself if it can and needs to. */
export function heal(_: Chance, view: MindView): Intention | undefined {
  if (!losesHeart(view) || view.hitPoints >= view.maxHitPoints) {
    return undefined;
  }
  const ability = view.abilities.findIndex(({ heals }) => heals);
  if (ability >= 0) {
    return { kind: 'cast', ability, direction: 0 };
  }
  return view.healingPotion >= 0 ? { kind: 'use', item: view.healingPotion } : undefined;
}

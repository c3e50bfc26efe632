// Zaps a wand when the hero is in line, in some of its moves. NetHack 3.6.7 src/muse.c (find_offensive) for the line;
// Crossfire server/monster.c (monster_move) for the restraint.

import type { Chance } from '../../chance/index.ts';
import type { Intention } from './intention.ts';
import type { MindView } from './mind-view.ts';

/** Zaps its wand along the ray to the hero. Label: `zaps`. */
export function zap(
  chance: Chance,
  { seesHero, wand, aim, zapsOneIn }: MindView,
): Intention | undefined {
  return seesHero && wand >= 0 && aim !== 0 && chance.test(1, zapsOneIn, 'zaps')
    ? { kind: 'zap', item: wand, direction: aim }
    : undefined;
}

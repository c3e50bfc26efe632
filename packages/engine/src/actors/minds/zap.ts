// Zaps a wand when the hero is in line. NetHack 3.6.7 src/muse.c (find_offensive).

import type { Chance } from '../../chance/index.ts';
import type { Intention } from './intention.ts';
import type { MindView } from './mind-view.ts';

/** Zaps its wand along the ray to the hero. */
export function zap(_: Chance, { seesHero, wand, aim }: MindView): Intention | undefined {
  return seesHero && wand >= 0 && aim !== 0
    ? { kind: 'zap', item: wand, direction: aim }
    : undefined;
}

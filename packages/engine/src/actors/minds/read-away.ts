// Escapes by a scroll when it loses heart and sees the hero. NetHack 3.6.7 src/muse.c (find_defensive).

import type { Chance } from '../../chance/index.ts';
import type { Intention } from './intention.ts';
import { losesHeart, type MindView } from './mind-view.ts';

/** Reads a scroll of teleportation. Blind monsters can't. */
export function readAway(_: Chance, view: MindView): Intention | undefined {
  const wants = losesHeart(view) && view.hunts && view.seesHero && view.escapeScroll >= 0;
  return wants ? { kind: 'use', item: view.escapeScroll } : undefined;
}

// Milestones in words, for the lobby and the logs of servers.

import type { Milestone } from '../../game/index.ts';
import { tellHallEnd } from './ending.ts';

/** A milestone without the hero's name: `reached experience level 5`, `was killed by a jackal`. */
export function tellMilestone({ kind, what }: Milestone): string {
  switch (kind) {
    case 'level':
      return `reached experience level ${what}`;
    case 'depth':
      return `reached dungeon level ${what}`;
    case 'won':
      return 'got out alive, with the Amulet';
    case 'died':
      return `was ${tellHallEnd({ end: 'died', killer: what, during: '' }).replace(/^K/, 'k')}`;
  }
}

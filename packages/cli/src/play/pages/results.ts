// What a command came to, where its events say nothing or not all.

import { directionName } from '@roguewright/engine/face';
import type { Command, GameView } from '@roguewright/engine/game';

/** The sentence for a command that caused no event worth a sentence. */
export function withoutNews(command: Command): string {
  switch (command.kind) {
    case 'move':
      return `You step ${directionName(command.direction)}.`;
    case 'rest':
      return 'Time passes.';
    case 'search':
      return 'You find nothing.';
    case 'fire':
    case 'throw':
      return 'It flies.';
    default:
      return 'Done.';
  }
}

/** Hit points and energy, when they have changed. */
export function numbers({ hero: before }: GameView, { hero: now, ending }: GameView): string {
  const changed =
    before.hitPoints !== now.hitPoints ||
    before.energy !== now.energy ||
    before.maxHitPoints !== now.maxHitPoints;
  return changed && ending === undefined
    ? `Hit points ${now.hitPoints} of ${now.maxHitPoints}, energy ${now.energy} of ${now.maxEnergy}.`
    : '';
}

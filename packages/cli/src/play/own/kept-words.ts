// The sentence about the storage of a game.

import type { GameHost } from '@roguewright/engine/host';

/** What is said of the storage when the player saves or quits. Practice is not stored. */
export function keptWords({ keeps }: GameHost, order: 'save' | 'quit'): string {
  if (keeps === false) {
    return order === 'save'
      ? 'This is practice: nothing of it is kept.'
      : 'You leave the practice.';
  }
  return order === 'save'
    ? 'The game is kept after every command.'
    : 'The game is kept. roguewright play --continue goes on with it.';
}

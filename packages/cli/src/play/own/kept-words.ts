// The sentence about the storage of a game.

import type { GameHost } from '@roguewright/engine/host';

/** What is said of the storage when the player saves or quits. Practice is not stored. */
export function keptWords({ keeps, resumes }: GameHost, order: 'save' | 'quit'): string {
  if (keeps === false) {
    return order === 'save'
      ? 'This is practice: nothing of it is kept.'
      : 'You leave the practice.';
  }
  return order === 'save' ? 'The game is kept after every command.' : keptGame(resumes);
}

/** Said when a game is left. @param resumes the command line by which the player comes back to it */
export function keptGame(resumes = 'roguewright play --continue'): string {
  return `The game is kept. ${resumes} goes on with it.`;
}

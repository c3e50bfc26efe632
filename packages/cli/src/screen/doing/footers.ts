// The lowest line while the hero walks: the keys that are wanted most, as the player's keys have them.

import { type Keymap, keysShown } from '@roguewright/engine/face';
import type { Footer } from '../terminal/lines.ts';

/** Usual keys, the one that is shown first, with the word for each. */
type Hints = readonly (readonly [keys: string, word: string])[];

/** From the longest to the shortest. */
const WALKING: readonly Hints[] = [
  [
    ['?', 'help'],
    [';', 'look'],
    ['` v', 'explore'],
    ['i', 'bag'],
    ['Z', 'cast'],
    ['f', 'fire'],
    ['O', 'options'],
    ['S', 'leave'],
  ],
  [
    ['?', 'help'],
    ['` v', 'explore'],
    ['i', 'bag'],
    ['Z', 'cast'],
    ['S', 'leave'],
  ],
  [
    ['?', 'help'],
    ['` v', 'explore'],
    ['i', 'bag'],
    ['S', 'leave'],
  ],
];

/** With an enemy in sight. */
const FIGHTING: readonly Hints[] = [
  [
    ['?', 'help'],
    ['Tab', 'fight'],
    ['Z', 'cast'],
    ['f', 'fire'],
    ['z', 'zap'],
    [';', 'odds'],
    ['^X', 'danger'],
    ['i', 'bag'],
    ['S', 'leave'],
  ],
  [
    ['?', 'help'],
    ['Tab', 'fight'],
    ['Z', 'cast'],
    ['f', 'fire'],
    [';', 'odds'],
    ['i', 'bag'],
  ],
  [
    ['?', 'help'],
    ['Tab', 'fight'],
    ['i', 'bag'],
  ],
];

/** @param threatened an enemy is in sight */
export function walkingFooter(keymap: Keymap, threatened: boolean): Footer {
  const told = (hints: Hints) =>
    hints
      .flatMap(([keys, word]) => {
        const [key] = keysShown(keymap, keys.split(' '));
        return key === undefined ? [] : [`${key} ${word}`];
      })
      .join('  ');
  return (threatened ? FIGHTING : WALKING).map(told);
}

// What a rest waits for: hit points, energy, grace, or the end of a condition.

import type { GameView } from '@roguewright/engine/game';
import type { RestGoal } from '@roguewright/engine/host';
import { capitalised } from '@roguewright/engine/words';
import { restUntilGoal } from '../play/by-itself.ts';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

interface RestProps {
  readonly play: Play;
  readonly view: GameView;
}

/** The sheet. */
export function RestSheet({ play, view: { hero } }: RestProps) {
  const goals: readonly (readonly [letter: string, text: string, goal: RestGoal])[] = [
    ['h', 'hit points are full', { kind: 'hit-points' }],
    ['e', 'energy is full', { kind: 'energy' }],
    ...(hero.maxGrace > 0 ? [['g', 'grace is full', { kind: 'grace' }] as const] : []),
    ...hero.conditions.map(
      (condition, place) =>
        [
          `${place + 1}`,
          `you are no longer ${condition}`,
          { kind: 'condition', condition },
        ] as const,
    ),
  ];
  return (
    <Sheet title="Rest until" close={() => play.leave()}>
      <ul class="offers">
        {goals.map(([letter, text, goal]) => (
          <li key={text}>
            <button
              type="button"
              data-letter={letter}
              onClick={() => void restUntilGoal(play, goal)}
            >
              {capitalised(text)} <kbd>{letter}</kbd>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

// Eight directions as buttons, for players without a keyboard.

import { directionName } from '@roguewright/engine/face';
import type { Direction } from '@roguewright/engine/game';

const ROSE: readonly Direction[] = [8, 1, 2, 7, 0, 3, 6, 5, 4];

function Arrow({ direction }: { direction: Direction }) {
  return (
    <svg class="arrow" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d="M8 13V3M4 7l4-4 4 4"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        transform={`rotate(${(direction - 1) * 45} 8 8)`}
      />
    </svg>
  );
}

function Dot() {
  return (
    <svg class="arrow" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="3" fill="none" stroke="currentColor" stroke-width="1.8" />
    </svg>
  );
}

interface CompassProps {
  readonly name: string;
  /** The direction that is chosen now. */
  readonly chosen: Direction | undefined;
  /** Directions that have a target. */
  readonly likely: readonly Direction[];
  readonly choose: (direction: Direction) => void;
  /** What the middle does, in words; absent: it is empty. */
  readonly middle?: string | undefined;
}

/** The rose of buttons. */
export function Compass({ name, chosen, likely, choose, middle }: CompassProps) {
  return (
    <fieldset class="compass">
      <legend>{name}</legend>
      {ROSE.map(direction =>
        direction === 0 && middle === undefined ? (
          <span key={direction} aria-hidden="true" />
        ) : (
          <button
            key={direction}
            type="button"
            aria-label={direction === 0 ? middle : directionName(direction)}
            aria-pressed={direction === chosen}
            class={likely.includes(direction) ? 'likely' : ''}
            onClick={() => choose(direction)}
          >
            {direction === 0 ? <Dot /> : <Arrow direction={direction} />}
          </button>
        ),
      )}
    </fieldset>
  );
}

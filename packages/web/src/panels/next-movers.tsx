// Who moves next: how often each creature in sight will move before the hero's next move but one.

import type { GameView, NextMover } from '@roguewright/engine/game';
import { percent } from '../figures.ts';

const TIMES = ['not', 'once', 'twice'];

/** `once`, `3 times`. */
function times(count: number): string {
  return TIMES[count] ?? `${count} times`;
}

function movesOf({ moves }: NextMover): string {
  const possible = moves.filter(([, probability]) => probability > 0);
  return possible
    .map(([count, probability]) =>
      possible.length === 1 ? times(count) : `${times(count)} ${percent(probability)}`,
    )
    .join(', ');
}

/** The list, in the order of the engine. */
export function NextMovers({ view }: { view: GameView }) {
  return (
    <section class="card" aria-label="Who moves next">
      <h3>Who moves next</h3>
      {view.nextMovers.length === 0 ? (
        <p class="muted">You, and nobody in sight.</p>
      ) : (
        <ol class="movers">
          <li>
            <span>you</span> <span class="muted">now</span>
          </li>
          {view.nextMovers.map(mover => (
            <li key={mover.id}>
              <span>{mover.name}</span> <span class="muted">{movesOf(mover)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

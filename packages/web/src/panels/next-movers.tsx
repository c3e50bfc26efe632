// The next movers: how often each creature in sight will move before the hero's next move but one.

import type { GameView } from '@roguewright/engine/game';
import { movesOf } from './move-words.ts';

/** The list, in the order of the engine. */
export function NextMovers({ view }: { view: GameView }) {
  return (
    <section class="card" aria-label="Who moves next">
      <h3>Who moves next</h3>
      {view.nextMovers.length === 0 ? (
        <p class="muted">You. No other creature is in sight.</p>
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

// The hero's conducts: what he has never done, and what he has.

import type { ConductView, GameView } from '@roguewright/engine/game';
import { tellConduct } from '@roguewright/engine/words';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

/** The sheet. */
export function ConductSheet({ play, view }: { play: Play; view: GameView }) {
  const { conducts } = view;
  return (
    <Sheet title="Conducts" close={() => play.leave()}>
      {conducts.length === 0 && <p class="muted">This game began before conducts were counted.</p>}
      <Conducts title="Kept" views={conducts.filter(({ broken }) => broken === undefined)} />
      <Conducts title="Broken" views={conducts.filter(({ broken }) => broken !== undefined)} />
    </Sheet>
  );
}

function Conducts({ title, views }: { title: string; views: readonly ConductView[] }) {
  return views.length === 0 ? null : (
    <section class="kinds">
      <h3>{title}</h3>
      <ul class="entries">
        {views.map(each => (
          <li class="entry" key={each.conduct}>
            <span class="entry-words">
              <span class="entry-name">{each.conduct}</span>
              <span class="muted">{tellConduct(each)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

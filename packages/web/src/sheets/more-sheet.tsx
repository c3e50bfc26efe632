// All actions, for small screens; and the question before the game is left.

import type { GameView } from '@roguewright/engine/game';
import { ActionButton } from '../panels/action-row.tsx';
import { type Action, possibleActions } from '../play/actions.ts';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

/**
 * The actions under their headings: first those that would do something now, then the settings and the way out, which
 * nobody should have to scroll for.
 */
function groupsOf(view: GameView): (readonly [title: string, actions: readonly Action[]])[] {
  const actions = possibleActions(view);
  const isReady = (action: Action) => action.isReady?.(view) === true;
  const rest = actions.filter(action => !isReady(action));
  return [
    ['Now', actions.filter(isReady)] as const,
    ...(['Game', 'Look', 'Do'] as const).map(
      name => [name, rest.filter(({ group }) => group === name)] as const,
    ),
  ].filter(([, some]) => some.length > 0);
}

/** All actions. */
export function MoreSheet({ play, view }: { play: Play; view: GameView }) {
  return (
    <Sheet title="More" kind="more" close={() => play.leave()}>
      {groupsOf(view).map(([title, actions]) => (
        <section key={title} class="action-group" aria-label={title}>
          <h3>{title}</h3>
          <div class="action-grid">
            {actions.map(action => (
              <ActionButton key={action.name} action={action} play={play} view={view} />
            ))}
          </div>
        </section>
      ))}
    </Sheet>
  );
}

/** Asks before leaving. */
export function LeaveSheet({ play, leave }: { play: Play; leave: () => void }) {
  return (
    <Sheet title="Leave the game?" close={() => play.leave()}>
      <p>
        {play.session.keeps
          ? 'Every move is already saved. You can continue the game from the title page.'
          : 'This is practice: nothing of it is kept.'}
      </p>
      <p class="buttons">
        <button type="button" class="primary" data-enter onClick={leave}>
          To the title page <kbd>Enter</kbd>
        </button>
        <button type="button" onClick={() => play.leave()}>
          Stay
        </button>
      </p>
    </Sheet>
  );
}

// All actions, for small screens; and the question before the game is left.

import type { GameView } from '@roguewright/engine/game';
import { ActionButton } from '../panels/action-row.tsx';
import { possibleActions } from '../play/actions.ts';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

/** All actions. */
export function MoreSheet({ play, view }: { play: Play; view: GameView }) {
  return (
    <Sheet title="More" kind="more" close={() => play.leave()}>
      <div class="action-grid">
        {possibleActions(view).map(action => (
          <ActionButton key={action.name} action={action} play={play} view={view} />
        ))}
      </div>
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
        <button type="button" class="primary" onClick={leave}>
          To the title page
        </button>
        <button type="button" onClick={() => play.leave()}>
          Stay
        </button>
      </p>
    </Sheet>
  );
}

// The row of buttons: all that the keys do, for mice and fingers.

import type { GameView } from '@roguewright/engine/game';
import { ACTIONS, type Action } from '../play/actions.ts';
import type { Play } from '../play/play.ts';

interface ButtonProps {
  readonly action: Action;
  readonly play: Play;
  readonly view: GameView;
}

/** The button of an action, with its key. */
export function ActionButton({ action, play, view }: ButtonProps) {
  const isReady = action.isReady?.(view) === true;
  const isOnPhone = action.onPhone === 'always' || (action.onPhone === 'ready' && isReady);
  const classes = ['action', isReady ? 'ready' : '', isOnPhone ? 'on-phone' : ''];
  return (
    <button
      type="button"
      class={classes.filter(name => name !== '').join(' ')}
      title={action.about}
      onClick={() => action.run(play)}
    >
      <span>{action.title}</span>
      {action.keys[0] !== undefined && <kbd>{action.keys[0]}</kbd>}
    </button>
  );
}

/** The row under the log. */
export function ActionRow({ play, view }: { play: Play; view: GameView }) {
  const isWaiting = play.mode.value.kind !== 'walk';
  return (
    <nav class="actions" aria-label="Actions">
      <button
        type="button"
        class="action on-phone escape"
        disabled={!isWaiting}
        onClick={() => play.escape()}
      >
        <span>Back</span>
        <kbd>Esc</kbd>
      </button>
      {ACTIONS.filter(({ place }) => place === 'row').map(action => (
        <ActionButton key={action.name} action={action} play={play} view={view} />
      ))}
      <button type="button" class="action on-phone" onClick={() => play.openSheet('more')}>
        <span>More</span>
      </button>
    </nav>
  );
}

// The row of buttons: all that the keys do, for mice and fingers.

import { keysShown } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { type Action, possibleActions } from '../play/actions.ts';
import { keymap } from '../play/keymap.ts';
import type { Play } from '../play/play.ts';
import { FIGHT, stairsAction } from '../play/stairs-place.ts';

interface ButtonProps {
  readonly action: Action;
  readonly play: Play;
  readonly view: GameView;
}

/** The button of an action, with its key. */
export function ActionButton({ action, play, view }: ButtonProps) {
  const [key] = keysShown(keymap.value, action.keys);
  const isReady = action.isReady?.(view) === true;
  const classes = ['action', isReady ? 'ready' : '', action.isOnPhone === true ? 'on-phone' : ''];
  return (
    <button
      type="button"
      class={classes.filter(name => name !== '').join(' ')}
      title={action.about}
      data-letter={key}
      onClick={() => action.run(play)}
    >
      <span>{action.title}</span>
      {key !== undefined && <kbd>{key}</kbd>}
    </button>
  );
}

interface RowProps {
  readonly play: Play;
  readonly view: GameView;
  /** Opens the last page of a game that is over. */
  readonly showLastPage: (() => void) | undefined;
}

/** The row under the log. */
export function ActionRow({ play, view, showLastPage }: RowProps) {
  const possible = possibleActions(view);
  return (
    <nav class="actions" aria-label="Actions">
      {showLastPage !== undefined && (
        <button type="button" class="action ready on-phone" onClick={showLastPage}>
          <span>The end</span>
          <kbd>Enter</kbd>
        </button>
      )}
      {possible
        .filter(({ place }) => place === 'row')
        .map(action => (
          <ActionButton key={action.name} action={action} play={play} view={view} />
        ))}
      <FightButton play={play} view={view} />
      <StairsButton play={play} view={view} />
      <button type="button" class="action on-phone" onClick={() => play.openSheet('more')}>
        <span>More</span>
      </button>
      {possible
        .filter(({ place, isReady }) => place === 'when-ready' && isReady?.(view) === true)
        .map(action => (
          <ActionButton key={action.name} action={action} play={play} view={view} />
        ))}
    </nav>
  );
}

/** A fight that goes on, on a narrow screen: it has a place of its own, so that no tap meant for another button starts it. */
function FightButton({ play, view }: { play: Play; view: GameView }) {
  const isReady = FIGHT.isReady?.(view) === true;
  return (
    <button
      type="button"
      class={`action only-phone${isReady ? ' ready' : ''}`}
      disabled={!isReady || play.isOver}
      onClick={() => FIGHT.run(play)}
    >
      <span>{FIGHT.title}</span>
    </button>
  );
}

const DESCEND = { kind: 'descend' } as const;

/**
 * Up or down in one place of a narrow screen: it stays where it is when there is neither, so that the buttons beside it
 * don't move under the thumb. Away from stairs it goes to those down that the hero knows.
 */
function StairsButton({ play, view }: { play: Play; view: GameView }) {
  const action = stairsAction(view);
  const ready = action === 'walk' ? undefined : action;
  return (
    <button
      type="button"
      class={`action only-phone${ready === undefined ? '' : ' ready'}`}
      disabled={action === undefined || play.isOver}
      onClick={() => (ready === undefined ? play.begin(DESCEND) : ready.run(play))}
    >
      <span>{ready?.title ?? 'Stairs'}</span>
      {ready?.keys[0] !== undefined && <kbd>{ready.keys[0]}</kbd>}
    </button>
  );
}

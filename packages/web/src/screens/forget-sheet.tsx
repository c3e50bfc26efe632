// Asks before a game is taken off the list: what is lost then is lost for good.

import type { ListedGame } from '../host/saved-games.ts';
import { Sheet } from '../sheets/sheet.tsx';

interface ForgetProps {
  readonly listed: ListedGame;
  readonly forget: () => void;
  readonly close: () => void;
}

/** The dialog. */
export function ForgetSheet({ listed: { hero, about, place }, forget, close }: ForgetProps) {
  return (
    <Sheet title={`Forget ${hero}?`} kind="ask" close={close}>
      <p>
        {hero}, {about}.{' '}
        {place === 'device'
          ? 'The game is kept in this browser alone: it is deleted, and nothing brings it back.'
          : 'The server keeps the game, but this browser loses the only key to it.'}{' '}
        Saved to a file first, it can be loaded again.
      </p>
      <p class="buttons">
        <button type="button" class="primary" onClick={forget}>
          Forget it
        </button>
        <button type="button" onClick={close}>
          Keep it
        </button>
      </p>
    </Sheet>
  );
}

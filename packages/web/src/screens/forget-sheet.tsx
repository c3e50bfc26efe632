// Asks for confirmation before a game is removed from the list, because it can't be restored.

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
          ? 'The game is stored only in this browser. Forgetting it deletes it for good.'
          : 'The server keeps the game, but this browser has the only key to it and loses it.'}{' '}
        To be able to load it again, save it to a file first.
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

// Asks for confirmation before a game is removed from the list, because it can't be restored.

import { tellGamePacks } from '@roguewright/engine/words';
import type { ListedGame } from '../host/saved-games.ts';
import { Sheet } from '../sheets/sheet.tsx';

interface ForgetProps {
  readonly listed: ListedGame;
  /** The names of its packs. */
  readonly packs: readonly string[];
  readonly forget: () => void;
  readonly close: () => void;
}

/** The dialog. */
export function ForgetSheet({ listed, packs, forget, close }: ForgetProps) {
  const { hero, about, place } = listed;
  return (
    <Sheet title={`Forget ${hero}?`} kind="ask" close={close}>
      <p>
        {hero}, {about}
        {packs.length > 0 && ` ${tellGamePacks(packs)}`}.{' '}
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

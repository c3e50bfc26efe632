// Asks whether to study a book that has warned its reader.

import type { GameView } from '@roguewright/engine/game';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

interface StudyProps {
  readonly play: Play;
  readonly view: GameView;
  /** Id of the book. */
  readonly book: number;
}

/** The question, with the warning above the answers. */
export function StudyAnywaySheet({ play, view, book }: StudyProps) {
  const name = view.inventory.find(({ id }) => id === book)?.name ?? 'book';
  const warning = play.session.log.value.findLast(({ isRefusal }) => isRefusal)?.text ?? '';
  // Its second sentence says what the buttons below do.
  const [difficulty] = warning.split(/(?<=\.) /);
  return (
    <Sheet title="Study it anyway?" kind="ask" close={() => play.leave()}>
      <p>
        The {name}: {difficulty}
      </p>
      <p class="buttons">
        <button
          type="button"
          class="primary"
          data-letter="y"
          onClick={() => play.order({ kind: 'study', item: book })}
        >
          Study it <kbd>y</kbd>
        </button>
        <button type="button" data-letter="n" onClick={() => play.leave()}>
          Leave it <kbd>n</kbd>
        </button>
      </p>
    </Sheet>
  );
}

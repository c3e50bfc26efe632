// The way out of a panel, at the right of its head.

import type { Play } from '../play/play.ts';

/** Leaves what is aimed, looked at or asked. */
export function LeaveButton({ play }: { play: Play }) {
  return (
    <button type="button" class="quiet" onClick={() => play.leave()}>
      Leave <kbd>Esc</kbd>
    </button>
  );
}

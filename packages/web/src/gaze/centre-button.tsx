// The way back to the hero, over a map that fingers have drawn away from him.

import type { Gaze } from './gaze.ts';

/** The button; nothing while the hero is in the middle. */
export function CentreButton({ gaze }: { gaze: Gaze }) {
  return gaze.drawn === undefined ? null : (
    <button
      type="button"
      class="centre"
      title="Puts your hero in the middle of the map again"
      onClick={() => gaze.leave()}
    >
      Centre
    </button>
  );
}

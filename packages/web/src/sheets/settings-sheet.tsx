// Pictures or letters, and the size of the squares.

import type { Play } from '../play/play.ts';
import { type MapStyle, type Settings, SQUARE_SIZES } from '../settings.ts';
import { Sheet } from './sheet.tsx';

const STYLES: readonly (readonly [MapStyle, string, string])[] = [
  ['tiles', 'Pictures', 'Icons on stone, the game as it wants to be seen.'],
  ['letters', 'Letters', 'An @ among letters, the game as it was.'],
];

/** The sheet. */
export function SettingsSheet({ play, settings }: { play: Play; settings: Settings }) {
  const style = settings.style.value;
  const sizes = SQUARE_SIZES[style];
  const zoom = Math.min(settings.zoom.value, sizes.length - 1);
  return (
    <Sheet title="Settings" close={() => play.leave()}>
      <fieldset class="choices">
        <legend>The map</legend>
        {STYLES.map(([name, title, about]) => (
          <label class="choice" key={name}>
            <input
              type="radio"
              name="style"
              checked={style === name}
              onChange={() => {
                settings.style.value = name;
              }}
            />
            <span>
              <strong>{title}</strong> <span class="muted">{about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset class="choices">
        <legend>Size of a square</legend>
        {sizes.map((size, index) => (
          <label class="choice" key={size}>
            <input
              type="radio"
              name="size"
              checked={zoom === index}
              onChange={() => {
                settings.zoom.value = index;
              }}
            />
            <span>{size} pixels</span>
          </label>
        ))}
      </fieldset>
    </Sheet>
  );
}

// An icon of the map inside a panel, or the letter that stands for it.

import { outlines } from '../map/icons.ts';
import { hueColour } from '../map/palette.ts';

/** Drawn in the hue; hidden from readers of screens, for its name stands beside it. */
export function Icon({ icon, hue, glyph }: { icon: string; hue: string; glyph: string }) {
  const outline = outlines.value[icon];
  const colour = hueColour(hue);
  return outline === undefined ? (
    <span class="icon glyph" style={{ color: colour }} aria-hidden="true">
      {glyph}
    </span>
  ) : (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={outline} fill={colour} />
    </svg>
  );
}

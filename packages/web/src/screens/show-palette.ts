// Shows the palette that the player chose: on the map and in pictures, and in the colours of the
// style sheets that are hues.

import { effect } from '@preact/signals';
import { hueColour, palette } from '../map/palette.ts';
import type { Settings } from '../settings.ts';

/** Hues that the style sheets use, as custom properties of the same names. */
const STYLED = ['wounding', 'protection'];

/** Follows the setting from now on. */
export function showPalette(settings: Settings, root: HTMLElement): void {
  effect(() => {
    palette.value = settings.palette.value;
    for (const hue of STYLED) {
      root.style.setProperty(`--${hue}`, hueColour(hue));
    }
  });
}

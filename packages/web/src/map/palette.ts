// The colours of the map and the charts. Each path of magic has one hue, used everywhere; the palette
// that the player chose says what a hue looks like.

import { signal } from '@preact/signals';
import {
  type HueLook,
  hueLook,
  isHue,
  type PaletteName,
  type Texture,
} from '@roguewright/engine/words';

/** The palette chosen; what is drawn reads it and is drawn again when it changes. */
export const palette = signal<PaletteName>('standard');

/** Colours that mean no path. */
export const INK = {
  ground: '#0e1014',
  panel: '#161a20',
  line: '#2a313b',
  text: '#e9e2d0',
  muted: '#9c978a',
  accent: '#d9a441',
} as const;

/** Colour and texture of a hue; parchment for none. */
export function lookOfHue(hue: string): HueLook {
  return hueLook(palette.value, hue);
}

/** The colour of a hue; parchment for none. */
export function hueColour(hue: string): string {
  return lookOfHue(hue).colour;
}

/** The texture of a hue, plain in the standard palette. */
export function hueTexture(hue: string): Texture {
  return lookOfHue(hue).texture;
}

/** A hex colour made see-through; `alpha` 0…1. */
export function faded(colour: string, alpha: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, alpha)) * 255);
  return `${colour}${byte.toString(16).padStart(2, '0')}`;
}

/** The hue of damage: that of the last of its attack types with one; wounding for blows. */
export function hueOfAttack(attackTypes: readonly string[]): string {
  return attackTypes.findLast(isHue) ?? 'wounding';
}

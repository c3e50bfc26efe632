// How hues and squares look on a screen: by the palette that was chosen, in the colours there are.

import { hueLook, type PaletteName, type Texture } from '@roguewright/engine/words';
import type { Cells } from './cells.ts';
import { INK, type Ink, mixed } from './ink.ts';

/** A screen to draw on. */
export interface Screen {
  readonly cells: Cells;
  readonly palette: PaletteName;
  /** Bits of colour: 1 (none), 4, 8 or 24. */
  readonly colourDepth: number;
}

/** The colour of a hue; parchment for none. */
export function hueInk(palette: PaletteName, hue: string): Ink {
  return Number.parseInt(hueLook(palette, hue).colour.slice(1), 16);
}

/** Signs of the textures; a plain one leaves an effect its own. */
const TEXTURES: Readonly<Record<Exclude<Texture, 'plain'>, string>> = {
  dots: ':',
  level: '≡',
  upright: '║',
  checks: '▒',
};

/** The sign of an effect: its own, or its texture where textures stand for hues. */
export function effectSign(palette: PaletteName, hue: string, glyph: string): string {
  const { texture } = hueLook(palette, hue);
  return texture === 'plain' ? glyph : TEXTURES[texture];
}

/** What a square that will be touched looks like. */
interface TouchLook {
  readonly sign: string;
  readonly ink: Ink;
  /** Filled by exchanging light and dark, which every terminal can. */
  readonly reverse: boolean;
}

/**
 * A square that a spell will touch: filled where that is certain, dotted where it is only likely;
 * fading with the ticks, by ink and, for eyes and terminals without shades, by sign.
 * @param hue of the spell; empty for none
 * @param share of all its ticks that pass before: 0…1
 */
export function touchLook(
  palette: PaletteName,
  hue: string,
  sure: 'certain' | 'likely',
  share: number,
): TouchLook {
  const isEarly = share < 0.5;
  const isFilled = sure === 'certain' && isEarly;
  const sign = isFilled ? ' ' : sure === 'certain' ? '▓' : isEarly ? '▒' : '░';
  const ink = hue === '' ? INK.accent : hueInk(palette, hue);
  return { sign, ink: mixed(ink, 1 - 0.6 * share), reverse: isFilled };
}

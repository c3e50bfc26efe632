// The colours of the ground: by light, in the dark, and in memory; and the tint that a part of the dungeon has.

import { groundTint } from '@roguewright/engine/face';

/** Colours of one kind of sight, as `#rrggbb`. */
export interface Stones {
  readonly floor: string;
  readonly grain: string;
  readonly wall: string;
  /** The side of a wall that faces open ground. */
  readonly edge: string;
  readonly wood: string;
  readonly frame: string;
  readonly step: string;
  /** What stairs are cut into. */
  readonly pit: string;
  /** The sign that says which way stairs lead. */
  readonly sign: string;
  readonly water: string;
  readonly lava: string;
  readonly crust: string;
  readonly ice: string;
  readonly sewage: string;
  readonly leaf: string;
  /** Remembered, not seen. */
  readonly isRemembered: boolean;
}

/** Seen by light. */
export const LIT: Stones = {
  floor: '#4a453e',
  grain: '#5b554c',
  wall: '#596272',
  edge: '#b8ad90',
  wood: '#b87a3e',
  frame: '#6b4a27',
  step: '#e6dcc6',
  pit: '#14110d',
  sign: '#ffc857',
  water: '#2f5f82',
  lava: '#e8602a',
  crust: '#7a2413',
  ice: '#7fa8bd',
  sewage: '#666b2c',
  leaf: '#4f8a45',
  isRemembered: false,
};

/** Seen without light: only felt, or in line of sight from the dark. */
export const DARK: Stones = {
  floor: '#35322f',
  grain: '#413e3a',
  wall: '#474a52',
  edge: '#7d7768',
  wood: '#8a5d33',
  frame: '#4d3724',
  step: '#b5ad9b',
  pit: '#100e0c',
  sign: '#d3a64c',
  water: '#254c68',
  lava: '#b84a20',
  crust: '#5c1c10',
  ice: '#5f7f92',
  sewage: '#4d5122',
  leaf: '#3a6633',
  isRemembered: false,
};

/** Remembered: cold, and legible against the void. */
export const REMEMBERED: Stones = {
  floor: '#24303f',
  grain: '#2a3748',
  wall: '#3c4c63',
  edge: '#5a6c87',
  wood: '#66615c',
  frame: '#403c3a',
  step: '#96a2b5',
  pit: '#10151d',
  sign: '#a9b6cb',
  water: '#22405c',
  lava: '#6b4650',
  crust: '#3c3540',
  ice: '#4f6a84',
  sewage: '#3a4650',
  leaf: '#34504f',
  isRemembered: true,
};

/** How a square is known. */
export type SightOfGround = 'lit' | 'dark' | 'remembered';

const STONES: Readonly<Record<SightOfGround, Stones>> = {
  lit: LIT,
  dark: DARK,
  remembered: REMEMBERED,
};

/** So much of a tint colours floors and walls. */
const SHARE = 0.36;

const tinted = new Map<string, Stones>();

/** The colours of the ground of a level. A tint changes no lightness, so that what is legible stays so. */
export function stonesOf(level: number, sight: SightOfGround): Stones {
  const tint = groundTint(level);
  const plain = STONES[sight];
  if (tint === undefined) {
    return plain;
  }
  const key = `${tint} ${sight}`;
  let stones = tinted.get(key);
  if (stones === undefined) {
    const share = sight === 'remembered' ? SHARE / 4 : SHARE;
    const mix = (colour: string) => mixed(colour, tint, share);
    const { floor, grain, wall, edge } = plain;
    stones = { ...plain, floor: mix(floor), grain: mix(grain), wall: mix(wall), edge: mix(edge) };
    tinted.set(key, stones);
  }
  return stones;
}

/** A colour with a share of a tint, as light as before. */
function mixed(colour: string, tint: string, share: number): string {
  const [from, to] = [partsOf(colour), partsOf(tint)];
  const scale = brightness(from) / brightness(to);
  return `#${from
    .map((part, at) => Math.round(part * (1 - share) + Math.min(255, to[at]! * scale) * share))
    .map(part => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

function partsOf(colour: string): readonly [number, number, number] {
  const bits = Number.parseInt(colour.slice(1), 16);
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
}

/** Perceived brightness, by the weights of sRGB. */
function brightness([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

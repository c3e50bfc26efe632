// The colours of the ground: by light, in the dark, and in memory.

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
}

/** Seen by light. */
export const LIT: Stones = {
  floor: '#3d3a36',
  grain: '#4b4742',
  wall: '#596272',
  edge: '#b8ad90',
  wood: '#b87a3e',
  frame: '#6b4a27',
  step: '#e6dcc6',
  pit: '#14110d',
  sign: '#ffc857',
  water: '#2f5f82',
};

/** Seen without light: only felt, or in line of sight from the dark. */
export const DARK: Stones = {
  floor: '#302e2c',
  grain: '#3a3835',
  wall: '#474a52',
  edge: '#7d7768',
  wood: '#8a5d33',
  frame: '#4d3724',
  step: '#b5ad9b',
  pit: '#100e0c',
  sign: '#d3a64c',
  water: '#254c68',
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
};

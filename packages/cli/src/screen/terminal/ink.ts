// The colours of the look in as many bits as the terminal has: 24, 256 colours, 16, or none.

import { contrastOnBlack, type Ground, type Ink, inkOn } from './ground.ts';

export type { Ink };

/** Colours that mean no path of magic. */
export const INK = {
  text: 0xe9e2d0,
  muted: 0x9c978a,
  accent: 0xd9a441,
  good: 0x6fdc9a,
  bad: 0xe0566b,
  line: 0x5a6472,
  wall: 0xb3a88f,
  floor: 0x6d6a62,
  water: 0x5c8fd6,
  wood: 0xc58a4a,
  lava: 0xff7a3d,
  ice: 0xa9dcf2,
  sewage: 0x9aa84a,
  tree: 0x6fbf5f,
} as const;

/** The colour of what is only remembered. */
export function dimmed(ink: Ink): Ink {
  return mixed(ink, 0.55);
}

/** The colour of ground that is seen without light. */
export function shaded(ink: Ink): Ink {
  return mixed(ink, 0.75);
}

/** A colour on the dark ground, so much of it: 0…1. */
export function mixed(ink: Ink, share: number): Ink {
  const part = (shift: number) => Math.floor(((ink >> shift) & 255) * share) << shift;
  return part(16) | part(8) | part(0);
}

/** Parts closer together than this make a grey. */
const GREY = 60;

/** The code of one of the sixteen colours: by hue, bright when light; never the colour of the ground. */
function plainCode(parts: readonly number[], ground: Ground): number {
  const least = Math.min(...parts);
  const most = Math.max(...parts);
  if (most - least <= GREY) {
    const dark = ground === 'dark' ? 37 : DEFAULT;
    return most > 200 && ground === 'dark' ? 97 : most > 128 ? dark : 90;
  }
  const hue = parts.reduce(
    (bits, part, index) => bits + (2 * (part - least) >= most - least ? 1 << index : 0),
    0,
  );
  return (most >= 230 && ground === 'dark' ? 90 : 30) + hue;
}

/** The colour in which the terminal writes by itself: it can be read on any ground. */
const DEFAULT = 39;

/** Contrast on black below which something is shown faintly where nothing better is known. */
const FAINT = 5;

/** The nearest of the 256 colours that every such terminal has: of the cube, or of the greys. */
function paletteIndex(parts: readonly [number, number, number]): number {
  // The cube's steps are 0, 95, 135, 175, 215 and 255; the greys 8, 18 … 238.
  const steps = parts.map(part =>
    part < 48 ? 0 : part < 115 ? 1 : Math.floor((part - 35) / 40),
  ) as [number, number, number];
  const mean = (parts[0] + parts[1] + parts[2]) / 3;
  const grey = Math.min(23, Math.max(0, Math.round((mean - 8) / 10)));
  const away = (values: readonly number[]) =>
    values.reduce((sum, value, index) => sum + (value - parts[index]!) ** 2, 0);
  const cube = away(steps.map(step => (step === 0 ? 0 : 55 + 40 * step)));
  const isGrey = away([0, 1, 2].map(() => 8 + 10 * grey)) < cube;
  return isGrey ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2];
}

/**
 * Parameters of the escape sequence for a colour.
 * @param depth bits: 1 (none), 4, 8 or 24
 * @param ground the background on which it is to be read
 */
export function inkCode(ink: Ink, depth: number, ground: Ground = 'dark'): string {
  if (depth < 4) {
    return '';
  }
  const faint = ground === 'unknown' && contrastOnBlack(ink) < FAINT ? '2;' : '';
  if (depth < 8) {
    return `${faint}${plainCode(partsOf(ink), ground)}`;
  }
  if (ground === 'unknown' && isGrey(ink)) {
    return `${faint}${DEFAULT}`;
  }
  const [red, green, blue] = partsOf(inkOn(ink, ground));
  return depth >= 24
    ? `${faint}38;2;${red};${green};${blue}`
    : `${faint}38;5;${paletteIndex([red, green, blue])}`;
}

function partsOf(ink: Ink): readonly [number, number, number] {
  return [(ink >> 16) & 255, (ink >> 8) & 255, ink & 255];
}

function isGrey(ink: Ink): boolean {
  const parts = partsOf(ink);
  return Math.max(...parts) - Math.min(...parts) <= GREY;
}

// Colours as eyes see them that lack one kind of cone, with lightness and contrast, for tests.
// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
// Color Vision Deficiency", IEEE TVCG 15 (6), 2009: the matrices of severity 1.0, on linear sRGB.
// Contrast: WCAG 2.2, "contrast ratio". Lightness: CIE 1976 L*, 0…100.

import type { PaletteName } from '../palettes.ts';

type Rgb = readonly [number, number, number];

/** Light that a screen gives, a part 0…1. */
export type Light = Rgb;

const SEEN: Readonly<Record<PaletteName, readonly [Rgb, Rgb, Rgb]>> = {
  standard: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The light of a colour `#rrggbb`. */
export function lightOf(colour: string): Light {
  const part = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** What the eyes of a palette make of a light. */
export function seenBy(eyes: PaletteName, light: Light): Light {
  const part = ([red, green, blue]: Rgb) =>
    Math.min(1, Math.max(0, red * light[0] + green * light[1] + blue * light[2]));
  const [red, green, blue] = SEEN[eyes];
  return [part(red), part(green), part(blue)];
}

function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** L* of a light. */
export function lightness(light: Light): number {
  const part = luminance(light);
  return part > 216 / 24389 ? 116 * Math.cbrt(part) - 16 : (24389 / 27) * part;
}

/** The contrast of two lights, 1…21. */
export function contrast(one: Light, other: Light): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((low, high) => low - high);
  return (bright! + 0.05) / (dark! + 0.05);
}

// The background of the terminal, as far as it is known, and colours that can be read on it.

/** A colour as 0xRRGGBB. */
export type Ink = number;

/** The terminal's own background. */
export type Ground = 'dark' | 'light' | 'unknown';

/** The colours of a terminal of sixteen that are light, as COLORFGBG numbers them. */
const LIGHT_COLOURS: readonly number[] = [7, 9, 10, 11, 12, 13, 14, 15];

/** What the environment says: COLORFGBG, such as `15;0`, of terminals that set it; the console is black. */
export function groundOf({ COLORFGBG = '', TERM }: NodeJS.ProcessEnv): Ground {
  const background = /;(\d{1,2})$/.exec(COLORFGBG)?.[1];
  if (background !== undefined) {
    return LIGHT_COLOURS.includes(Number(background)) ? 'light' : 'dark';
  }
  return TERM === 'linux' ? 'dark' : 'unknown';
}

/** What a terminal answers to OSC 11: `rgb:ffff/ffff/ffff`, each part of 1 to 4 hexadecimal digits. */
export function groundOfColour(colour: string): Ground {
  const [, ...parts] = /^rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i.exec(colour) ?? [];
  if (parts.length === 0) {
    return 'unknown';
  }
  const [red = 0, green = 0, blue = 0] = parts.map(
    part => Number.parseInt(part, 16) / (16 ** part.length - 1),
  );
  return luminanceOf([linear(red), linear(green), linear(blue)]) > MIDDLE ? 'light' : 'dark';
}

/** Red, green and blue in linear light, each 0…1. */
type Light = readonly [number, number, number];

/** The luminance whose contrasts with black and with white are the same. WCAG 2.2, "contrast ratio". */
const MIDDLE = 0.179;

/** Added to luminances before they are compared. */
const FLARE = 0.05;

/** The least contrast of anything with its ground. */
const LEAST_CONTRAST = 2.5;

const fitted: Record<Ground, Map<Ink, Ink>> = {
  dark: new Map(),
  light: new Map(),
  unknown: new Map(),
};

/**
 * A colour that was chosen for black, as it can be read on a ground: on white with the contrast that it
 * has on black, and on an unknown ground with the same contrast to both.
 */
export function inkOn(ink: Ink, ground: Ground): Ink {
  const known = fitted[ground].get(ink) ?? fittedTo(ink, ground);
  fitted[ground].set(ink, known);
  return known;
}

function fittedTo(ink: Ink, ground: Ground): Ink {
  const light = lightOf(ink);
  const contrast = Math.max(LEAST_CONTRAST, contrastOnBlack(ink));
  switch (ground) {
    case 'dark':
      return inkOf(withLuminance(light, contrast * FLARE - FLARE));
    case 'light':
      return inkOf(withLuminance(light, Math.max(0, (1 + FLARE) / contrast - FLARE)));
    case 'unknown':
      return inkOf(withLuminance(light, MIDDLE));
  }
}

/** The contrast of a colour with black: 1…21. */
export function contrastOnBlack(ink: Ink): number {
  return (luminanceOf(lightOf(ink)) + FLARE) / FLARE;
}

/** The same hue, darker or mixed with white. */
function withLuminance(light: Light, wanted: number): Light {
  const now = luminanceOf(light);
  if (Math.abs(now - wanted) < 0.001) {
    return light;
  }
  const scale = now === 0 ? Number.POSITIVE_INFINITY : wanted / now;
  const isScaled = scale * Math.max(...light) <= 1;
  const white = (wanted - now) / (1 - now);
  const fit = (part: number) => (isScaled ? part * scale : part + (1 - part) * white);
  return [fit(light[0]), fit(light[1]), fit(light[2])];
}

function luminanceOf([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function lightOf(ink: Ink): Light {
  const part = (shift: number) => linear(((ink >> shift) & 255) / 255);
  return [part(16), part(8), part(0)];
}

function inkOf(light: Light): Ink {
  return light
    .map(part => Math.round(255 * Math.min(1, Math.max(0, gamma(part)))))
    .reduce((ink, part) => ink * 256 + part, 0);
}

/** sRGB to linear light and back: IEC 61966-2-1. */
function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  return part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
}

// The hues that content may name; every palette has a colour for each.

/** The hues of the palettes, by the paths of magic and kinds of attack that they stand for. */
const PALETTE_HUES = [
  'fire',
  'frost',
  'electricity',
  'poison',
  'acid',
  'magic',
  'light',
  'death',
  'wounding',
  'restoration',
  'mind',
  'protection',
  'summoning',
  'teleportation',
  'information',
] as const;

/** A hue of the palettes. */
export type PaletteHue = (typeof PALETTE_HUES)[number];

/** Other names for some of them. */
const HUE_ALIASES = ['cold', 'missiles', 'healing'] as const;

/** Another name for a hue. */
export type HueAlias = (typeof HUE_ALIASES)[number];

/** Everything that the key `hue` may hold. */
export const HUES: readonly string[] = [...PALETTE_HUES, ...HUE_ALIASES];

// The hues that content may name. Every palette has a colour for each.

/** The hues of the palettes, named after paths of magic and attack types. */
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

/** Aliases of some of them. */
const HUE_ALIASES = ['cold', 'missiles', 'healing'] as const;

/** An alias of a hue. */
export type HueAlias = (typeof HUE_ALIASES)[number];

/** Permitted values of the key `hue`. */
export const HUES: readonly string[] = [...PALETTE_HUES, ...HUE_ALIASES];

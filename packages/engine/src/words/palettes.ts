// Hues as faces show them: one colour for each path of magic and kind of attack, in four palettes. The
// standard palette tells them apart by colour. The other three are for eyes that lack one kind of
// cone: they tell hues apart by lightness and by texture, so that no two hues of one texture are
// alike in lightness, whatever becomes of their colour.

import type { HueAlias, PaletteHue } from '../objects/index.ts';

/** The palettes, by the eyes for which they are made. */
export type PaletteName = 'standard' | 'protanopia' | 'deuteranopia' | 'tritanopia';

/** What fills a hue besides its colour. Slanted lines are kept for what is only likely. */
export type Texture = 'plain' | 'dots' | 'level' | 'upright' | 'checks';

/** How a hue is shown. */
export interface HueLook {
  /** `#rrggbb`; as a text or a sign it is legible on the panels of the game. */
  readonly colour: string;
  readonly texture: Texture;
}

/** A palette, as players choose it. */
export interface PaletteHelp {
  readonly name: PaletteName;
  readonly title: string;
  /** One sentence. */
  readonly about: string;
}

/** The palettes, in the order of the options. */
export const PALETTES: readonly PaletteHelp[] = [
  { name: 'standard', title: 'Standard', about: 'Each hue by its colour.' },
  {
    name: 'protanopia',
    title: 'Protanopia',
    about: 'Without red: hues by lightness and texture, in blue and yellow.',
  },
  {
    name: 'deuteranopia',
    title: 'Deuteranopia',
    about: 'Without green: hues by lightness and texture, in blue and yellow.',
  },
  {
    name: 'tritanopia',
    title: 'Tritanopia',
    about: 'Without blue: hues by lightness and texture, in red and green-blue.',
  },
];

type Colours = Readonly<Record<PaletteHue, string>>;

/** Other names that content and attack types use. */
const ALIASES: Readonly<Record<HueAlias, PaletteHue>> = {
  cold: 'frost',
  missiles: 'magic',
  healing: 'restoration',
};

/** Three hues a texture: a dark, a middling and a light one. */
const TEXTURES: Readonly<Record<PaletteHue, Texture>> = {
  wounding: 'plain',
  fire: 'plain',
  information: 'plain',
  poison: 'dots',
  acid: 'dots',
  restoration: 'dots',
  protection: 'level',
  teleportation: 'level',
  frost: 'level',
  summoning: 'upright',
  electricity: 'upright',
  light: 'upright',
  death: 'checks',
  magic: 'checks',
  mind: 'checks',
};

const STANDARD: Colours = {
  fire: '#ff7a3d',
  frost: '#7fd0ff',
  electricity: '#f7e463',
  poison: '#9bd24a',
  acid: '#c6e04f',
  magic: '#b38cff',
  light: '#fff2b8',
  death: '#8f8aa8',
  wounding: '#e0566b',
  restoration: '#6fdc9a',
  mind: '#ff8fc7',
  protection: '#8fb7ff',
  summoning: '#d9a06b',
  teleportation: '#5fe0d0',
  information: '#cfd6df',
};

/** As seen by the eyes they are for, the lightness of all dark ones is 63, 78 of the middling, 93. */
const DEFICIENT: Readonly<Record<Exclude<PaletteName, 'standard'>, Colours>> = {
  protanopia: {
    wounding: '#e88e5b',
    fire: '#fbbe74',
    information: '#e9ebed',
    poison: '#a49f1d',
    acid: '#e0c723',
    restoration: '#dcebf6',
    protection: '#5f8cf7',
    teleportation: '#88c1ea',
    frost: '#caedfe',
    summoning: '#c3984c',
    electricity: '#ebc506',
    light: '#fbefb1',
    death: '#9595b1',
    magic: '#b4baf7',
    mind: '#e8eaf7',
  },
  deuteranopia: {
    wounding: '#e16f2c',
    fire: '#faa945',
    information: '#eaebee',
    poison: '#9f9b1c',
    acid: '#d7be1f',
    restoration: '#e0eef7',
    protection: '#729af8',
    teleportation: '#9acaed',
    frost: '#d7f1fe',
    summoning: '#ba8d3e',
    electricity: '#deba06',
    light: '#faea99',
    death: '#9797b2',
    magic: '#b9bef7',
    mind: '#e9eaf8',
  },
  tritanopia: {
    wounding: '#ef7383',
    fire: '#ffb5a2',
    information: '#e9ebed',
    poison: '#2aa98a',
    acid: '#4ad2c7',
    restoration: '#d6f1e8',
    protection: '#3aa4ad',
    teleportation: '#26cfd5',
    frost: '#c8f2f9',
    summoning: '#c58d65',
    electricity: '#e3b5c0',
    light: '#f7e8e1',
    death: '#a692a6',
    magic: '#fbb0bc',
    mind: '#fce6e8',
  },
};

/** What has no hue: parchment. */
const NO_HUE: HueLook = { colour: '#d8cfbb', texture: 'plain' };

const LOOKS: Readonly<Record<PaletteName, ReadonlyMap<string, HueLook>>> = {
  standard: looksOf(STANDARD, false),
  protanopia: looksOf(DEFICIENT.protanopia, true),
  deuteranopia: looksOf(DEFICIENT.deuteranopia, true),
  tritanopia: looksOf(DEFICIENT.tritanopia, true),
};

/** The hues, without their other names, in the order of the look. */
export const HUE_NAMES: readonly string[] = Object.keys(STANDARD);

/** How a hue is shown in a palette; parchment for an empty or unknown one. */
export function hueLook(palette: PaletteName, hue: string): HueLook {
  return LOOKS[palette].get(hue) ?? NO_HUE;
}

/** Whether there is a hue of that name, as for some attack types there is none. */
export function isHue(name: string): boolean {
  return LOOKS.standard.has(name);
}

/** Whether there is a palette of that name. */
export function isPalette(name: unknown): name is PaletteName {
  return PALETTES.some(palette => palette.name === name);
}

function looksOf(colours: Colours, isTextured: boolean): ReadonlyMap<string, HueLook> {
  const looks = new Map<string, HueLook>();
  for (const [hue, colour] of Object.entries(colours) as [PaletteHue, string][]) {
    looks.set(hue, { colour, texture: isTextured ? TEXTURES[hue] : 'plain' });
  }
  for (const [alias, hue] of Object.entries(ALIASES)) {
    looks.set(alias, looks.get(hue)!);
  }
  return looks;
}

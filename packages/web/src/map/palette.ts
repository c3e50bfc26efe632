// The colours of the map and the charts. Each path of magic has one hue, used everywhere.

/** Hues by name, as things, spells and attack types name them. */
const HUES: Readonly<Record<string, string>> = {
  fire: '#ff7a3d',
  frost: '#7fd0ff',
  cold: '#7fd0ff',
  electricity: '#f7e463',
  poison: '#9bd24a',
  acid: '#c6e04f',
  missiles: '#b38cff',
  magic: '#b38cff',
  light: '#fff2b8',
  death: '#8f8aa8',
  wounding: '#e0566b',
  restoration: '#6fdc9a',
  healing: '#6fdc9a',
  mind: '#ff8fc7',
  protection: '#8fb7ff',
  summoning: '#d9a06b',
  teleportation: '#5fe0d0',
  information: '#cfd6df',
};

/** Colours that mean no path. */
export const INK = {
  ground: '#0e1014',
  panel: '#161a20',
  line: '#2a313b',
  text: '#e9e2d0',
  muted: '#9c978a',
  accent: '#d9a441',
} as const;

/** The colour of a hue; parchment for none. */
export function hueColour(hue: string): string {
  return HUES[hue] ?? '#d8cfbb';
}

/** A hex colour made see-through; `alpha` 0…1. */
export function faded(colour: string, alpha: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, alpha)) * 255);
  return `${colour}${byte.toString(16).padStart(2, '0')}`;
}

/** The hue of damage, by the bits of its attack type; wounding for blows. */
export function hueOfAttack(bits: number, names: readonly string[]): string {
  const name = names.findLast((known, bit) => (bits & (1 << bit)) !== 0 && known in HUES);
  return name ?? 'wounding';
}

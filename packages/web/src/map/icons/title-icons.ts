// Icons of the title page. They come in a file of their own: that of all the others has 800 kB.

/** The flame in the middle. */
export const FLAME = 'candle-flame';

/** Icons of spells with their hues, clockwise from the top. */
export const POWERS: readonly (readonly [icon: string, hue: string])[] = [
  ['fireball', 'fire'],
  ['candle-light', 'light'],
  ['prayer', 'restoration'],
  ['third-eye', 'mind'],
  ['wolf-howl', 'summoning'],
  ['snowflake-1', 'frost'],
  ['missile-swarm', 'magic'],
  ['lightning-arc', 'electricity'],
];

/** Names of the game-icons set. */
export const TITLE_ICONS: readonly string[] = [FLAME, ...POWERS.map(([icon]) => icon)];

// Icons that the page itself draws; those of creatures, items and spells are named by the content.

/** Names of the game-icons set. */
export const PAGE_ICONS: readonly string[] = [
  'wizard-face',
  'stairs',
  'ladder',
  'hole-ladder',
  'closed-doors',
  'exit-door',
  'candle-flame',
  'fireball',
  'candle-light',
  'prayer',
  'third-eye',
  'wolf-howl',
  'snowflake-1',
  'missile-swarm',
  'lightning-arc',
];

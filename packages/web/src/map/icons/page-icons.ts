// Icons that the page itself draws; those of creatures, items and spells are named by the content.

import { TITLE_ICONS } from './title-icons.ts';

/** Names of the game-icons set. */
export const PAGE_ICONS: readonly string[] = [
  'wizard-face',
  'stairs',
  'ladder',
  'hole-ladder',
  'closed-doors',
  'exit-door',
  ...TITLE_ICONS,
];

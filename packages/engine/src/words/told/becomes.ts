// What a creature with a condition is.

import type { Condition } from '../../actors/index.ts';

/** What follows `is` for each condition; empty for confusing hands, which have sentences of their own. */
export const BECOMES: Readonly<Record<Condition, string>> = {
  stunned: 'stunned',
  confused: 'confused',
  blind: 'blind',
  asleep: 'asleep',
  helpless: 'helpless',
  fast: 'fast',
  'very-fast': 'very fast',
  slow: 'slow',
  afraid: 'afraid',
  poisoned: 'poisoned',
  levitating: 'floating in the air',
  invisible: 'invisible',
  strangled: 'strangled',
  blessed: 'blessed',
  heroic: 'full of courage',
  berserk: 'in a rage',
  'confusing-hands': '',
  'astral-sighted': 'able to see through stone',
  phasing: 'able to pass through stone',
  examined: 'plain to read: its health shows',
  trapped: 'held fast',
  'wounded-leg': 'lame in one leg',
  'wounded-legs': 'lame in both legs',
};

// Acts about which a player may be asked for their danger.

import type { Command } from '../../game/index.ts';

/** Acts that are weighed: what they do to the danger can be foreseen. */
export const WEIGHED: ReadonlySet<Command['kind']> = new Set([
  'move',
  'attack',
  'cast',
  'cast-at',
  'strain',
  'zap',
  'fire',
  'throw',
  'rest',
  'search',
  'travel',
  'journey',
  'explore',
]);

// The ports of the spell rules, for one seat.

import type { SpellWorld } from '../../spells/index.ts';

/** Set when the game is assembled (assembly/assemble.ts); never saved. */
export class Ports {
  /** The world that spells act on: the level of the seat's hero. */
  spells!: SpellWorld;
  /** Renews it after the hero has changed levels. */
  renewSpells!: () => void;
}

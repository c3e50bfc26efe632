// What the rules of spells are given to act on, as one seat has it.

import type { SpellWorld } from '../../spells/index.ts';

/** Set when the game is put together (assembly/assemble.ts); never saved. */
export class Ports {
  /** What spells act on: the level that the seat's hero is on. */
  spells!: SpellWorld;
  /** Makes that anew for the level that the hero has come to. */
  renewSpells!: () => void;
}

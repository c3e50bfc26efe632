// Finds the items in its inventory that a monster can use. NetHack 3.6.7 src/muse.c (find_defensive,
// find_offensive).

import { beatitudeOf, chargesOf, type GameObject, TYPE, textOf } from '../../objects/index.ts';
import { pathBit } from '../../spellcraft/index.ts';
import { asksDirection, POWER_RULES } from '../../spells/index.ts';

/** The bit of the path of light: light spells do no damage. */
const LIGHT = pathBit('light');

/** Inventory index of a scroll that teleports its reader within the level, −1 for none. */
export function escapeScrollIn(carried: readonly GameObject[]): number {
  for (let index = 0; index < carried.length; index++) {
    const item = carried[index]!;
    const { archetype } = item;
    const escapes =
      archetype.type === TYPE.scroll &&
      POWER_RULES.find(textOf(archetype, 'effect'))?.escapes === true;
    // A cursed one would take it off the level, where the game doesn't follow it.
    if (escapes && beatitudeOf(item) !== 'cursed') {
      return index;
    }
  }
  return -1;
}

/** Inventory index of a charged wand that attacks along a line, −1 for none. */
export function strikingWandIn(carried: readonly GameObject[]): number {
  for (let index = 0; index < carried.length; index++) {
    const item = carried[index]!;
    const spell = item.inventory[0]?.archetype;
    const strikes =
      item.archetype.type === TYPE.wand &&
      spell !== undefined &&
      ((spell.numbers.pathAttuned ?? 0) & LIGHT) === 0 &&
      asksDirection(spell);
    if (strikes && chargesOf(item).left > 0) {
      return index;
    }
  }
  return -1;
}

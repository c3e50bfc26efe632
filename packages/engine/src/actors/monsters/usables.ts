// Finds the items in its inventory that a monster can use. NetHack 3.6.7 src/muse.c (find_defensive,
// find_offensive).

import {
  type Archetype,
  beatitudeOf,
  chargesOf,
  type GameObject,
  isDust,
  rodChargeAt,
  TYPE,
  textOf,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
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

/**
 * Inventory index of what attacks along a line and has the power for it now, −1 for none: a charged wand, a rod
 * with enough energy, a dust.
 * @param tick of the game, for the energy of rods
 */
export function strikingWandIn(
  ruleset: Ruleset,
  carried: readonly GameObject[],
  tick: number,
): number {
  for (let index = 0; index < carried.length; index++) {
    const item = carried[index]!;
    const spell = item.inventory[0]?.archetype;
    const strikes =
      spell !== undefined &&
      ((spell.numbers.pathAttuned ?? 0) & LIGHT) === 0 &&
      asksDirection(spell);
    if (strikes && hasPower(ruleset, item, spell, tick)) {
      return index;
    }
  }
  return -1;
}

/** Whether an item could release its spell at a tick. */
function hasPower(ruleset: Ruleset, item: GameObject, spell: Archetype, tick: number): boolean {
  switch (item.archetype.type) {
    case TYPE.wand:
      return chargesOf(item).left > 0;
    case TYPE.rod: {
      const { left, cost } = rodChargeAt(ruleset, item, spell, tick);
      return left >= cost;
    }
    default:
      return isDust(item.archetype);
  }
}

// Spells that release a power at once: the effect of a potion or scroll, or an effect on the enemies around
// the caster. A skilled caster gets the effect of a blessed potion or scroll. NetHack 3.6.7 src/spell.c
// (spelleffects: the duplicates of scroll and potion effects).

import { factOf, textOf } from '../../objects/index.ts';
import { casterOf, portOf } from '../power-order.ts';
import { meetAround } from '../power-reach.ts';
import { POWER_RULES } from '../powers/index.ts';
import type { CasterView } from '../powers/power-rule.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';

/** Skills at which a spell acts as a blessed item. */
const BLESSES: readonly CasterView['skill'][] = ['skilled', 'expert'];

/** Powers released at once: subtype 104. */
export const power: Subtype = {
  number: 104,
  name: 'power',
  powerKey: 'effect',
  needsDirection: false,
  attacks: spell => POWER_RULES.find(textOf(spell, 'effect'))?.reach !== undefined,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { spell, caster } = order;
    const port = portOf(world);
    const word = textOf(spell, 'effect');
    const rule = port.powers.find(word);
    if (rule?.reach !== undefined) {
      return meetAround(world, order, rule);
    }
    // quirk: some never act as blessed, at any skill, unless the ruleset says that every spell does.
    const by = casterOf(order);
    const always = port.rules.blessedAt?.includes(by.skill) === true;
    const blessed = always || (BLESSES.includes(by.skill) && factOf(spell, 'neverBlessed') === 0);
    return port.release(word, by, caster, blessed);
  },
};

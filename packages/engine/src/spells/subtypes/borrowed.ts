// Spells that do what a potion or a scroll does; of a caster who is skilled what a blessed one does.
// NetHack 3.6.7 src/spell.c (spelleffects: the duplicates of scroll and potion effects).

import { factOf, textOf } from '../../objects/index.ts';
import { casterOf, portOf } from '../power-order.ts';
import type { CasterView } from '../spell-port.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';

/** Skills at which a spell acts as something blessed does. */
const BLESSES: readonly CasterView['skill'][] = ['skilled', 'expert'];

/** Borrowed effects: subtype 104. */
export const borrowed: Subtype = {
  number: 104,
  name: 'borrowed',
  needsDirection: false,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { spell, caster } = order;
    // quirk: some never act as blessed, however skilled the caster is, except where the ruleset says that
    // every spell does.
    const { skill } = casterOf(order);
    const port = portOf(world);
    const always = port.rules.blessedAt?.includes(skill) === true;
    const blessed = always || (BLESSES.includes(skill) && factOf(spell, 'neverBlessed') === 0);
    const effect = textOf(spell, 'effect');
    return port.borrow(effect, casterOf(order), caster, blessed);
  },
};

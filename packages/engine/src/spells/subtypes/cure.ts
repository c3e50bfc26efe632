// NetHack's healing spells: hit points by dice, and a cure for blindness. NetHack 3.6.7 src/zap.c
// (zapyourself, bhitm), src/spell.c. They always heal the caster himself.

import { factOf, textOf } from '../../objects/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import { casterOf, hitOf, portOf } from '../power-order.ts';
import type { CasterView } from '../powers/power-rule.ts';
import { healing } from '../powers/state/healing.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';

/** The bit of blinding attacks, for curing them. */
const BLIND = attackBit('blind');

/** Skills at which even the lesser spell cures blindness. */
const SKILLED: readonly CasterView['skill'][] = ['skilled', 'expert'];

/** Healing by the casting slot's dice: subtype 105. */
export const cure: Subtype = {
  number: 105,
  name: 'cure',
  needsDirection: false,
  tellsAll: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { spell, caster, facts } = order;
    const rule = textOf(spell, 'rulesName');
    let cures = facts.attackType;
    if (factOf(spell, 'heals') !== 0) {
      portOf(world).meetSelf(rule, hitOf(order, healing));
      cures |= SKILLED.includes(casterOf(order).skill) ? BLIND : 0;
    }
    if (cures !== 0) {
      world.living.cure(world.living.helpedBy(caster, world.rules.helpsServants), cures);
    }
    return true;
  },
};

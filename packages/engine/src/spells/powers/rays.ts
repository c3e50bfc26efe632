// Rays with damage dice from the casting slot. NetHack 3.6.7 src/zap.c (zhitm, zhitu).

import { type CastingRules, rayDamage, rayDice, returningRay } from '../../casting/index.ts';
import type { Chance } from '../../chance/index.ts';
import { minds } from './minds.ts';
import {
  type HitOutcome,
  harm,
  type MeetingView,
  type PowerHit,
  type SpellTarget,
} from './power-rule.ts';

/** A spell of the casting slot that defines a ray's dice. */
type RayName = 'magic-missile' | 'cone-of-cold';

/** Whether a creature is immune to a power, in play and odds, from others or oneself. */
export function isImmune({ power, attackType }: PowerHit, target: SpellTarget): boolean {
  return power.wardedByMagic === true ? target.magicResistant : (target.immune & attackType) !== 0;
}

/**
 * The effect of a ray on a creature. A monster takes the dice plus the caster's bonus; the hero takes only
 * the dice, from a bounced ray or another caster's. Labels: `ray-damage`, `resists`.
 */
export function rayHit(
  chance: Chance,
  rules: CastingRules,
  view: MeetingView,
  spell: RayName,
): HitOutcome {
  const { hit, target } = view;
  const { level, skill } = hit.by;
  const immune = isImmune(hit, target);
  if (target.isHero) {
    const dice = rayDice(rules, { spell, casterLevel: level, skill });
    return harm(returningRay(chance, rules, { dice, immune, halfSpellDamage: false }));
  }
  const immuneToOpposite = (target.immune & hit.opposite) !== 0;
  const damage = rayDamage(chance, rules, {
    ...minds(view),
    skill,
    spell,
    immune,
    immuneToOpposite,
  });
  return harm(damage);
}

// Rays that do damage by the casting slot's dice. NetHack 3.6.7 src/zap.c (zhitm, zhitu).

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

/** A spell of the casting slot whose dice a ray has. */
type RayName = 'magic-missile' | 'cone-of-cold';

/** Whether the hits of a power do nothing to a creature, in play and in odds, at others and at oneself. */
export function isImmune({ power, attackType }: PowerHit, target: SpellTarget): boolean {
  return power.wardedByMagic === true ? target.magicResistant : (target.immune & attackType) !== 0;
}

/**
 * What a ray does to a creature that it meets: a monster takes the dice and the caster's bonus; the hero
 * the dice alone, of a ray that comes back or that somebody else has cast.
 * Labels: `ray-damage`, `resists`.
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

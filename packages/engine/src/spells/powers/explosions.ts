// Explosions: one damage roll for all targets. NetHack 3.6.7 src/explode.c (explode).

import {
  type CastingRules,
  type ExplosionTargetView,
  explosionDamage,
  explosionForce,
} from '../../casting/index.ts';
import type { Chance } from '../../chance/index.ts';
import { minds } from './minds.ts';
import { type HitOutcome, harm, type MeetingView, type PowerHit } from './power-rule.ts';
import { isImmune } from './rays.ts';

/** The damage roll of an explosion, common to all targets. Label: `explosion`. */
export function blastForce(chance: Chance, rules: CastingRules, hit: PowerHit): number {
  const { level, intelligence, skill } = hit.by;
  const form = hit.explosion === 'skilled' ? 'skilled' : 'plain';
  return explosionForce(chance, rules, { casterLevel: level, intelligence, skill, form });
}

/** The effect of an explosion on a creature inside it. Labels: `explosion`, `resists`. */
export function blastHit(chance: Chance, rules: CastingRules, view: MeetingView): HitOutcome {
  const { hit, target } = view;
  const force = view.force ?? blastForce(chance, rules, hit);
  const immune = isImmune(hit, target);
  if (target.isHero) {
    return harm(immune ? 0 : Math.max(0, force));
  }
  const met: ExplosionTargetView = {
    ...minds(view),
    immune,
    immuneToOpposite: (target.immune & hit.opposite) !== 0,
    holdsCaster: false,
    casterWithin: false,
  };
  // A caster's penalty can be larger than the dice.
  return harm(Math.max(0, explosionDamage(chance, rules, { force, target: met })));
}

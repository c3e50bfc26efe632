// Damage of magic missiles and cones of cold as rays, by casters below skilled. NetHack 3.6.7 src/zap.c
// (zhitm).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingSkill } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';
import { shareOf } from '../slot/share.ts';
import { type SpellCaster, withBonus } from './damage-bonus.ts';
import { type ResistanceView, resists } from './resistance.ts';

/** A ray that has hit a monster. */
export interface RayDamageView extends ResistanceView, SpellCaster {
  readonly spell: 'magic-missile' | 'cone-of-cold';
  /** Skill in the spell's school. */
  readonly skill: CastingSkill;
  /** A Knight carries his order's artifact. */
  readonly artifact: boolean;
  /** It resists the element (for a magic missile: magic). */
  readonly immune: boolean;
  /** It resists the opposite element (for a cone of cold: fire). */
  readonly immuneToOpposite: boolean;
}

/** Number of a ray's dice, by level, and for a magic missile also by skill. */
export function rayDice(
  rules: CastingRules,
  { spell, casterLevel, skill }: Pick<RayDamageView, 'spell' | 'casterLevel' | 'skill'>,
): number {
  const { missileLevelsPerDie, levelsPerDie } = rules.attack.ray;
  return (
    truncDiv(casterLevel, spell === 'magic-missile' ? missileLevelsPerDie[skill] : levelsPerDie) + 1
  );
}

/** Hit points that the monster loses; a ray never heals. Labels: `ray-damage`, `ray-opposite`, `resists`. */
export function rayDamage(chance: Chance, rules: CastingRules, view: RayDamageView): number {
  const { attack } = rules;
  const notes: CastingNotebook = chance;
  const through = attack.ray.missileThroughResistance[view.skill];
  if (view.immune && (view.spell !== 'magic-missile' || through.times === 0)) {
    notes.note(view.spell === 'magic-missile' ? 'magic-resistant' : 'element-resistant');
    return 0;
  }
  let damage = boundDice(chance, rules, view);
  if (view.immune) {
    damage = shareOf(damage, through) + through.plus;
    notes.note('through-resistance', damage);
  }
  damage *= view.artifact ? attack.artifact : 1;
  const halved = resists(chance, view);
  const dealt = Math.max(0, halved ? attack.ray.half(damage) : damage);
  notes.note(halved ? 'half-damage' : 'spell-damage', dealt, damage);
  return dealt;
}

/** The dice, the dice against the opposite element, and the caster's bonus, in the ruleset's order. */
function boundDice(chance: Chance, rules: CastingRules, view: RayDamageView): number {
  const { sides, oppositeSides, order } = rules.attack.ray;
  const dice = rayDice(rules, view);
  const opposite = view.spell === 'cone-of-cold' && view.immuneToOpposite;
  const notes: CastingNotebook = chance;
  notes.note('spell-dice', dice, sides);
  let damage = chance.roll(dice, sides, 'ray-damage');
  for (const part of order) {
    if (part === 'opposite') {
      damage += opposite ? chance.roll(dice, oppositeSides, 'ray-opposite') : 0;
    } else {
      damage = withBonus(rules, view, damage, chance);
    }
  }
  return damage;
}

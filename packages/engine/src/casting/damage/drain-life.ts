// Effects of draining life on a monster. NetHack 3.6.7 src/zap.c (bhitm).

import type { Chance } from '../../chance/index.ts';
import type { HitDieView } from '../slot/effect-rules.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRules } from '../slot/rules.ts';
import { type SpellCaster, withBonus } from './damage-bonus.ts';
import { type ResistanceView, resists } from './resistance.ts';

/** A caster and a monster, whose level matters both for resistance and for its hit points. */
export interface DrainLifeView extends ResistanceView, SpellCaster {
  /** A Knight carries his order's artifact. */
  readonly artifact: boolean;
  /** Its life can't be drained. */
  readonly resistsDrain: boolean;
  readonly kind: HitDieView['kind'];
  /** Hit points of its kind of golem; 0 for other monsters. */
  readonly golemHitPoints: number;
  /** Its kind's level. */
  readonly baseLevel: number;
  readonly targetHitPoints: number;
  readonly targetMostHitPoints: number;
}

/** The monster's loss. */
export interface DrainedLife {
  /** Total loss; may exceed the monster's hit points, and is negative in some rulesets. */
  readonly hitPoints: number;
  readonly mostHitPoints: number;
  readonly levels: number;
  readonly killed: boolean;
}

const UNHARMED: DrainedLife = { hitPoints: 0, mostHitPoints: 0, levels: 0, killed: false };

/**
 * A monster's loss: one level's hit points, the same from its maximum, and the level. A resisting monster
 * loses half of the first. A monster that dies of the first loses no more. Labels: `hit-points-per-level`,
 * `resists`.
 */
export function drainLife(chance: Chance, rules: CastingRules, view: DrainLifeView): DrainedLife {
  const notes: CastingNotebook = chance;
  if (view.resistsDrain) {
    notes.note('drain-resistant');
    return UNHARMED;
  }
  const damage = drainedOnce(chance, rules, view);
  if (resists(chance, view)) {
    const hitPoints = rules.attack.dealt(rules.attack.drain.half(damage));
    notes.note('half-damage', hitPoints, damage);
    return { ...UNHARMED, hitPoints, killed: view.targetHitPoints - hitPoints <= 0 };
  }
  const dealt = rules.attack.dealt(damage);
  notes.note('life-drained', dealt, view.targetLevel);
  if (view.targetHitPoints - dealt <= 0) {
    return { ...UNHARMED, hitPoints: dealt, killed: true };
  }
  const killed =
    view.targetHitPoints - 2 * dealt <= 0 ||
    view.targetMostHitPoints - dealt <= 0 ||
    view.targetLevel === 0;
  return { hitPoints: 2 * dealt, mostHitPoints: dealt, levels: killed ? 0 : 1, killed };
}

function drainedOnce(chance: Chance, rules: CastingRules, view: DrainLifeView): number {
  const level = rules.attack.drain.hitPointsPerLevel(chance, {
    kind: view.kind,
    golemHitPoints: view.golemHitPoints,
    baseLevel: view.baseLevel,
    level: view.targetLevel,
  });
  return withBonus(rules, view, view.artifact ? level * rules.attack.artifact : level, chance);
}

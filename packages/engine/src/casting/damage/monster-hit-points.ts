// Hit points of one level of a monster, for draining life. NetHack 3.6.7 src/makemon.c (monhp_per_lvl).

import type { Chance } from '../../chance/index.ts';
import { nearest, UsageError } from '../../errors/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { HitDieView } from '../slot/effect-rules.ts';
import type { CastingRules } from '../slot/rules.ts';

/** Hit points of one level of a monster. Label: `hit-points-per-level`. */
export function hitPointsPerLevel(chance: Chance, rules: CastingRules, view: HitDieView): number {
  return rules.attack.drain.hitPointsPerLevel(chance, view);
}

/** Sides of the die for one level, and for a monster of level 0. */
const SIDES = 8;
const LEAST_SIDES = 4;

/** Most monsters have 1d8 per level; golems, dragons and named demons have their own numbers. */
export function hitPointsByKind(chance: Chance, view: HitDieView): number {
  const label = 'hit-points-per-level';
  switch (view.kind) {
    case 'golem':
      return truncDiv(view.golemHitPoints, view.baseLevel);
    case 'base-level-50-plus':
      return LEAST_SIDES + chance.roll(1, LEAST_SIDES, label);
    case 'adult-dragon':
      return LEAST_SIDES + chance.below(LEAST_SIDES + 1, label);
    case 'ordinary':
      return chance.roll(1, view.level === 0 ? LEAST_SIDES : SIDES, label);
  }
}

/** 1d8 for any monster. Source: NetHack 3.4.3 src/zap.c (bhitm) */
export function hitPointsOfAny(chance: Chance, _view: HitDieView): number {
  return chance.roll(1, SIDES, 'hit-points-per-level');
}

/** Hit points of a kind of golem, such as `clay`. Throws a UsageError naming the nearest kind. */
export function golemHitPoints(rules: CastingRules, kind: string): number {
  const hitPoints = rules.attack.golems[kind];
  if (hitPoints === undefined) {
    const names = Object.keys(rules.attack.golems);
    const close = nearest(kind, names);
    const hint = close === undefined ? '' : ` (did you mean ${close}?)`;
    throw new UsageError('golem', kind, `one of ${names.join(', ')}${hint}`);
  }
  return hitPoints;
}

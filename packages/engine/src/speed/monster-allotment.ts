// A monster's points at a turn boundary. NetHack 3.6.7 src/mon.c (mcalcmove).

import type { Chance } from '../chance/index.ts';
import { adjustedSpeed } from './adjusted-speed.ts';
import type { SpeedRules } from './rules.ts';
import type { MonsterSpeedView } from './views.ts';

/** Points of a monster without a rider, 0 or more. Source: NetHack 3.6.7 src/mon.c (mcalcmove). */
export function monsterAllotment(
  chance: Chance,
  rules: SpeedRules,
  view: MonsterSpeedView,
): number {
  const speed = adjustedSpeed(rules, view, chance);
  const points = rules.steps.allot(chance, rules, speed, false);
  chance.note('speed-gives', points, speed);
  return points;
}

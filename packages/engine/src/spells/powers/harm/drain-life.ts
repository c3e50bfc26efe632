// Drain life. NetHack 3.6.7 src/zap.c (bhitm: SPE_DRAIN_LIFE).

import { type CastingRules, drainLife as drain, golemHitPoints } from '../../../casting/index.ts';
import type { Chance } from '../../../chance/index.ts';
import { minds } from '../minds.ts';
import {
  type DrainedBody,
  type HitOutcome,
  type MeetingView,
  type PowerRule,
  powerRule,
} from '../power-rule.ts';

/** Drains a level, with its hit points. */
export const drainLife: PowerRule = powerRule({
  word: 'drain-life',
  travels: ['beam'],
  asks: ['resists-drain', 'magic-resistance'],
  hit: drained,
});

function drained(chance: Chance, rules: CastingRules, view: MeetingView): HitOutcome {
  const { target } = view;
  const lost = drain(chance, rules, {
    ...minds(view),
    resistsDrain: target.drainResistant,
    ...hitDieOf(rules, target.body),
    baseLevel: target.baseLevel,
    targetHitPoints: target.hitPoints,
    targetMostHitPoints: target.mostHitPoints,
  });
  // In this game a creature dies when its hit points fall below 0.
  const damage = lost.killed ? Math.max(lost.hitPoints, target.hitPoints + 1) : lost.hitPoints;
  return { damage, mostHitPoints: lost.mostHitPoints, levels: lost.levels, turns: 0 };
}

/** quirk: golems have fixed hit points, by material. */
function hitDieOf(rules: CastingRules, body: DrainedBody = 'ordinary') {
  return typeof body === 'string'
    ? ({ kind: body, golemHitPoints: 0 } as const)
    : ({ kind: 'golem', golemHitPoints: golemHitPoints(rules, body.golem) } as const);
}

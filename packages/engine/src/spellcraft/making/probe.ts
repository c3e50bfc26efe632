// What an examination tells of a creature. Crossfire server/spell_effect.c (probe), c_misc.c (examine_monster).

import { floorDiv } from '../../integers/index.ts';
import type { SpellcraftRules } from '../rules.ts';

/** The examiner and the examined creature. */
export interface ProbeView {
  /** The caster's level. */
  readonly power: number;
  /** The creature's. */
  readonly level: number;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
}

/** The creature's strength compared with the caster's, in the order of its numbers in events. */
export const PROBED_STRENGTHS = ['weaker', 'equal', 'stronger'] as const;

/** Health, in the order of its numbers in events: from the lowest part to unhurt. */
export const PROBED_HEALTH = ['critical', 'bad', 'hurt', 'somewhat-hurt', 'excellent'] as const;

/** What a probe reveals. */
export interface Probed {
  /** Index of PROBED_STRENGTHS. */
  readonly strength: number;
  /** Index of PROBED_HEALTH. */
  readonly health: number;
  /** The traits of its kind are revealed. */
  readonly tellsKind: boolean;
  /** Turns in which its health stays visible; 0: none. */
  readonly markTurns: number;
}

/** Examines a creature. */
export function probe(rules: SpellcraftRules, view: ProbeView): Probed {
  const { tellsKindFrom, marksFrom, markOver, firstMark, nextMark, healthParts } =
    rules.making.probes;
  const { power, level, hitPoints, maxHitPoints } = view;
  const units = power >= marksFrom ? floorDiv(power, markOver) : 0;
  return {
    strength: Math.sign(level - power) + 1,
    health: Math.min(
      PROBED_HEALTH.length - 1,
      Math.max(0, floorDiv(healthParts * (hitPoints + 1), maxHitPoints + 1)),
    ),
    tellsKind: power >= tellsKindFrom,
    markTurns: units === 0 ? 0 : firstMark + nextMark * (units - 1),
  };
}

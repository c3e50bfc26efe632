// A disease: what a spell makes of it, and what a victim catches. Crossfire server/spell_attack.c
// (cast_cause_disease), server/disease.c (infect_object).

import { floorDiv, truncDiv } from '../../integers/index.ts';
import type { SicknessRules } from './sickness-rules.ts';

/** The numbers of a disease. */
export interface Disease {
  readonly level: number;
  /** A creature in range catches it if a draw is below this. */
  readonly infectiousness: number;
  /** Squares within which it is caught; below 0: the same, and no spell changes it. */
  readonly contagionRange: number;
  /** Turns for which it lives outside of a body. */
  readonly lifeOutside: number;
  /** Turns of an illness; below 0: it never ends by itself. */
  readonly length: number;
  /** Most damage of its symptoms; below 0: percent of the full hit points. */
  readonly damage: number;
  /** Speed of the ill in percent; 0: it doesn't slow them. */
  readonly pace: number;
  /** Energy lost with each hit; below 0: percent of the maximum. */
  readonly energyLoss: number;
  /** Percent by which its symptoms grow each turn; 0: they don't. */
  readonly progress: number;
  /** What it adds to digestion, and to the return of hit points and of energy: usually below 0. */
  readonly digestion: number;
  readonly healing: number;
  readonly recovery: number;
  /** Turns left of this illness; below 0: without end. */
  readonly turnsLeft: number;
  /** Turns left outside of a body. */
  readonly outsideLeft: number;
  /** Infectiousness that it loses with each body that it goes to. */
  readonly weakening: number;
}

/** A disease as a spell causes it. */
export interface DiseaseView {
  readonly disease: Disease;
  /** The level of the caster. */
  readonly casterLevel: number;
  /** Steps by which the spell's damage and duration are adjusted. */
  readonly damageSteps: number;
  readonly durationSteps: number;
}

/** A disease at its caster's level. Source: Crossfire server/spell_attack.c (cast_cause_disease). */
export function causedDisease(rules: SicknessRules, view: DiseaseView): Disease {
  const { disease, casterLevel, damageSteps: harm, durationSteps: time } = view;
  const { stepsPerInfectiousness, stepsPerRange, pacePerStep, leastPace } = rules;
  const further = (points: number) => (points === 0 ? 0 : points + (points > 0 ? harm : -harm));
  const less = (points: number) => (points === 0 ? 0 : points - harm);
  const { infectiousness, contagionRange, lifeOutside, length, pace, progress } = disease;
  return {
    ...disease,
    level: casterLevel,
    infectiousness:
      infectiousness === 0 ? 0 : infectiousness + floorDiv(time, stepsPerInfectiousness),
    contagionRange:
      contagionRange > 0 ? contagionRange + floorDiv(time, stepsPerRange) : contagionRange,
    lifeOutside: lifeOutside > 0 ? lifeOutside + time : lifeOutside,
    length: length > 0 ? length + time : length,
    damage: further(disease.damage),
    energyLoss: further(disease.energyLoss),
    pace: pace === 0 ? 0 : Math.max(leastPace, pace - pacePerStep * harm),
    progress: progress === 0 ? 0 : progress + harm,
    digestion: less(disease.digestion),
    healing: less(disease.healing),
    recovery: less(disease.recovery),
  };
}

/** The disease in a new victim. Source: Crossfire server/disease.c (infect_object). */
export function caughtDisease(disease: Disease): Disease {
  return {
    ...disease,
    turnsLeft: disease.length,
    outsideLeft: disease.lifeOutside,
    infectiousness: disease.infectiousness - disease.weakening,
  };
}

/** What the symptoms of a disease do besides damage, after they have grown. */
export interface Debility {
  readonly pace: number;
  readonly energyLoss: number;
  readonly digestion: number;
  readonly healing: number;
  readonly recovery: number;
}

/** A number of a disease after its symptoms have grown. Rounding: towards 0. */
export function grownBy(rules: SicknessRules, points: number, growth: number): number {
  return truncDiv(points * (rules.doublesAt + growth), rules.doublesAt);
}

/** The debility that a disease brings. @param growth of its symptoms, in percent */
export function debilityOf(rules: SicknessRules, disease: Disease, growth: number): Debility {
  const grown = (points: number) => grownBy(rules, points, growth);
  return {
    pace: grown(disease.pace),
    energyLoss: grown(disease.energyLoss),
    digestion: grown(disease.digestion),
    healing: grown(disease.healing),
    recovery: grown(disease.recovery),
  };
}

// Catching a disease, its effects, and its cure. Crossfire server/disease.c
// (is_susceptible_to_disease, infect_object, do_symptoms, move_symptom, cure_disease).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { SicknessRules } from './sickness-rules.ts';

/** A creature that may fall ill. */
export interface PatientView {
  /** Its races, separated by commas. */
  readonly race: string;
  /** Its kind's name. */
  readonly kindName: string;
  readonly undead: boolean;
}

/** A disease whose races contain this infects every creature that isn't undead. */
const LIVING = '*';

const UNDEAD = 'undead';

/**
 * Whether a creature can catch a disease at all.
 * @param races of the disease: `*` for every creature that isn't undead, `undead`, races and kinds
 * @param asText the creature's whole race text has to occur in them; otherwise one of its races is enough
 */
export function isSusceptible(races: string, patient: PatientView, asText: boolean): boolean {
  const { race, kindName, undead } = patient;
  if (undead ? races.includes(UNDEAD) : races.includes(LIVING)) {
    return true;
  }
  const named = kindName !== '' && races.includes(kindName);
  const meant = races.split(',');
  return (
    named ||
    (asText
      ? race !== '' && races.includes(race)
      : race.split(',').some(word => word !== '' && meant.includes(word)))
  );
}

/** A creature within the range of a disease. */
export interface ExposureView {
  readonly infectiousness: number;
  readonly isHero: boolean;
}

/** Whether a creature in range is infected. Labels: `catches`, for a hero `hero-catches`. */
export function isInfected(chance: Chance, rules: SicknessRules, view: ExposureView): boolean {
  const label = view.isHero ? 'hero-catches' : 'catches';
  return chance.below(rules.contagionOutOf, label) < view.infectiousness;
}

/** Damage that symptoms begin with. */
export interface OnsetView {
  readonly damage: number;
  readonly isHero: boolean;
}

/** The damage of new symptoms: 1 to the disease's, with its sign. Labels: `symptoms`, `hero-symptoms`. */
export function symptomDamage(chance: Chance, { damage, isHero }: OnsetView): number {
  if (damage === 0) {
    return 0;
  }
  const points = chance.roll(1, Math.abs(damage), isHero ? 'hero-symptoms' : 'symptoms');
  return damage < 0 ? -points : points;
}

/** Hit points that a turn of symptoms takes. @param damage below 0: percent @param most full hit points */
export function symptomHarm(rules: SicknessRules, damage: number, most: number): number {
  const { leastHarm, whole } = rules;
  return damage > 0 ? damage : Math.max(leastHarm, truncDiv(-most * damage, whole));
}

/** Energy that a turn of symptoms takes. @param loss 0 or less: percent @param most full energy */
export function symptomDrain(rules: SicknessRules, loss: number, most: number): number {
  const { leastEnergyLoss, whole } = rules;
  return loss > 0 ? loss : Math.max(leastEnergyLoss, truncDiv(-most * loss, whole));
}

/** A disease and the one who cures it. */
export interface CureView {
  readonly diseaseLevel: number;
  readonly healerLevel: number;
}

/** Whether a disease is cured: surely up to the healer's level, else 1 in the difference. Label: `cures`. */
export function isCured(chance: Chance, { diseaseLevel, healerLevel }: CureView): boolean {
  return healerLevel >= diseaseLevel || chance.test(1, diseaseLevel - healerLevel, 'cures');
}

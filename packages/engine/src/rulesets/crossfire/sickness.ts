import type { SicknessRules } from '../../spellcraft/index.ts';

/** Diseases. Crossfire server/spell_attack.c (cast_cause_disease), server/disease.c. */
export const sickness: SicknessRules = {
  contagionOutOf: 127,
  stepsPerInfectiousness: 2,
  stepsPerRange: 4,
  pacePerStep: 2,
  leastPace: 1,
  doublesAt: 100,
  leastHarm: 1,
  leastEnergyLoss: 1,
  whole: 100,
  clock: -0.1,
  picture: 'detect_magic',
};

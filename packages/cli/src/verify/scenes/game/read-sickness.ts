// The fields of recorded diseases, symptoms and immunities, read from the game's forces.

import { factOf } from '@roguewright/engine/objects';
import { debilityOf, grownBy, type SicknessRules } from '@roguewright/engine/spellcraft';
import { type Force, SCORES } from '@roguewright/engine/spells';

/** Archetypes of symptoms and immunities in recordings; a disease has its own. */
export const SICKNESS_ARCHES: Readonly<Partial<Record<Force['kind'], string>>> = {
  symptom: 'symptom',
  immunity: 'immunity',
};

/** The recorded fields of a disease, of symptoms or of an immunity; undefined for any other force. */
export function readSickness(rules: SicknessRules, force: Force, field: string): unknown {
  switch (force.kind) {
    case 'disease':
      return { ...scoresOf(rules, force), ...diseaseFields(force) }[field];
    case 'symptom':
      return { ...scoresOf(rules, force), ...symptomFields(rules, force) }[field];
    default:
      return { name: plainName(force), level: force.level }[field];
  }
}

function scoresOf(rules: SicknessRules, { source, growth }: Force): Record<string, unknown> {
  return Object.fromEntries(
    SCORES.map(score => [score, grownBy(rules, factOf(source, score), growth)]),
  );
}

function diseaseFields({ disease, duration, level, speed, clock, source }: Force) {
  return {
    level,
    speed,
    speedLeft: clock,
    food: duration,
    dam: disease?.damage,
    wc: disease?.infectiousness,
    magic: disease?.contagionRange,
    hp: disease?.healing,
    sp: disease?.recovery,
    maxHp: disease?.lifeOutside,
    maxGrace: disease?.length,
    value: disease?.outsideLeft,
    lastSp: disease?.pace,
    lastGrace: disease?.weakening,
    attackType: factOf(source, 'attacktype'),
  };
}

function symptomFields(rules: SicknessRules, force: Force) {
  const { disease, growth, level, speed, clock, damage, attackType } = force;
  const debility = disease && debilityOf(rules, disease, growth);
  return {
    ...{
      name: plainName(force),
      level,
      speed,
      speedLeft: clock,
      dam: damage,
      attackType,
      value: growth,
    },
    hp: debility?.healing,
    sp: debility?.recovery,
    lastSp: debility?.pace,
  };
}

/** Recordings leave out the first word of some names. */
function plainName({ name }: Force): string {
  return name.replace(/^disease /, '');
}

// Golden vectors of diseases: their fields and those of the rules.

import {
  type BonusView,
  caughtDisease,
  causedDisease,
  damageBonus,
  durationBonus,
} from '@roguewright/engine/spellcraft';
import type { Adapter } from '../adapter.ts';

interface RecordedDisease {
  readonly wc: number;
  readonly magic: number;
  readonly maxHp: number;
  readonly maxGrace: number;
  readonly dam: number;
  readonly lastSp: number;
  readonly maxSp: number;
  readonly ac: number;
  readonly lastEat: number;
  readonly hp: number;
  readonly sp: number;
  readonly food: number;
  readonly value: number;
  readonly lastGrace: number;
  readonly level: number;
}

interface DiseaseInput {
  readonly casterLevel: number;
  readonly spellLevel: number;
  readonly damModifier: number;
  readonly durationModifier: number;
  readonly disease: RecordedDisease;
}

const diseaseAdapter: Adapter = {
  rule: 'spells/disease-adjust',
  slot: 'spells',
  answer: ({ slots: { spells } }, input: DiseaseInput): RecordedDisease => {
    const { disease: kind, casterLevel, spellLevel } = input;
    const bonus = (modifier: number): BonusView => ({
      spellLevel,
      baseLevel: casterLevel,
      paths: { path: 0, attuned: 0, repelled: 0, denied: 0 },
      modifier,
    });
    const caught = caughtDisease(
      causedDisease(spells.sickness, {
        disease: {
          level: kind.level,
          infectiousness: kind.wc,
          contagionRange: kind.magic,
          lifeOutside: kind.maxHp,
          length: kind.maxGrace,
          damage: kind.dam,
          pace: kind.lastSp,
          energyLoss: kind.maxSp,
          progress: kind.ac,
          digestion: kind.lastEat,
          healing: kind.hp,
          recovery: kind.sp,
          turnsLeft: kind.food,
          outsideLeft: kind.value,
          weakening: kind.lastGrace,
        },
        casterLevel,
        damageSteps: damageBonus(spells, bonus(input.damModifier)),
        durationSteps: durationBonus(spells, bonus(input.durationModifier)),
      }),
    );
    return {
      wc: caught.infectiousness,
      magic: caught.contagionRange,
      maxHp: caught.lifeOutside,
      maxGrace: caught.length,
      dam: caught.damage,
      lastSp: caught.pace,
      maxSp: caught.energyLoss,
      ac: caught.progress,
      lastEat: caught.digestion,
      hp: caught.healing,
      sp: caught.recovery,
      food: caught.turnsLeft,
      value: caught.outsideLeft,
      lastGrace: caught.weakening,
      level: caught.level,
    };
  },
};

/** The adapters of diseases. */
export const sicknessAdapters: readonly Adapter[] = [diseaseAdapter];

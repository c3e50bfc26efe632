// Golden vectors of golems by the level of their casters.

import { golemLevel, type SpellcraftRules } from '@roguewright/engine/spellcraft';

export interface GolemInput {
  readonly by: 'player' | 'monster';
  readonly casterLevel: number;
  readonly golem: {
    readonly hp: number;
    readonly dam: number;
    readonly wc: number;
    readonly speed: number;
    readonly attackType: number;
  };
  readonly spell: {
    readonly level: number;
    readonly duration: number;
    readonly durationModifier: number;
    readonly dam: number;
    readonly damModifier: number;
    readonly rangeModifier: number;
    readonly attackType: number;
    readonly wcIncreaseRate?: number;
  };
}

/** Digits of single-precision numbers in vectors. */
const DIGITS = 9;

/** The golem by the original's fields. */
export function golem(rules: SpellcraftRules, input: GolemInput) {
  const { by, casterLevel, golem: own, spell } = input;
  const made = golemLevel(rules, {
    byHero: by === 'player',
    cast: {
      spellLevel: spell.level,
      baseLevel: casterLevel,
      paths: { path: 0, attuned: 0, repelled: 0, denied: 0 },
    },
    golem: {
      hitPoints: own.hp,
      damage: own.dam,
      wc: own.wc,
      speed: own.speed,
      attackType: own.attackType,
    },
    spell: {
      damage: spell.dam,
      duration: spell.duration,
      damageModifier: spell.damModifier,
      durationModifier: spell.durationModifier,
      rangeModifier: spell.rangeModifier,
      wcModifier: spell.wcIncreaseRate ?? 0,
      attackType: spell.attackType,
    },
  });
  return {
    hp: made.hitPoints,
    maxHp: made.hitPoints,
    dam: made.damage,
    wc: made.wc,
    speed: Number(made.speed.toPrecision(DIGITS)),
    exp: 0,
    attackType: made.attackType,
  };
}

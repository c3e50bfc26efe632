// A golem by the level of its caster. Crossfire server/pets.c (pets_summon_golem).

import { damageBonus, durationBonus, rangeBonus } from '../level-bonus.ts';
import type { SpellcraftRules } from '../rules.ts';
import type { BonusView } from '../views.ts';

/** The kind of creature, its spell and its caster. */
export interface GolemView {
  /** A hero has called it; otherwise a monster. */
  readonly byHero: boolean;
  /** Levels and paths of the cast. */
  readonly cast: Omit<BonusView, 'modifier'>;
  /** The kind's own numbers. */
  readonly golem: {
    readonly hitPoints: number;
    readonly damage: number;
    readonly wc: number;
    /** Acts a tick; the sign doesn't matter. */
    readonly speed: number;
    readonly attackType: number;
  };
  readonly spell: {
    readonly damage: number;
    readonly duration: number;
    readonly damageModifier: number;
    readonly durationModifier: number;
    readonly rangeModifier: number;
    /** Levels for each point of wc; 0: none. */
    readonly wcModifier: number;
    readonly attackType: number;
  };
}

/** The golem. */
export interface GolemLevel {
  readonly hitPoints: number;
  /** The most that a blow does. */
  readonly damage: number;
  /** Smaller is better. */
  readonly wc: number;
  /** Points by which the level lowers wc. */
  readonly wcAdjustment: number;
  /** Acts a tick, in single precision. */
  readonly speed: number;
  readonly attackType: number;
}

/** The numbers of a new golem. */
export function golemLevel(rules: SpellcraftRules, view: GolemView): GolemLevel {
  const { byHero, cast, golem, spell } = view;
  const { speedPerRange, mostSpeed, wcByRange } = rules.sides.golems;
  const bonus = (modifier: number): BonusView => ({ ...cast, modifier });
  const wcAdjustment =
    rangeBonus(rules, bonus(spell.wcModifier)) +
    (wcByRange ? rangeBonus(rules, bonus(spell.rangeModifier)) : 0);
  const speed = Math.fround(Math.abs(golem.speed));
  const plain = { wc: golem.wc - wcAdjustment, wcAdjustment };
  if (!byHero) {
    const { hitPoints, damage, attackType } = golem;
    return { ...plain, hitPoints, damage, speed, attackType };
  }
  const stronger = damageBonus(rules, bonus(spell.damageModifier));
  const faster = speedPerRange * rangeBonus(rules, bonus(spell.rangeModifier));
  return {
    ...plain,
    hitPoints:
      golem.hitPoints + spell.duration + durationBonus(rules, bonus(spell.durationModifier)),
    damage: (spell.damage === 0 ? golem.damage : spell.damage) + stronger,
    speed: Math.min(mostSpeed, Math.fround(speed + faster)),
    attackType: spell.attackType === 0 ? golem.attackType : spell.attackType,
  };
}

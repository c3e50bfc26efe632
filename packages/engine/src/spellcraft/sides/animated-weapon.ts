// A weapon as a golem. Crossfire server/spell_effect.c (animate_weapon).

import { clamp, truncDiv } from '../../integers/index.ts';
import { ATTACK_TYPES, type AttackType, attackNumber } from '../names.ts';
import type { SpellcraftRules } from '../rules.ts';

/** The casing, the weapon and the adjusted spell. */
export interface AnimatedView {
  /** The kind that carries the weapon. */
  readonly casing: {
    readonly hitPoints: number;
    readonly wc: number;
    readonly attackType: number;
  };
  readonly weapon: {
    readonly damage: number;
    readonly magic: number;
    readonly strength: number;
    readonly dexterity: number;
    readonly constitution: number;
    readonly attackType: number;
  };
  /** The spell's adjusted damage and duration, and what its level adds to its range. */
  readonly damage: number;
  readonly duration: number;
  readonly rangeAdjustment: number;
  /** Saves of the wielder's material against attack types, by number; absent: he is of none. */
  readonly saves?: Readonly<Record<number, number>>;
}

/** The golem. */
export interface AnimatedWeapon {
  readonly hitPoints: number;
  readonly damage: number;
  readonly wc: number;
  /** Acts a tick, in single precision. */
  readonly speed: number;
  readonly attackType: number;
  /** Percent by attack type number. */
  readonly resists: readonly (readonly [type: number, percent: number])[];
}

/** Attack types to which every animated weapon is immune. */
const IMMUNE: readonly AttackType[] = [
  ...(['confusion', 'poison', 'slow', 'paralyze', 'turn_undead', 'fear'] as const),
  ...(['deplete', 'death', 'blind'] as const),
];

const PHYSICAL = attackNumber('physical');
const IMMUNE_NUMBERS: readonly number[] = IMMUNE.map(type => attackNumber(type));

/** Percent of a whole, and of the resistance that a material gives before its save. */
const WHOLE = 100;
const HALF = 50;

/** The numbers of an animated weapon. */
export function animatedWeapon(rules: SpellcraftRules, view: AnimatedView): AnimatedWeapon {
  const { weapons } = rules.sides;
  const { casing, weapon, rangeAdjustment } = view;
  const wc =
    casing.wc -
    (rangeAdjustment +
      weapons.wcPerDex * weapon.dexterity +
      weapons.wcPerStr * weapon.strength +
      weapon.magic);
  const life =
    casing.hitPoints +
    view.duration +
    weapons.lifePerMagic * weapon.magic +
    weapons.lifePerCon * weapon.constitution;
  const damage =
    view.damage + weapon.damage + weapon.magic + weapons.damagePerStr * weapon.strength;
  return {
    hitPoints: life < 0 ? weapons.lifeBelowZero : life,
    damage: damage < 0 ? weapons.damageBelowZero : damage,
    wc: Math.max(weapons.leastWc, wc),
    speed: Math.fround(
      Math.min(weapons.mostSpeed, weapons.speed + weapons.speedPerRange * rangeAdjustment),
    ),
    attackType: casing.attackType | weapon.attackType,
    resists: resistsOf(rules, view),
  };
}

function resistsOf(
  { sides: { weapons } }: SpellcraftRules,
  { saves }: AnimatedView,
): AnimatedWeapon['resists'] {
  const { resists, immune, toughness, perSave, mostSave, usualSave } = weapons;
  const plain = (type: number) => {
    const save = saves?.[type];
    return save === undefined ? resists : clamp(HALF - resists * save, 0, WHOLE);
  };
  return ATTACK_TYPES.map((_, type) => {
    if (type === PHYSICAL) {
      const save = clamp(saves?.[type] ?? usualSave, 0, mostSave);
      const open = truncDiv(WHOLE - plain(type), toughness - perSave * save);
      return [type, WHOLE - open] as const;
    }
    return [type, IMMUNE_NUMBERS.includes(type) ? immune : plain(type)] as const;
  });
}

// The fighter and the target of every question about combat: fields read into the views of the rules.

import type { Distribution } from '../../../chance/index.ts';
import { parseDice } from '../../../chance/index.ts';
import {
  type BonusView,
  type CombatClass,
  type CombatRace,
  type CombatRules,
  formatStat,
  ITEM_KINDS,
  MONSTER_FLAGS,
  parseStat,
  type SkillView,
  SLAY_FLAGS,
  type TargetView,
  type WeaponView,
} from '../../../combat/index.ts';
import { UsageError } from '../../../errors/index.ts';
import {
  amountOption,
  integerOption,
  listOption,
  nameOption,
  weightOption,
  yesOrNo,
} from '../reading/values.ts';

/** Options about the fighter. */
export interface FighterOptions {
  readonly class: string;
  readonly race: string;
  readonly level: string;
  readonly str: string;
  readonly dex: string;
  readonly wornToHit: string;
  readonly stun: string;
  readonly bless?: true;
  readonly heroism?: true;
  readonly berserk?: true;
}

/** Options about the target. */
export interface TargetOptions {
  readonly ac: string;
  readonly hp?: string;
  readonly monsterFlags: string;
  readonly visible: string | true;
}

/** Reads the fighter, with empty hands. Throws a UsageError that names option, value and range. */
export function readFighter(
  rules: CombatRules,
  options: FighterOptions,
  wornToDam = 0,
): BonusView & SkillView {
  const classes = Object.keys(rules.classes) as CombatClass[];
  const races = Object.keys(rules.races) as CombatRace[];
  return {
    class: nameOption('--class', options.class, classes),
    race: nameOption('--race', options.race, races),
    level: integerOption('--level', options.level, 1, 50),
    strength: parseStat(options.str, '--str'),
    dexterity: parseStat(options.dex, '--dex'),
    equipment: [
      {
        toHit: integerOption('--worn-to-hit', options.wornToHit, -999, 999),
        toDam: wornToDam,
      },
    ],
    equipmentBlessed: false,
    stun: integerOption('--stun', options.stun, 0, 999),
    bless: options.bless ?? false,
    heroism: options.heroism ?? false,
    berserk: options.berserk ?? false,
  };
}

/** Reads the target. Throws a UsageError that names option, value and range. */
export function readTarget(options: TargetOptions): TargetView {
  return {
    armourClass: integerOption('--ac', options.ac, 0, 999),
    monsterFlags: listOption('--monster-flags', options.monsterFlags, MONSTER_FLAGS),
    visible: yesOrNo('--visible', options.visible),
  };
}

/** Reads what is known of the target's hit points; nothing: it can't die. */
export function readHitPoints({ hp }: TargetOptions): Distribution | undefined {
  return hp === undefined ? undefined : amountOption('--hp', hp, 0);
}

/** Options about what strikes. */
export interface StrikingOptions {
  readonly kind: string;
  readonly weight: string;
  readonly toHit: string;
  readonly toDam: string;
  readonly flags: string;
}

/**
 * Reads what strikes: a weapon, missile or thrown object.
 * @param field the option that has its dice
 */
export function readStriking(field: string, dice: string, options: StrikingOptions): WeaponView {
  const { count, sides, bonus } = parseDice(dice, field);
  if (count === 0 || sides === 0 || bonus !== 0) {
    throw new UsageError(field, dice, 'dice such as 2d5; a bonus is --to-dam');
  }
  return {
    kind: nameOption('--kind', options.kind, ITEM_KINDS),
    dice: count,
    sides,
    weight: weightOption('--weight', options.weight),
    toHit: integerOption('--to-hit', options.toHit, -999, 999),
    toDam: integerOption('--to-dam', options.toDam, -999, 999),
    flags: listOption('--flags', options.flags, SLAY_FLAGS),
  };
}

/** `A level 20 human warrior (strength 18/50, dexterity 16, …)`. */
export function fighterTitle(fighter: BonusView & SkillView, armed: string): string {
  const { level, race, class: profession, strength, dexterity } = fighter;
  const stats = `strength ${formatStat(strength)}, dexterity ${formatStat(dexterity)}`;
  return `A level ${level} ${race} ${profession} (${stats}, ${armed})`;
}

/** `armour class 30, 60 hit points, unseen`. */
export function targetTitle(target: TargetView, hp: string | undefined): string {
  const life = hp === undefined ? '' : `, ${hp} hit points`;
  return `armour class ${target.armourClass}${life}${target.visible ? '' : ', unseen'}`;
}

// The question of `odds attack`, read from its options.

import type { Distribution } from '@roguewright/engine/chance';
import { parseDice } from '@roguewright/engine/chance';
import {
  type AttackerView,
  type CombatClass,
  type CombatRace,
  type CombatRules,
  formatStat,
  ITEM_KINDS,
  MONSTER_FLAGS,
  parseStat,
  SLAY_FLAGS,
  type TargetView,
} from '@roguewright/engine/combat';
import { memberOf, UsageError } from '@roguewright/engine/errors';
import { amountOption, integerOption, listOption, weightOption, yesOrNo } from '../options.ts';

/** The options as commander gives them. */
export interface AttackOptions {
  readonly class: string;
  readonly race: string;
  readonly level: string;
  readonly str: string;
  readonly dex: string;
  readonly weapon?: string;
  readonly kind: string;
  readonly weight?: string;
  readonly toHit: string;
  readonly toDam: string;
  readonly flags: string;
  readonly blessed?: true;
  readonly wornToHit: string;
  readonly wornToDam: string;
  readonly extraBlows: string;
  readonly stun: string;
  readonly bless?: true;
  readonly heroism?: true;
  readonly berserk?: true;
  readonly ac: string;
  readonly hp?: string;
  readonly monsterFlags: string;
  readonly visible: string | true;
}

/** Who strikes at whom, and the same in words. */
export interface AttackQuestion {
  readonly attacker: AttackerView;
  readonly target: TargetView;
  /** Absent: it can't die. */
  readonly hitPoints: Distribution | undefined;
  readonly title: string;
}

type Weapon = NonNullable<AttackerView['weapon']>;

/** The weight of a weapon of which nothing else is said, in pounds. */
export const USUAL_WEIGHT = '10';

/** Reads the options. Throws a UsageError that names option, value and range. */
export function attackQuestion(rules: CombatRules, options: AttackOptions): AttackQuestion {
  const classes = Object.keys(rules.classes) as CombatClass[];
  const races = Object.keys(rules.races) as CombatRace[];
  const weapon = readWeapon(options);
  const attacker: AttackerView = {
    class: memberOf('--class', options.class, classes),
    race: memberOf('--race', options.race, races),
    level: integerOption('--level', options.level, 1, 50),
    strength: parseStat(options.str, '--str'),
    dexterity: parseStat(options.dex, '--dex'),
    equipment: [
      {
        toHit: integerOption('--worn-to-hit', options.wornToHit, -999, 999),
        toDam: integerOption('--worn-to-dam', options.wornToDam, -999, 999),
      },
    ],
    weapon,
    launcher: undefined,
    equipmentBlessed: false,
    extraBlows: integerOption('--extra-blows', options.extraBlows, -99, 99),
    stun: integerOption('--stun', options.stun, 0, 999),
    bless: options.bless ?? false,
    heroism: options.heroism ?? false,
    berserk: options.berserk ?? false,
  };
  const target: TargetView = {
    armorClass: integerOption('--ac', options.ac, 0, 999),
    monsterFlags: listOption('--monster-flags', options.monsterFlags, MONSTER_FLAGS),
    visible: yesOrNo('--visible', options.visible),
  };
  const { hp } = options;
  return {
    attacker,
    target,
    hitPoints: hp === undefined ? undefined : amountOption('--hp', hp, 0),
    title: titleOf(attacker, target, hp),
  };
}

function readWeapon(options: AttackOptions): Weapon | undefined {
  if (options.weapon === undefined) {
    if (options.weight !== undefined) {
      throw new UsageError('--weight', options.weight, 'a --weapon that it is the weight of');
    }
    return undefined;
  }
  const { count, sides, bonus } = parseDice(options.weapon, '--weapon');
  if (count === 0 || sides === 0 || bonus !== 0) {
    throw new UsageError('--weapon', options.weapon, 'dice such as 2d5; a bonus is --to-dam');
  }
  return {
    kind: memberOf('--kind', options.kind, ITEM_KINDS),
    dice: count,
    sides,
    weight: weightOption('--weight', options.weight ?? USUAL_WEIGHT),
    toHit: integerOption('--to-hit', options.toHit, -999, 999),
    toDam: integerOption('--to-dam', options.toDam, -999, 999),
    blessed: options.blessed ?? false,
    flags: listOption('--flags', options.flags, SLAY_FLAGS),
  };
}

function titleOf(attacker: AttackerView, target: TargetView, hp: string | undefined): string {
  const { level, race, class: profession, strength, dexterity, weapon } = attacker;
  const armed =
    weapon === undefined
      ? 'bare hands'
      : `${weapon.kind} ${weapon.dice}d${weapon.sides} of ${weapon.weight / 10} lb`;
  const stats = `strength ${formatStat(strength)}, dexterity ${formatStat(dexterity)}`;
  const life = hp === undefined ? '' : `, ${hp} hit points`;
  const seen = target.visible ? '' : ', unseen';
  return (
    `A level ${level} ${race} ${profession} (${stats}, ${armed}) ` +
    `against armour class ${target.armorClass}${life}${seen}`
  );
}

// The fighter and the target of every question about combat: options of the command line, read
// into the views of the rules.

import type { Distribution } from '@roguewright/engine/chance';
import { parseDice } from '@roguewright/engine/chance';
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
} from '@roguewright/engine/combat';
import { UsageError } from '@roguewright/engine/errors';
import type { Command } from 'commander';
import {
  amountOption,
  integerOption,
  listOption,
  nameOption,
  weightOption,
  yesOrNo,
} from '../options.ts';

/** Options about the fighter, as commander gives them. */
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

/** Options about the target, as commander gives them. */
export interface TargetOptions {
  readonly ac: string;
  readonly hp?: string;
  readonly monsterFlags: string;
  readonly visible: string | true;
}

/** The command with the options of the fighter. */
export function withFighter(command: Command): Command {
  return command
    .option('--class <NAME>', 'class of the fighter', 'warrior')
    .option('--race <NAME>', 'race of the fighter', 'human')
    .option('--level <N>', 'level in the combat slot’s scale, 1 to 50', '1')
    .option('--str <STAT>', 'strength, such as 17 or 18/50', '16')
    .option('--dex <STAT>', 'dexterity', '16')
    .option('--worn-to-hit <N>', 'to hit from everything else worn', '0')
    .option('--stun <N>', 'counter of stunning', '0')
    .option('--bless', 'under the effect of bless')
    .option('--heroism', 'under the effect of heroism')
    .option('--berserk', 'under the effect of berserk');
}

/** The command with the options about the target. */
export function withTarget(command: Command): Command {
  return command
    .option('--ac <N>', 'armour class of the target', '0')
    .option('--hp <N or DICE>', 'hit points of the target')
    .option('--monster-flags <LIST>', 'what the target is or is immune to, with commas', '')
    .option('--visible [yes|no]', 'the fighter sees the target', 'yes');
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

/** Options about what strikes, as commander gives them. */
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

// The question of `odds attack`, read from its options.

import type { Distribution } from '../../../chance/index.ts';
import type { AttackerView, CombatRules, TargetView } from '../../../combat/index.ts';
import { integerOption } from '../reading/values.ts';
import {
  type FighterOptions,
  fighterTitle,
  readFighter,
  readHitPoints,
  readStriking,
  readTarget,
  type StrikingOptions,
  type TargetOptions,
  targetTitle,
} from './fighter.ts';

/** What is told of the fields. */
export interface AttackOptions
  extends FighterOptions,
    TargetOptions,
    Omit<StrikingOptions, 'weight'> {
  readonly weapon?: string;
  readonly weight?: string;
  readonly blessed?: true;
  readonly wornToDam: string;
  readonly extraBlows: string;
}

/** The attacker and the target, and a title in words. */
export interface AttackQuestion {
  readonly attacker: AttackerView;
  readonly target: TargetView;
  /** Absent: it can't die. */
  readonly hitPoints: Distribution | undefined;
  readonly title: string;
}

type Weapon = NonNullable<AttackerView['weapon']>;

/** Default weight of a weapon, in pounds. */
const USUAL_WEIGHT = '10';

/** Reads the options. Throws a UsageError that names option, value and range. */
export function attackQuestion(rules: CombatRules, options: AttackOptions): AttackQuestion {
  const wornToDam = integerOption('--worn-to-dam', options.wornToDam, -999, 999);
  const weapon = readWeapon(options);
  const attacker: AttackerView = {
    ...readFighter(rules, options, wornToDam),
    weapon,
    launcher: undefined,
    extraBlows: integerOption('--extra-blows', options.extraBlows, -99, 99),
  };
  const target = readTarget(options);
  const armed =
    weapon === undefined
      ? 'bare hands'
      : `${weapon.kind} ${weapon.dice}d${weapon.sides} of ${weapon.weight / 10} lb`;
  return {
    attacker,
    target,
    hitPoints: readHitPoints(options),
    title: `${fighterTitle(attacker, armed)} against ${targetTitle(target, options.hp)}`,
  };
}

function readWeapon(options: AttackOptions): Weapon | undefined {
  const { weapon, weight } = options;
  if (weapon === undefined) {
    return undefined;
  }
  const striking = readStriking('--weapon', weapon, { ...options, weight: weight ?? USUAL_WEIGHT });
  return { ...striking, blessed: options.blessed ?? false };
}

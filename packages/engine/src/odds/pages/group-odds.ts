// A weapon or missile against groups of targets that differ only in what its slays and brands ask for.

import type { Distribution, Enumerator } from '../../chance/index.ts';
import {
  type CombatRules,
  type CriticalRules,
  type CriticalView,
  criticalPower,
  MONSTER_FLAGS,
  type MonsterFlag,
  type SlayFlag,
  type TargetView,
} from '../../combat/index.ts';
import { clamp } from '../../integers/index.ts';
import { type UncertainAttackView, uncertainAttackOdds } from '../uncertain-attack.ts';
import { type LikelyMissile, uncertainMissileOdds } from '../uncertain-missile.ts';
import type { GroupOdds } from './page-views.ts';

/** A group: what counts against it, and its monsters' flags. */
interface Group {
  readonly flag?: SlayFlag;
  readonly monsterFlags: readonly MonsterFlag[];
}

const IMMUNITIES = MONSTER_FLAGS.filter(flag => flag.startsWith('immune-'));

/** The plain group, immune to every element, then one for each slay or brand. */
function groupsOf({ slays }: CombatRules, flags: readonly SlayFlag[]): readonly Group[] {
  const ofFlags = flags.flatMap(flag => {
    const slay = slays[flag];
    if (slay === undefined) {
      return [];
    }
    const { when, monster } = slay;
    const monsterFlags =
      when === 'has' ? [...IMMUNITIES, monster] : IMMUNITIES.filter(one => one !== monster);
    return [{ flag, monsterFlags }];
  });
  return [{ monsterFlags: IMMUNITIES }, ...ofFlags];
}

/** The probability that a hit is critical. @param hit weight in tenths of a pound, to-hit bonus, level */
export function criticalShare(critical: CriticalRules, hit: Omit<CriticalView, 'damage'>): number {
  const power = criticalPower(critical, hit.weight, hit.bonus, hit.level);
  return clamp(power, 0, critical.outOf) / critical.outOf;
}

/** The flags that every possibility has. */
function commonFlags(all: readonly (readonly SlayFlag[])[]): readonly SlayFlag[] {
  const [first = [], ...others] = all;
  return first.filter(flag => others.every(flags => flags.includes(flag)));
}

function groupOdds({ flag }: Group, hit: Distribution, turn: Distribution): GroupOdds {
  return {
    ...(flag !== undefined && { flag }),
    least: hit.min,
    most: hit.max,
    mean: hit.mean,
    turn: turn.mean,
  };
}

/** A melee weapon against each group. */
export function meleeGroups(
  rules: CombatRules,
  { attackers, target }: Pick<UncertainAttackView, 'attackers' | 'target'>,
  ask: Enumerator,
): readonly GroupOdds[] {
  const flags = commonFlags(
    attackers.map(({ attacker }) => attacker.weapon?.flags ?? attacker.handFlags ?? []),
  );
  return groupsOf(rules, flags).map(group => {
    const { monsterFlags } = group;
    const against = { attackers, target: { ...target, monsterFlags }, brief: true };
    const { blow, damage } = uncertainAttackOdds(rules, against, ask);
    return groupOdds(group, blow, damage);
  });
}

/** A missile against each group. @param distance in grids */
export function missileGroups(
  rules: CombatRules,
  likely: readonly LikelyMissile[],
  { target, distance }: { readonly target: TargetView; readonly distance: number },
  ask: Enumerator,
): readonly GroupOdds[] {
  const flags = rules.slayingKinds.includes(likely[0]!.missile.kind)
    ? commonFlags(likely.map(({ missile }) => missile.flags))
    : [];
  return groupsOf(rules, flags).map(group => {
    const { monsterFlags } = group;
    const aim = { likely, target: { ...target, monsterFlags }, distance, brief: true };
    const { hurt, turnDamage } = uncertainMissileOdds(rules, aim, ask);
    return groupOdds(group, hurt, turnDamage);
  });
}

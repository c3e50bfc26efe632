// Odds of a shot or throw: chance to hit, damage, turns to kill, and breakage. All numbers come from the
// combat rules, none of which is repeated here.

import { type Distribution, Enumerator, type WeightedNote } from '../chance/index.ts';
import {
  breakageChance,
  type CombatRules,
  type HitChance,
  hitChance,
  type MissileRoundView,
  type ThrowRoundView,
} from '../combat/index.ts';
import { collecting, forcedHit } from './attack-odds.ts';
import {
  type CountedMissile,
  countedShot,
  countedThrow,
  flightNumbers,
  type MissileAim,
  missileDamageNeeded,
  missileNotes,
} from './counted-missile.ts';
import { TurnsCount, type TurnsToKill } from './kills/turns-to-kill.ts';

/** The shooter, the missile and the target. */
export interface ShotOddsView extends MissileRoundView, MissileAim {}

/** The thrower, the object and the target. */
export interface ThrowOddsView extends ThrowRoundView, MissileAim {}

/** The probability that the target dies, and its complement. */
interface KillChance {
  readonly chance: number;
  readonly survives: number;
}

/** The odds of a shot or throw. */
export interface MissileOdds {
  /** Base missile skill, before bonuses. */
  readonly baseSkill: number;
  /** Skill with bonuses and distance, before the penalty for an unseen target. */
  readonly skill: number;
  /** 0 beyond the range. */
  readonly hit: HitChance;
  /** Range in grids. */
  readonly range: number;
  /** The target is within range. */
  readonly inRange: boolean;
  /** Energy cost, of 100 per turn. */
  readonly energy: number;
  /** Shots or throws per turn. */
  readonly aTurn: number;
  /** Damage of one missile, 0 for a miss. */
  readonly damage: Distribution;
  /** Damage of all missiles of a turn, for a target that doesn't die. */
  readonly turnDamage: Distribution;
  /** The probability that one missile kills; undefined for a target that can't die. */
  readonly kill: KillChance | undefined;
  /** Turns to kill; undefined for a target that can't die. */
  readonly turns: TurnsToKill | undefined;
  /** Breakage in percent: of missiles that hit, and of those that miss their target. */
  readonly breaks: { readonly hit: number; readonly miss: number };
  /** The facts that mattered, each with its probability. */
  readonly notes: readonly WeightedNote[];
}

/** Further odds of a shot. */
export interface ShotOdds extends MissileOdds {
  /** Factor of the launcher. */
  readonly multiplier: number;
}

/**
 * The odds of one shooter against one target, including a turn of shots.
 * @param ask a cache; pass the same one for similar questions
 * @throws UsageError without a wielded launcher
 */
export function shotOdds(
  rules: CombatRules,
  view: ShotOddsView,
  ask: Enumerator = new Enumerator(),
): ShotOdds {
  const counted = countedShot(rules, view);
  return { ...missileOdds(rules, view, counted, ask), multiplier: counted.multiplier };
}

/**
 * The odds of one thrower against one target.
 * @param ask a cache; pass the same one for similar questions
 */
export function throwOdds(
  rules: CombatRules,
  view: ThrowOddsView,
  ask: Enumerator = new Enumerator(),
): MissileOdds {
  return missileOdds(rules, view, countedThrow(rules, view), ask);
}

function missileOdds(
  rules: CombatRules,
  view: MissileAim,
  counted: CountedMissile,
  ask: Enumerator,
): MissileOdds {
  const { aTurn, flight, baseSkill, skill, range, inRange, energy } = counted;
  const needed = missileDamageNeeded(view, flight, aTurn);
  const numbers = flightNumbers(rules, counted, ask, needed && new TurnsCount(needed));
  const { armourClass, visible } = view.target;
  return {
    baseSkill,
    skill,
    hit: inRange ? forcedHit(ask, hitChance(rules, { skill, armourClass, visible })) : NEVER,
    range,
    inRange,
    energy,
    aTurn,
    damage: numbers.damage,
    turnDamage: numbers.turnDamage,
    kill: numbers.kill,
    turns: numbers.turns,
    breaks: missileBreaks(rules, view, counted),
    notes: view.brief ? counted.notes : missileNotes(rules, counted, collecting(ask)),
  };
}

/** Beyond the range nothing hits. */
const NEVER: HitChance = { numerator: 0, denominator: 1, probability: 0 };

/** Breakage in percent: of missiles that hit, and of those that miss their target. */
export function missileBreaks(
  rules: CombatRules,
  { artifact, distance }: Pick<MissileAim, 'artifact' | 'distance'>,
  { kind }: Pick<CountedMissile, 'kind'>,
): MissileOdds['breaks'] {
  const landing = {
    kind,
    artifact: artifact ?? false,
    reachedMonster: true,
    stoppedByWall: false,
    distance,
  };
  return {
    hit: breakageChance(rules, { ...landing, hit: true }),
    miss: breakageChance(rules, { ...landing, hit: false }),
  };
}

// What a shot or a throw is worth: chance to hit, damage, how long the kill takes, and what breaks.
// Everything is asked of the rules of combat; nothing of them is repeated here.

import { type Distribution, Enumerator, type WeightedNote } from '../chance/index.ts';
import {
  breakageChance,
  type CombatRules,
  type HitChance,
  hitChance,
  type MissileRoundView,
  type ThrowRoundView,
} from '../combat/index.ts';
import { collecting } from './attack-odds.ts';
import {
  type CountedMissile,
  countedShot,
  countedThrow,
  flightNumbers,
  type MissileAim,
  missileDamageNeeded,
  missileNotes,
} from './counted-missile.ts';
import { TurnsCount, type TurnsToKill } from './turns-to-kill.ts';

/** Who shoots what at whom. */
export interface ShotOddsView extends MissileRoundView, MissileAim {}

/** Who throws what at whom. */
export interface ThrowOddsView extends ThrowRoundView, MissileAim {}

/** The probability that the target dies, and the opposite. */
interface KillChance {
  readonly chance: number;
  readonly survives: number;
}

/** What a shot or a throw is worth. */
export interface MissileOdds {
  /** Base missile skill, before bonuses. */
  readonly baseSkill: number;
  /** Skill with bonuses and distance, before what the dark takes of it. */
  readonly skill: number;
  /** 0 beyond the range. */
  readonly hit: HitChance;
  /** Grids that it flies. */
  readonly range: number;
  /** It flies as far as the target. */
  readonly inRange: boolean;
  /** Energy that it takes, of 100 in a turn. */
  readonly energy: number;
  /** Shots or throws of a turn. */
  readonly aTurn: number;
  /** Of one, 0 for a miss. */
  readonly damage: Distribution;
  /** Of all of a turn, as if the target could take them all. */
  readonly turnDamage: Distribution;
  /** That one kills; absent for what can't die. */
  readonly kill: KillChance | undefined;
  /** Turns until it is dead; absent for what can't die. */
  readonly turns: TurnsToKill | undefined;
  /** Percent that break of those that hit and of those that miss what they meet. */
  readonly breaks: { readonly hit: number; readonly miss: number };
  /** What mattered, each fact with the probability that it does. */
  readonly notes: readonly WeightedNote[];
}

/** What a shot has beside it. */
export interface ShotOdds extends MissileOdds {
  /** Factor of the launcher. */
  readonly multiplier: number;
}

/**
 * Answers for one shooter against one target, a turn of shots included.
 * @param ask keeps what it learns; hand in the same one while questions are alike
 * Throws a UsageError when the shooter has no launcher in hand.
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
 * Answers for one thrower against one target.
 * @param ask keeps what it learns; hand in the same one while questions are alike
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
  const { armorClass, visible } = view.target;
  return {
    baseSkill,
    skill,
    hit: inRange ? hitChance(rules, { skill, armorClass, visible }) : NEVER,
    range,
    inRange,
    energy,
    aTurn,
    damage: numbers.damage,
    turnDamage: numbers.turnDamage,
    kill: numbers.kill,
    turns: numbers.turns,
    breaks: missileBreaks(rules, view, counted),
    notes: missileNotes(rules, counted, collecting()),
  };
}

/** What falls short hits nothing. */
const NEVER: HitChance = { numerator: 0, denominator: 1, probability: 0 };

/** Percent that break of those that hit and of those that miss what they meet. */
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

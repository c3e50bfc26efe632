// Prepared shots and throws, and the numbers of their flight. If the missile is one of several possibilities,
// each is prepared, and those with equal numbers are asked about once.

import { Distribution, type Enumerator, NoteList, type WeightedNote } from '../chance/index.ts';
import {
  type CombatFact,
  type CombatRules,
  type Flight,
  fireRange,
  flightDamage,
  hitWithMissile,
  type ItemKind,
  type MissileRoundView,
  missileShot,
  missileThrow,
  prepareShot,
  prepareThrow,
  prepareVolley,
  shotEnergy,
  shots,
  type TargetView,
  type ThrowRoundView,
  throwEnergy,
  throwRange,
} from '../combat/index.ts';
import { InvariantError } from '../errors/index.ts';
import { certainly } from './certain-notes.ts';
import { killChance, type TurnsCount, type TurnsToKill } from './kills/turns-to-kill.ts';

/** The target of a missile, and further known facts. */
export interface MissileAim {
  readonly target: TargetView;
  /** Grids to the target, 0 or more. */
  readonly distance: number;
  /** Distribution of the hit points, 0 or more; absent: the target's own, or none. */
  readonly hitPoints?: Distribution | undefined;
  /** The missile is an artifact, which never breaks. */
  readonly artifact?: boolean | undefined;
  /** The probability that it flies at this target, 0…1: a creature may reflect it before; absent: 1. */
  readonly arrives?: number | undefined;
  /** Omits the notes of the flight, which take as long as everything else. */
  readonly brief?: boolean | undefined;
}

/** A prepared shot or throw with its notes. */
export interface CountedMissile {
  readonly kind: ItemKind;
  readonly flight: Flight;
  readonly baseSkill: number;
  /** Skill with bonuses and distance, before the penalty for an unseen target. */
  readonly skill: number;
  /** Range in grids. */
  readonly range: number;
  /** The target is within range. */
  readonly inRange: boolean;
  /** Energy cost, of 100 per turn. */
  readonly energy: number;
  /** Shots or throws per turn. */
  readonly aTurn: number;
  /** Factor of the launcher; 1: thrown. */
  readonly multiplier: number;
  /** Notes of the numbers of shooter and flight. */
  readonly notes: readonly WeightedNote[];
}

/** Prepares a shot. Throws a UsageError without a wielded launcher. */
export function countedShot(rules: CombatRules, view: MissileRoundView): CountedMissile {
  const sheet = new NoteList();
  const shot = missileShot(rules, view, sheet);
  const { shots: aTurn, multiplier } = shots(rules, view.shooter);
  const energy = shotEnergy(rules, aTurn, sheet);
  const range = fireRange(rules, multiplier, sheet);
  const aim = new NoteList();
  const flight = prepareShot(rules, shot, aim);
  return {
    kind: view.missile.kind,
    flight,
    baseSkill: shot.baseSkill,
    skill: noted(aim, 'shot-skill'),
    range,
    inRange: reaches(view.distance, range),
    energy,
    aTurn,
    multiplier,
    notes: [...certainly(sheet), ...certainly(aim)],
  };
}

/** Prepares a throw. */
export function countedThrow(rules: CombatRules, view: ThrowRoundView): CountedMissile {
  const sheet = new NoteList();
  const thrown = missileThrow(rules, view, sheet);
  const range = throwRange(rules, view.thrower.strength, view.object.weight, sheet);
  const aim = new NoteList();
  const flight = prepareThrow(rules, thrown, aim);
  return {
    kind: view.object.kind,
    flight,
    baseSkill: thrown.baseSkill,
    skill: noted(aim, 'throw-skill'),
    range,
    inRange: reaches(view.distance, range),
    energy: throwEnergy(rules),
    aTurn: 1,
    multiplier: 1,
    notes: [...certainly(sheet), ...certainly(aim)],
  };
}

/** Parts into which the probability that a missile arrives is divided. */
const PARTS = 10_000;

/** A missile that may be reflected before it comes to its target: each one hits that much more rarely. */
export function arriving(missile: CountedMissile, arrives = 1): CountedMissile {
  const { flight } = missile;
  const { k, n } = flight;
  return arrives === 1
    ? missile
    : { ...missile, flight: { ...flight, k: k * Math.round(arrives * PARTS), n: n * PARTS } };
}

/** Even an object that is too heavy to throw covers the first grid. */
function reaches(distance: number, range: number): boolean {
  return distance <= Math.max(1, range);
}

/** A number noted by the rule. */
function noted(notes: NoteList, name: CombatFact): number {
  const note = notes.toArray().find(({ fact }) => fact === name);
  if (note === undefined) {
    throw new InvariantError(`the rule of missiles noted no ${name}`);
  }
  return note.amount;
}

/** All notes of a missile: the certain ones, and those of the flight with their probabilities. */
export function missileNotes(
  rules: CombatRules,
  { notes, flight }: CountedMissile,
  explainer: Enumerator,
): readonly WeightedNote[] {
  return [...notes, ...explainer.remember(flightDamage, rules, flight).notes];
}

/** The numbers of a flight. */
export interface FlightNumbers {
  /** Damage of a missile that hits. */
  readonly hurt: Distribution;
  /** Damage of one missile, 0 for a miss. */
  readonly damage: Distribution;
  /** Damage of all missiles of a turn, for a target that doesn't die. */
  readonly turnDamage: Distribution;
  /** The probability that one missile kills; undefined for a target that can't die. */
  readonly kill: { readonly chance: number; readonly survives: number } | undefined;
  /** Turns to kill; undefined for a target that can't die. */
  readonly turns: TurnsToKill | undefined;
}

/** Computes a flight's numbers. @param count counter for turns against the target; absent if it can't die */
export function flightNumbers(
  rules: CombatRules,
  { flight, aTurn, inRange }: Pick<CountedMissile, 'flight' | 'aTurn' | 'inRange'>,
  ask: Enumerator,
  count: TurnsCount | undefined,
): FlightNumbers {
  const { k, n, ...missile } = flight;
  const hurt = ask.remember(hitWithMissile, rules, missile).distribution!;
  const damage = inRange
    ? ask.remember(flightDamage, rules, flight).distribution!
    : Distribution.certain(0);
  const turnDamage = inRange
    ? ask.askSum(prepareVolley(flight, aTurn), flightDamage, rules, flight)
    : damage;
  const hit = inRange ? ask.shareOf(k, n, 'hit') : 0;
  return {
    hurt,
    damage,
    turnDamage,
    kill: count && killChance(damage, count.needed),
    turns: count?.turns({ times: aTurn, hit, damage: hurt, together: turnDamage }),
  };
}

/** The damage that kills: a volley ends once its damage exceeds the rule's `enough`. */
export function missileDamageNeeded(
  { target, hitPoints }: Pick<MissileAim, 'target' | 'hitPoints'>,
  flight: Flight,
  aTurn: number,
): Distribution | undefined {
  const known =
    hitPoints ?? (target.hp === undefined ? undefined : Distribution.certain(target.hp));
  return known?.map(hp => prepareVolley(flight, aTurn, hp).enough + 1);
}

// A shot or a throw with all that is certain about it worked out, and what its flight comes to. One that may
// be several is counted for each, and asked about once for those of equal numbers.

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
import { killChance, type TurnsCount, type TurnsToKill } from './turns-to-kill.ts';

/** At whom a missile flies, and what is known beside. */
export interface MissileAim {
  readonly target: TargetView;
  /** Grids to the target, 0 or more. */
  readonly distance: number;
  /** Hit points of 0 or more as far as they are known; absent: the target's own, or none. */
  readonly hitPoints?: Distribution | undefined;
  /** The missile is an artifact, which never breaks. */
  readonly artifact?: boolean | undefined;
}

/** A shot or throw with all that is certain about it, and what was noted on the way. */
export interface CountedMissile {
  readonly kind: ItemKind;
  readonly flight: Flight;
  readonly baseSkill: number;
  /** Skill with bonuses and distance, before what the dark takes of it. */
  readonly skill: number;
  /** Grids that it flies. */
  readonly range: number;
  /** It flies as far as the target. */
  readonly inRange: boolean;
  /** Energy that it takes, of 100 in a turn. */
  readonly energy: number;
  /** Shots or throws of a turn. */
  readonly aTurn: number;
  /** Factor of the launcher; 1: thrown. */
  readonly multiplier: number;
  /** What the numbers of shooter and flight come from. */
  readonly notes: readonly WeightedNote[];
}

/** Works out what is certain about a shot. Throws a UsageError when no launcher is in hand. */
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

/** Works out what is certain about a throw. */
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

/** Even what is too heavy to throw covers the first grid. */
function reaches(distance: number, range: number): boolean {
  return distance <= Math.max(1, range);
}

/** What the rule itself noted. */
function noted(notes: NoteList, name: CombatFact): number {
  const note = notes.toArray().find(({ fact }) => fact === name);
  if (note === undefined) {
    throw new InvariantError(`the rule of missiles noted no ${name}`);
  }
  return note.amount;
}

/** Everything that is noted about it: what is certain, and what the flight may bring. */
export function missileNotes(
  rules: CombatRules,
  { notes, flight }: CountedMissile,
  explainer: Enumerator,
): readonly WeightedNote[] {
  return [...notes, ...explainer.remember(flightDamage, rules, flight).notes];
}

/** What a flight comes to. */
export interface FlightNumbers {
  /** Of one, 0 for a miss. */
  readonly damage: Distribution;
  /** Of all of a turn, as if the target could take them all. */
  readonly turnDamage: Distribution;
  /** That one kills; absent for what can't die. */
  readonly kill: { readonly chance: number; readonly survives: number } | undefined;
  /** Turns until it is dead; absent for what can't die. */
  readonly turns: TurnsToKill | undefined;
}

/** Asks for a flight. @param count of turns against the target; absent for what can't die */
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
  const hit = inRange ? k / n : 0;
  return {
    damage,
    turnDamage,
    kill: count && killChance(damage, count.needed),
    turns: count?.turns({ times: aTurn, hit, damage: hurt, together: turnDamage }),
  };
}

/** The damage that kills: a volley ends when its damage exceeds what the rule calls enough. */
export function missileDamageNeeded(
  { target, hitPoints }: Pick<MissileAim, 'target' | 'hitPoints'>,
  flight: Flight,
  aTurn: number,
): Distribution | undefined {
  const known =
    hitPoints ?? (target.hp === undefined ? undefined : Distribution.certain(target.hp));
  return known?.map(hp => prepareVolley(flight, aTurn, hp).enough + 1);
}

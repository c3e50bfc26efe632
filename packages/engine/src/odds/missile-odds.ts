// What a shot or a throw is worth: chance to hit, damage, how long the kill takes, and what breaks.
// Everything is asked of the rules of combat; nothing of them is repeated here.

import { Distribution, Enumerator, NoteList, type WeightedNote } from '../chance/index.ts';
import {
  breakageChance,
  type CombatFact,
  type CombatRules,
  type Flight,
  fireRange,
  type HitChance,
  hitChance,
  type MissileRoundView,
  missileShot,
  missileThrow,
  prepareShot,
  prepareThrow,
  prepareVolley,
  shootAll,
  shotAttack,
  shotEnergy,
  shots,
  type TargetView,
  type ThrowRoundView,
  throwAttack,
  throwEnergy,
  throwRange,
  type WeaponView,
} from '../combat/index.ts';
import { InvariantError } from '../errors/index.ts';
import { type TurnsToKill, turnsToKill } from './turns-to-kill.ts';

/** What is known beside who shoots or throws what at whom. */
interface MissileKnowledge {
  /** Hit points of 0 or more as far as they are known; absent: the target's own, or none. */
  readonly hitPoints?: Distribution | undefined;
  /** The missile is an artifact, which never breaks. */
  readonly artifact?: boolean | undefined;
}

/** Who shoots what at whom. */
export interface ShotOddsView extends MissileRoundView, MissileKnowledge {}

/** Who throws what at whom. */
export interface ThrowOddsView extends ThrowRoundView, MissileKnowledge {}

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
  const sheet = new NoteList();
  const shot = missileShot(rules, view, sheet);
  const { shots: aTurn, multiplier } = shots(rules, view.shooter);
  const energy = shotEnergy(rules, aTurn, sheet);
  const range = fireRange(rules, multiplier, sheet);
  const aim = new NoteList();
  const flight = prepareShot(rules, shot, aim);
  const explained = new Enumerator({ collect: true }).explain(shotAttack, rules, shot);
  const odds = missileOdds(rules, ask, view, {
    baseSkill: shot.baseSkill,
    skill: noted(aim, 'shot-skill'),
    missile: view.missile,
    damage: ask.askNumber(shotAttack, rules, shot),
    flight,
    aTurn,
    energy,
    range,
  });
  return { ...odds, multiplier, notes: [...certain(sheet), ...explained] };
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
  const sheet = new NoteList();
  const thrown = missileThrow(rules, view, sheet);
  const range = throwRange(rules, view.thrower.strength, view.object.weight, sheet);
  const aim = new NoteList();
  const flight = prepareThrow(rules, thrown, aim);
  const explained = new Enumerator({ collect: true }).explain(throwAttack, rules, thrown);
  const odds = missileOdds(rules, ask, view, {
    baseSkill: thrown.baseSkill,
    skill: noted(aim, 'throw-skill'),
    missile: view.object,
    damage: ask.askNumber(throwAttack, rules, thrown),
    flight,
    aTurn: 1,
    energy: throwEnergy(rules),
    range,
  });
  return { ...odds, notes: [...certain(sheet), ...explained] };
}

/** What shots and throws find out in their own ways. */
interface Aimed {
  readonly baseSkill: number;
  readonly skill: number;
  readonly missile: WeaponView;
  readonly damage: Distribution;
  readonly flight: Flight;
  readonly aTurn: number;
  readonly energy: number;
  readonly range: number;
}

interface Met extends MissileKnowledge {
  readonly target: TargetView;
  readonly distance: number;
}

/** What falls short hits nothing. */
const NEVER: HitChance = { numerator: 0, denominator: 1, probability: 0 };

function missileOdds(
  rules: CombatRules,
  ask: Enumerator,
  view: Met,
  aimed: Aimed,
): Omit<MissileOdds, 'notes'> {
  const { target, distance } = view;
  const { baseSkill, skill, missile, flight, aTurn, energy, range } = aimed;
  // Even what is too heavy to throw covers the first grid.
  const inRange = distance <= Math.max(1, range);
  const damage = inRange ? aimed.damage : Distribution.certain(0);
  const turnDamage = inRange
    ? ask.askNumber(shootAll, rules, prepareVolley(flight, aTurn))
    : Distribution.certain(0);
  const needed = damageNeeded(view, flight, aTurn);
  const one = needed === undefined ? undefined : turnsToKill(damage, needed, { most: 1 });
  const landing = {
    kind: missile.kind,
    artifact: view.artifact ?? false,
    reachedMonster: true,
    stoppedByWall: false,
    distance,
  };
  const { armorClass, visible } = target;
  return {
    baseSkill,
    skill,
    hit: inRange ? hitChance(rules, { skill, armorClass, visible }) : NEVER,
    range,
    inRange,
    energy,
    aTurn,
    damage,
    turnDamage,
    kill:
      one === undefined ? undefined : { chance: one.probabilities[0]!, survives: one.alive[1]! },
    turns: needed === undefined ? undefined : turnsToKill(turnDamage, needed),
    breaks: {
      hit: breakageChance(rules, { ...landing, hit: true }),
      miss: breakageChance(rules, { ...landing, hit: false }),
    },
  };
}

/** The damage that kills: a volley ends when its damage exceeds what the rule calls enough. */
function damageNeeded(
  { target, hitPoints }: Met,
  flight: Flight,
  aTurn: number,
): Distribution | undefined {
  const known =
    hitPoints ?? (target.hp === undefined ? undefined : Distribution.certain(target.hp));
  return known?.map(hp => prepareVolley(flight, aTurn, hp).enough + 1);
}

/** What the rule itself noted. */
function noted(notes: NoteList, name: CombatFact): number {
  const note = notes.toArray().find(({ fact }) => fact === name);
  if (note === undefined) {
    throw new InvariantError(`the rule of missiles noted no ${name}`);
  }
  return note.amount;
}

function certain(notes: NoteList): WeightedNote[] {
  return notes.toArray().map(note => ({ ...note, probability: 1 }));
}

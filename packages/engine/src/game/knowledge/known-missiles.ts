// A shot or throw as the hero can foresee it: the visible creatures that it may fly at, and the distances.

import { Enumerator, type Outcome } from '../../chance/index.ts';
import {
  isInRange,
  type MissilePlan,
  planShot,
  planThrow,
} from '../actions/missiles/missile-plans.ts';
import { isPrecious } from '../items/handled/precious.ts';
import {
  type MirroringGround,
  type MissileCourse,
  missileCourse,
} from '../movement/missiles/missile-course.ts';
import { aimedSquare, directionTo, likelyDirections } from '../movement/reeling.ts';
import type { RefusalReason } from '../protocol/commands.ts';
import type { GameState } from '../state/state.ts';
import { type KnownCreature, knownCreatures } from './known.ts';

/** A creature that a missile may fly at. */
interface KnownMeeting {
  readonly creature: KnownCreature;
  /** How far it has flown by then, in grids; on the shortest of its courses. */
  readonly distance: number;
  /** The probability that it flies at this creature: below 1 where a known mirror may turn it round before. */
  readonly probability: number;
}

/** A missile on its way to a visible creature. */
export interface KnownMissile {
  readonly plan: MissilePlan;
  /** An artifact, which never breaks. */
  readonly artifact: boolean;
  /** One or more: the first creature on its path, then those that it may meet once that one has turned it round. */
  readonly meetings: readonly KnownMeeting[];
  /** The first creature on its path, and the probability that it reflects the missile. */
  readonly reflection: { readonly creature: KnownCreature; readonly probability: number };
  /** The probability that it is aimed as he means it, below 1 while he reels. */
  readonly straight: number;
  /** It crosses squares that the hero doesn't see, which may be occupied. */
  readonly unseen: boolean;
}

/** Why it can't be foreseen. */
export interface NoKnownMissile {
  readonly refused: RefusalReason;
}

/**
 * The hero's shot or throw at a visible creature, over the ground and among the creatures that he knows.
 * @param item as in the commands fire and throw
 */
export function knownMissile(
  state: GameState,
  how: 'fire' | 'throw',
  item: number,
  target: KnownCreature,
): KnownMissile | NoKnownMissile {
  const plan = how === 'fire' ? planShot(state, item) : planThrow(state, item);
  if ('refused' in plan) {
    return plan;
  }
  if (!isInRange(state, plan, target.square)) {
    return { refused: 'out-of-range' };
  }
  const creatures = knownCreatures(state);
  const ground = knownMissileGround(state, creatures);
  const ask = new Enumerator();
  const [straight, ...astray] = likelyDirections(state, ask, directionTo(state, target.square)).map(
    ({ value: direction, probability: share }) => {
      const towards = aimedSquare(state, target.square, direction);
      const missile = launched(state, plan, towards);
      const { list } = ask.ask(missileCourse, state.ruleset.slots, { ground, missile });
      const courses = list.map(({ value, probability }) => ({
        value,
        probability: share * probability,
      }));
      return { share, courses };
    },
  );
  const { courses: meant, share } = straight!;
  const first = meant[0]!.value.legs[0]!;
  const creature = creatures.find(({ body }) =>
    body.squares.includes(first.mirror?.square ?? meant[0]!.value.end),
  );
  if (creature === undefined) {
    return { refused: 'blocked' };
  }
  const courses = [...meant, ...astray.flatMap(({ courses: others }) => others)];
  const turned = meant.filter(({ value }) => value.legs[0]!.mirror !== undefined);
  return {
    plan,
    artifact: isPrecious(plan.pile),
    meetings: meetingsOf(courses, creatures, creature),
    reflection: { creature, probability: turned.reduce((sum, one) => sum + one.probability, 0) },
    straight: share,
    unseen: courses.some(({ value }) =>
      value.legs.some(({ squares }) => squares.some(square => !state.sees(square))),
    ),
  };
}

function launched({ hero, sheet }: GameState, { range }: MissilePlan, towards: number) {
  return { from: hero.square, towards, range, level: sheet.level, shooter: hero.id };
}

/** The ground and the creatures that he knows, with those that he knows to reflect missiles. */
function knownMissileGround(
  state: GameState,
  creatures: readonly KnownCreature[],
): MirroringGround {
  return {
    map: state.level.map,
    bits: state.memory.known.bits,
    occupantOn: on => creatures.find(({ body }) => body.squares.includes(on))?.id ?? 0,
    reflects: id => creatures.find(creature => creature.id === id)?.reflectsMissiles === true,
  };
}

/** Whom it flies at in which share of the courses: the first creature first. */
function meetingsOf(
  courses: readonly Outcome<MissileCourse>[],
  creatures: readonly KnownCreature[],
  first: KnownCreature,
): KnownMeeting[] {
  const sums = new Map<number, KnownMeeting>();
  for (const { value, probability } of courses) {
    const creature = creatures.find(({ id }) => id === value.met);
    if (creature !== undefined) {
      const before = sums.get(creature.id);
      sums.set(creature.id, {
        creature,
        distance: Math.min(value.grids, before?.distance ?? value.grids),
        probability: probability + (before?.probability ?? 0),
      });
    }
  }
  return [...sums.values()].toSorted(
    (one, other) => Number(other.creature === first) - Number(one.creature === first),
  );
}

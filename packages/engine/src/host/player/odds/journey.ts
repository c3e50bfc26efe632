// Where the player by the odds goes when nothing disturbs it: it rests until it is well, sees the whole level, and
// goes down when it is strong enough for the next.

import { isCastable } from './acts.ts';
import { type Attempt, apart, foesOf, hasGoal } from './attempt.ts';
import { hasFood } from './meals.ts';
import type { Outlook } from './outlook.ts';
import { heal } from './save-oneself.ts';
import { goTo, isGround, stepTo, wayTo } from './ways.ts';

/** Share of hit points at which it carries on: with food, and without. */
const WELL = 0.95;
const FIT = 0.6;

/** Nutrition that suffices for a long rest. */
const WELL_FED = 300;

/** Turns that a hero spends on a level that he has seen, to grow until he is strong enough for the next. */
const MOST_TRAINING = 900;

/** Share of the hit points with which it rests where it is, and steps that it goes to stairs with less. */
const RESTS_ANYWHERE = 0.7;
const NEAR_STAIRS = 40;

/** Steps from a sleeper within which it doesn't rest. */
const NEAR_SLEEPER = 8;

/** Moves of one rest. */
const REST = 25;

/** Searches at one place for what is hidden. */
const SEARCHES = 2;

/** Steps between two places where it searches. */
const APART = 4;

/** Levels above the depth that a hero needs from the third level on, and the level that suffices anywhere. */
const READY_ABOVE = 2;
const MOST_READY = 16;

/** The level of a hero who may go down to a depth. */
function levelFor(depth: number): number {
  return depth <= 2 ? 1 : Math.min(depth + READY_ABOVE, MOST_READY);
}

/** Rests until it is well and has energy again, unless it would starve. */
export function recover(outlook: Outlook): readonly Attempt[] {
  const { view, memory, threat } = outlook;
  const { hero } = view;
  const isBlind = hero.conditions.includes('blind');
  if (threat.awake.length > 0 || (memory.isWary && !isBlind)) {
    return [];
  }
  const hasTime = hero.nutrition > WELL_FED || hasFood(view);
  const isFed = !['weak', 'fainting'].includes(hero.hunger);
  const isWell = hero.hitPoints >= hero.maxHitPoints * (hasTime ? WELL : FIT);
  const isAble = !hero.conditions.some(name =>
    ['blind', 'confused', 'stunned', 'hallucinating'].includes(name),
  );
  const attacks = view.spells.filter(
    ({ school, failPercent, price, pool }) =>
      school === 'attack' &&
      failPercent <= 60 &&
      price <= hero[pool === 'energy' ? 'maxEnergy' : 'maxGrace'],
  );
  const isReady = !hasTime || attacks.every(spell => isCastable(view, spell));
  if (!isFed || (isWell && isReady && isAble)) {
    return [];
  }
  const spells = isWell ? [] : heal(outlook).filter(({ kind }) => kind === 'cast');
  return [
    ...spells,
    ...restingPlace(outlook),
    { kind: 'rest', count: REST },
    { kind: 'search', count: 5 },
  ];
}

/** A badly hurt hero rests on stairs, where he can escape from any creature that arrives. */
function restingPlace(outlook: Outlook): readonly Attempt[] {
  const { view, ground } = outlook;
  const { hitPoints, maxHitPoints } = view.hero;
  const isStairs = (square: number) => ground.terrain(square) === 'stairs-up';
  const way = wayTo(outlook, isStairs);
  const isDisturbed = foesOf(view).some(foe => apart(view.hero, foe) <= NEAR_SLEEPER);
  return (hitPoints > maxHitPoints * RESTS_ANYWHERE && !isDisturbed) ||
    isStairs(ground.here) ||
    way === undefined ||
    way.steps > NEAR_STAIRS
    ? []
    : goTo(outlook, isStairs);
}

/** With the goal in hand the way leads up. */
export function climbHome(outlook: Outlook): readonly Attempt[] {
  if (!hasGoal(outlook.view)) {
    return [];
  }
  const { ground } = outlook;
  return ground.terrain(ground.here) === 'stairs-up'
    ? [{ kind: 'ascend' }]
    : goTo(outlook, isGround(outlook, 'stairs-up'));
}

/** Back up from a level that is too deep for the hero. */
export function turnBack(outlook: Outlook): readonly Attempt[] {
  const { view, ground } = outlook;
  const isTooDeep = view.hero.level + 4 < levelFor(view.dungeonLevel);
  if (!isTooDeep || isImpatient(outlook)) {
    return [];
  }
  return ground.terrain(ground.here) === 'stairs-up'
    ? [{ kind: 'ascend' }]
    : goTo(outlook, isGround(outlook, 'stairs-up'));
}

/** Sees what is still unknown of the level. */
export function explore(outlook: Outlook): readonly Attempt[] {
  const { ground, memory, view } = outlook;
  if (view.dungeonLevel <= 0 || (isStarving(outlook) && knowsWayDown(outlook))) {
    return [];
  }
  const { exhausted, avoided, barred } = memory.level;
  const isNew = (square: number) =>
    !exhausted.has(square) && !avoided.has(square) && !barred.has(square);
  const doors = (square: number) => ground.terrain(square) === 'closed-door' && isNew(square);
  return [
    ...(memory.isExplored ? [] : [{ kind: 'explore' }]),
    ...stepTo(outlook, square => isNew(square) && (ground.isFrontier(square) || doors(square))),
  ];
}

/** Down, when the hero is strong enough or has waited long enough. */
export function goDown(outlook: Outlook): readonly Attempt[] {
  const { view, ground } = outlook;
  if (hasGoal(view)) {
    return [];
  }
  const isReady =
    view.dungeonLevel <= 0 ||
    view.hero.level >= levelFor(view.dungeonLevel + 1) ||
    isImpatient(outlook) ||
    isStarving(outlook);
  if (!isReady) {
    return [];
  }
  return ground.terrain(ground.here) === 'stairs-down'
    ? [{ kind: 'descend' }]
    : goTo(outlook, isGround(outlook, 'stairs-down'));
}

/** Waits beside the stairs up for what comes, to grow by it. */
export function train(outlook: Outlook): readonly Attempt[] {
  const { ground, view } = outlook;
  if (!knowsWayDown(outlook) || hasGoal(view)) {
    return [];
  }
  return ground.terrain(ground.here) === 'stairs-up'
    ? [{ kind: 'search', count: REST }]
    : [...goTo(outlook, isGround(outlook, 'stairs-up')), { kind: 'search', count: REST }];
}

/** Opens what is locked, and searches for what is hidden, place by place. */
export function findWays(outlook: Outlook): readonly Attempt[] {
  const { ground, memory } = outlook;
  const { searched, pushed } = memory.level;
  const locked = ([1, 3, 5, 7] as const).filter(direction => {
    const beside = ground.next(ground.here, direction);
    return (
      beside !== undefined &&
      ground.terrain(beside) === 'locked-door' &&
      (pushed.get(beside) ?? 0) < 12
    );
  });
  const besideLocked = (square: number) =>
    ([1, 3, 5, 7] as const).some(direction => {
      const beside = ground.next(square, direction);
      return (
        beside !== undefined &&
        ground.terrain(beside) === 'locked-door' &&
        (pushed.get(beside) ?? 0) < 12
      );
    });
  const rounds = memory.level.rounds;
  const apart = Math.max(2, APART - rounds);
  const done = [...searched].flatMap(([square, times]) =>
    times >= SEARCHES ? [ground.placeOf(square)] : [],
  );
  const isFresh = (square: number) => {
    const { x, y } = ground.placeOf(square);
    return !done.some(at => Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) < apart);
  };
  const onwards = goTo(outlook, isFresh);
  if (onwards.length === 0 && !isFresh(ground.here)) {
    memory.beginRound();
  }
  const aside = isGround(outlook, 'branch-stairs');
  return [
    ...locked.flatMap(direction => [
      { kind: 'force', direction },
      { kind: 'kick', direction },
    ]),
    ...goTo(outlook, besideLocked),
    ...(rounds > 0 && aside(ground.here) ? [{ kind: 'descend' }] : []),
    ...(rounds > 0 ? goTo(outlook, aside) : []),
    ...(isFresh(ground.here) ? [{ kind: 'search', count: 10 }] : []),
    ...onwards,
    { kind: 'search', count: 10 },
  ];
}

/** Leaves a level that has no other way. */
export function goBack(outlook: Outlook): readonly Attempt[] {
  const { ground, view } = outlook;
  if (view.dungeonLevel <= 1) {
    return [];
  }
  return ground.terrain(ground.here) === 'stairs-up'
    ? [{ kind: 'ascend' }]
    : goTo(outlook, isGround(outlook, 'stairs-up'));
}

function isImpatient({ view, memory }: Outlook): boolean {
  return view.turn - memory.level.since > MOST_TRAINING;
}

function isStarving({ view }: Outlook): boolean {
  return ['hungry', 'weak', 'fainting'].includes(view.hero.hunger) && !hasFood(view);
}

function knowsWayDown(outlook: Outlook): boolean {
  const { ground } = outlook;
  const isDown = isGround(outlook, 'stairs-down');
  return isDown(ground.here) || goTo(outlook, isDown).length > 0;
}

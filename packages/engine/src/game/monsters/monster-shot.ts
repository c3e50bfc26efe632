// Missiles of monsters, which the hero may reflect. NetHack 3.6.7 src/mthrowu.c (m_throw, drop_throw); Crossfire
// types/common/projectile.c for the reflection.

import type { Creature } from '../../actors/index.ts';
import { fireRange, type LauncherKind } from '../../combat/index.ts';
import { type GameObject, launcherFacts, TYPE, weaponFacts } from '../../objects/index.ts';
import type { LevelMap } from '../../world/index.ts';
import type { MonsterShotView } from '../../worldrules/index.ts';
import { hurt } from '../body/harm.ts';
import { damageWall } from '../fixtures/walls.ts';
import { comeDown } from '../items/landing.ts';
import { takeOne } from '../items/monster-pack.ts';
import { mirroringGround, tellCourse } from '../magic/reflected-missile.ts';
import { courseAfter } from '../movement/missiles/missile-course.ts';
import { noticeShot } from '../movement/noticing.ts';
import { splitWhenStruck } from '../sides/splitting.ts';
import { heard, isHeard } from '../state/heard/hearing.ts';
import type { GameState } from '../state/state.ts';
import { trueFactsOf } from '../state/true-facts.ts';
import { aimsFrom, missileIn } from './monster-mind.ts';

/** Label of the draw whether a missile that hit breaks. */
const BREAKAGE = 'missile-breaks';

/** Shoots or throws one missile along a ray at the hero, past others that stand between. */
export function shootHero(state: GameState, monster: Creature, direction: number): void {
  const { level, hero, ruleset } = state;
  const { map } = level;
  const chance = state.luck('monsters');
  const missile = takeOne(state, monster, missileIn(monster.carried));
  state.logSeen('shot', monster, monster.id, missile.id);
  for (const witness of state.states) {
    if (witness.isOn(level) && witness.perceives(monster)) {
      noticeShot(witness, monster, missile);
    }
  }
  const from = aimsFrom(state, monster, hero.square);
  const squares = rayBetween(map, from, hero.square, direction);
  const range = rangeOf(state, monster);
  const course = courseAfter(chance, ruleset.slots, {
    ground: mirroringGround(state),
    missile: { from, towards: hero.square, range, level: monster.level, shooter: monster.id },
    first: { squares, met: hero.id, stoppedByWall: false },
  });
  tellCourse(state, course, missile);
  const { met, end, legs } = course;
  const steps = legs.reduce((sum, leg) => sum + leg.squares.length, 0);
  const damage =
    met === 0 ? 0 : shotDamage(state, { monster, missile, target: state.creature(met), steps });
  if (course.wall !== undefined) {
    hitWall(state, { monster, missile, steps }, course.wall);
  }
  const { times, of } = ruleset.slots.world.breakage.shotByMonsters;
  comeDown(state, missile, end, damage > 0 && chance.test(times, of, BREAKAGE));
}

/** The range of its launcher in grids, which counts for what is turned round: its aim is as far as it sees. */
function rangeOf({ ruleset }: GameState, { carried }: Creature): number {
  const { combat } = ruleset.slots;
  const launcher = carried.find(({ archetype }) => archetype.type === TYPE.launcher);
  const kind = launcher && (launcherFacts(launcher.archetype).kind as LauncherKind);
  return kind === undefined ? 0 : fireRange(combat, combat.missiles.launchers[kind].multiplier);
}

/** A missile that has come to a creature. */
interface Arrival {
  readonly monster: Creature;
  readonly missile: GameObject;
  readonly target: Creature;
  /** How many squares it has crossed. */
  readonly steps: number;
}

/** A missile that was turned round comes to a wall; one that can be torn down it wears down. */
function hitWall(
  state: GameState,
  { monster, missile, steps }: Omit<Arrival, 'target'>,
  square: number,
): void {
  const wall = state.level.fixtures.wallOn(square);
  if (wall === undefined) {
    return;
  }
  const damage = drawDamage(state, missile, steps, wall.thing.fact('armourClass'));
  if (damage === 0) {
    state.logSeen('fixture-missed', square, monster.id, wall.id);
  } else {
    damageWall(state, wall, damage, monster.id);
  }
}

/** The damage of a missile against an armour class, 0 for a miss. @param struck the game of the hero whom it reaches */
function drawDamage(
  state: GameState,
  missile: GameObject,
  distance: number,
  armourClass: number,
  struck?: GameState,
): number {
  const { bridges } = state.ruleset;
  const { dice, sides } = weaponFacts(missile.archetype);
  const view: MonsterShotView = {
    distance,
    dice: { count: dice, sides, bonus: 0 },
    toHit: missile.fact('toHit') + missile.fact('toHitBonus'),
    armourClass: bridges.descending(armourClass),
  };
  const damage = bridges.monsterShot(state.luck('monsters'), bridges, view);
  if (struck !== undefined && isHeard(struck)) {
    heard(struck, missile.archetype.name, {
      kind: 'taken',
      came: damage,
      rule: asked => asked.draw(bridges.monsterShot, bridges, view),
    });
  }
  return damage;
}

/** Strikes the target, or misses. @returns the damage, 0 for a miss */
function shotDamage(state: GameState, { monster, missile, target, steps }: Arrival): number {
  const own = state.of(target.id);
  const damage = drawDamage(state, missile, steps, trueFactsOf(state, target).armourClass, own);
  if (own === undefined) {
    strikeOther(state, monster, target, damage);
  } else {
    strikeFor(own, monster, damage);
  }
  return damage;
}

function strikeOther(state: GameState, monster: Creature, target: Creature, damage: number): void {
  if (damage === 0) {
    state.logSeen('missed', target, monster.id, target.id);
  } else {
    state.logSeen('hit', target, monster.id, target.id, damage, 0);
    hurt(state, target, damage, monster.id);
    splitWhenStruck(state, target);
  }
}

/** A monster strikes the hero, who feels it. @param damage 0 for a miss */
export function strikeFor(state: GameState, monster: Creature, damage: number): void {
  if (damage === 0) {
    state.logFelt('missed', monster.id, state.hero.id);
  } else {
    state.logFelt('hit', monster.id, state.hero.id, damage, 0);
    hurt(state, state.hero, damage, monster.id);
  }
}

/** The squares of a ray from its start (exclusive) to its end, which lies on it. */
function rayBetween(map: LevelMap, from: number, to: number, direction: number): number[] {
  const squares: number[] = [];
  for (let at = from; at !== to; ) {
    at = map.neighbour(at, direction);
    squares.push(at);
  }
  return squares;
}

// The hero's missiles: flight, hit, and breaking or landing. Angband 3.0.5 src/cmd2.c (do_cmd_fire,
// do_cmd_throw).

import { type Creature, targetView, train } from '../../../actors/index.ts';
import { HeardChance } from '../../../chance/index.ts';
import { type BreakageView, breaks, flyMissile, MISSED } from '../../../combat/index.ts';
import { type GameObject, kindOf, TYPE } from '../../../objects/index.ts';
import { directionTowards } from '../../../world/index.ts';
import { recoilOf } from '../../body/bonds/bond-rules.ts';
import { isBall, pulledAfter } from '../../body/bonds/chain.ts';
import { hurl } from '../../body/bonds/hurl.ts';
import { exerciseBy } from '../../body/exercise/exercise.ts';
import { hurt } from '../../body/harm.ts';
import { wake } from '../../body/relieve.ts';
import { catches } from '../../companions/feeding.ts';
import { abuse } from '../../companions/taming.ts';
import { damageWall } from '../../fixtures/walls.ts';
import { giveAway } from '../../forces/reveal.ts';
import { isPrecious } from '../../items/handled/precious.ts';
import { comeDown } from '../../items/landing.ts';
import { learnPart } from '../../items/learn-kind.ts';
import { takeOut } from '../../items/pack.ts';
import { learnByFlags } from '../../magic/learn-foe.ts';
import { mirroringGround, tellCourse } from '../../magic/reflected-missile.ts';
import { floats } from '../../movement/floating.ts';
import { gridsBetween } from '../../movement/missiles/flight.ts';
import { type MissileCourse, missileCourse } from '../../movement/missiles/missile-course.ts';
import { aimedSquare, directionTo, reeledDirection } from '../../movement/reeling.ts';
import { rememberMissile } from '../../movement/remembering.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { splitWhenStruck } from '../../sides/splitting.ts';
import { alarm } from '../../state/alarm.ts';
import { heard } from '../../state/heard/hearing.ts';
import { type GameState, seesWell } from '../../state/state.ts';
import { trueFactsOf } from '../../state/true-facts.ts';
import { hearMissile } from '../fighting/heard-blows.ts';
import { CriticalEar } from '../fighting/struck-blows.ts';
import { flightAt, heaveOf, isInRange, type MissilePlan } from './missile-plans.ts';

/** Shoots or throws one piece towards a square; refused if that is out of range. */
export function launchMissile(
  state: GameState,
  plan: MissilePlan,
  x: number,
  y: number,
): ActionResult {
  const { hero, level, ruleset } = state;
  const { map } = level;
  if (x >= map.width || y >= map.height || !isInRange(state, plan, map.square(x, y))) {
    return refuse('out-of-range');
  }
  giveAway(state);
  const _rules = ruleset.slots.combat;
  const towards = squareShotAt(state, map.square(x, y));
  const course = missileCourse(state.luck('combat'), ruleset.slots, {
    ground: mirroringGround(state),
    missile: {
      from: hero.square,
      towards,
      range: plan.range,
      level: state.sheet.level,
      shooter: hero.id,
    },
  });
  const letter = plan.pile.count === 1 ? state.sheet.inventory.letterOf(plan.pile.id) : '';
  const item = takeOut(state, plan.pile, 1);
  state.logFelt(plan.how, hero.id, item.id);
  tellCourse(state, course, item);
  const caught = course.met !== 0 && isCaught(state, course.met, item);
  if (caught) {
    return { cost: plan.cost };
  }
  const hit = course.met !== 0 && strike(state, plan, state.creature(course.met), course.grids);
  if (course.wall !== undefined) {
    strikeWall(state, plan, course.wall, course.grids);
  }
  if (hit) {
    learnMissile(state, plan.pile, item);
  }
  const landed = comeDown(state, item, course.end, breaksAt(state, plan, item, course, hit));
  if (landed !== undefined && state.sees(landed.square) && !isBall(item)) {
    rememberMissile(state, landed.pile.id, landed.square, letter);
  }
  pushBack(state, item, towards, course);
  return { cost: plan.cost };
}

/** The ball at his chain drags the hero after it; in the air anything else that he throws pushes him back. */
function pushBack(
  state: GameState,
  item: GameObject,
  towards: number,
  { legs }: MissileCourse,
): void {
  const { hero, level, ruleset, sheet } = state;
  const { map } = level;
  if (sheet.powers.chained === item.id) {
    pulledAfter(state, legs.at(-1)!.squares.at(-2) ?? hero.square);
    return;
  }
  if (hero.alive && floats(state)) {
    const direction = directionTowards(
      map.x(hero.square) - map.x(towards),
      map.y(hero.square) - map.y(towards),
    );
    const heave = { ...heaveOf(state, item), isBall: isBall(item) };
    const squares = recoilOf(ruleset.slots.world, heave);
    hurl(state, hero, { direction, squares, by: 0 });
  }
}

/** Whether what the hero throws is caught and eaten. */
function isCaught(state: GameState, met: number, item: GameObject): boolean {
  const isFood = item.archetype.type === TYPE.food && state.of(met) === undefined;
  return isFood && catches(state, state.creature(met), item);
}

/** A stunned or confused hero may shoot in any direction, just as he may stumble in any direction. */
function squareShotAt(state: GameState, square: number): number {
  return aimedSquare(
    state,
    square,
    reeledDirection(state, 'stumbling', directionTo(state, square)),
  );
}

/**
 * The missile meets a creature, which wakes whether it is hit or not.
 * @param grids how far it has flown
 * @returns whether it was hit
 */
function strike(state: GameState, plan: MissilePlan, target: Creature, grids: number): boolean {
  const { hero, ruleset } = state;
  const rules = ruleset.slots.combat;
  const view = targetView(trueFactsOf(state, target), seesWell(state, target));
  const ear = new CriticalEar();
  const luck = new HeardChance(state.luck('combat'), ear);
  const flight = flightAt(rules, plan, view, grids);
  const damage = flyMissile(luck, rules, flight);
  const critical = damage === MISSED ? 0 : ear.take();
  const came = { hit: damage !== MISSED, damage: Math.max(0, damage), critical };
  hearMissile(state, target, rules, flight, came);
  alarm(target);
  wake(target);
  if (damage === MISSED) {
    state.logSeen('missed', target, hero.id, target.id);
    return false;
  }
  // A hero who can't see the target hears a hit; a miss is silent.
  state.logFelt('hit', hero.id, target.id, damage, critical);
  if (view.visible) {
    learnByFlags(state, target, plan.missile.flags);
  }
  exerciseBy(state, 'missile-hits');
  practise(state, plan, damage);
  hurt(state, target, damage, hero.id);
  abuse(state, target);
  splitWhenStruck(state, target);
  return true;
}

/**
 * The missile comes to a wall. One that can be torn down it hits as it would a creature, and wears down. Crossfire
 * server/attack.c (hit_with_arrow).
 */
function strikeWall(state: GameState, plan: MissilePlan, square: number, grids: number): void {
  const { hero, level, ruleset } = state;
  const wall = level.fixtures.wallOn(square);
  if (wall === undefined) {
    return;
  }
  const rules = ruleset.slots.combat;
  const armourClass = wall.thing.fact('armourClass');
  const view = { armourClass, monsterFlags: [], visible: state.sees(square) };
  const flight = flightAt(rules, plan, view, grids);
  const damage = flyMissile(state.luck('combat'), rules, flight);
  if (damage === MISSED || damage <= 0) {
    state.logFelt('fixture-missed', hero.id, wall.id);
  } else {
    damageWall(state, wall, damage, hero.id);
  }
}

/** A hit reveals the powers of a missile's runes, for the rest of its pile as well. */
function learnMissile(state: GameState, pile: GameObject, item: GameObject): void {
  if (item.ego !== undefined && learnPart(state, item, 'ego')) {
    learnPart(state, pile, 'ego');
    state.logFelt('recognised', state.hero.id, item.id);
  }
}

/** A hit for more than 1 point trains the skill. NetHack 3.6.7 src/uhitm.c (hmon_hitmon). */
function practise(state: GameState, { skill }: MissilePlan, damage: number): void {
  if (damage > 1 && skill !== '' && train(state.ruleset, state.sheet, skill, 1)) {
    state.logFelt('skill-ready', state.hero.id);
  }
}

/** Whether it breaks at the end of its path: the last draw of a shot or throw. */
function breaksAt(
  state: GameState,
  { missile }: MissilePlan,
  item: GameObject,
  { met, stoppedByWall, end }: MissileCourse,
  hit: boolean,
): boolean {
  const { hero, level, ruleset, sheet } = state;
  const rules = ruleset.slots.combat;
  const view: BreakageView = {
    kind: missile.kind,
    artifact: isPrecious(item),
    reachedMonster: met !== 0,
    hit,
    stoppedByWall,
    distance: gridsBetween(rules, level.map, hero.square, end),
  };
  const isBroken = breaks(state.luck('combat'), rules, view);
  heard(
    state,
    item.archetype.name,
    {
      kind: 'missiles-kept',
      came: Number(!isBroken),
      rule: chance => Number(!breaks(chance, rules, view)),
    },
    // Nothing tells the hero whether a missile reached a creature that he doesn't see.
    sheet.lore.isIdentified(kindOf(item)) && (met === 0 || state.perceives(state.creature(met))),
  );
  return isBroken;
}

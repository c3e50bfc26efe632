// The ball and chain of a punished hero: they weigh, they are dragged, and they follow him. NetHack 3.6.7 src/read.c
// (punish, unpunish), src/ball.c (drag_ball, drag_down, ballfall, drop_ball).

import { burdenOf, formTraits, wornAt } from '../../../actors/index.ts';
import { type GameObject, makeObject } from '../../../objects/index.ts';
import { distance, type LevelMap, squaresTo } from '../../../world/index.ts';
import { bringOverLevels, leaveOn, moveOnFloor } from '../../items/floor.ts';
import { lookAtFloor, stepTo } from '../../movement/stepping.ts';
import { BOND_TELLINGS } from '../../protocol/feature-events.ts';
import type { GameState } from '../../state/state.ts';
import { hurt } from '../harm.ts';
import { relieveAndTell } from '../relieve.ts';
import { fallDamage, type Pull, pullOf, stairsDamage } from './bond-rules.ts';

/** The kind of ball; content without it knows no punishment. */
const BALL = 'iron_ball';

/** The fact of a ball that hangs at a chain: the id of the chained hero. */
const CHAINED = 'chained';

/** The ball to which a hero is chained. */
export interface Ball {
  readonly thing: GameObject;
  /** Where it lies; −1: he carries it. */
  readonly square: number;
}

/** The ball of the hero's chain, carried or on his level; undefined: he is free, or it is elsewhere. */
export function ballOf({ sheet, level }: GameState): Ball | undefined {
  const id = sheet.powers.chained;
  if (id === 0) {
    return undefined;
  }
  const carried = sheet.inventory.find(id);
  if (carried !== undefined) {
    return { thing: carried, square: -1 };
  }
  for (const [square, pile] of level.items) {
    const thing = pile.find(one => one.id === id);
    if (thing !== undefined) {
      return { thing, square };
    }
  }
  return undefined;
}

/** Whether a thing is an iron ball, chained or not. */
export function isBall({ archetype }: GameObject): boolean {
  return archetype.id === BALL;
}

function tell(
  state: GameState,
  telling: (typeof BOND_TELLINGS)[number],
  item = 0,
  damage = 0,
): void {
  state.logFelt('bond-told', state.hero.id, item, BOND_TELLINGS.indexOf(telling), damage);
}

/**
 * Chains the hero to a new ball at his feet, or makes his ball heavier. A form without a solid body slips off.
 * @param cursed what punishes him is cursed
 * @returns whether the content has a ball
 */
export function punish(state: GameState, cursed: boolean): boolean {
  const { content, ruleset, level, hero, sheet } = state;
  const kind = content.find(BALL);
  if (kind === undefined) {
    return false;
  }
  const { heavier } = ruleset.slots.world.punishment;
  const ball = ballOf(state);
  if (ball !== undefined) {
    const more = heavier.sure + (cursed ? heavier.cursed : 0);
    ball.thing.setFact('weight', ball.thing.weight + more);
    tell(state, 'heavier', ball.thing.id);
    return true;
  }
  const thing = makeObject(content, kind, () => state.newId());
  leaveOn(level, hero.square, [thing]);
  lookAtFloor(state);
  if (slipsOff(state)) {
    tell(state, 'slips-off', thing.id);
    return true;
  }
  thing.setFact(CHAINED, hero.id);
  sheet.powers.chained = thing.id;
  tell(state, 'chained', thing.id);
  return true;
}

function slipsOff({ sheet: { powers } }: GameState): boolean {
  const traits = powers.form && formTraits(powers.form.kind);
  return traits !== undefined && (traits.whirly || traits.noncorporeal);
}

/** The hero is free again; the ball stays where it is. @returns whether he was chained */
export function unchain(state: GameState, telling: 'opens' | 'slips-off' = 'opens'): boolean {
  const { powers } = state.sheet;
  if (powers.chained === 0) {
    return false;
  }
  const ball = ballOf(state);
  ball?.thing.dropOwn(CHAINED);
  powers.chained = 0;
  tell(state, telling, ball?.thing.id);
  return true;
}

/** A hero in a new body may be free. */
export function fitChain(state: GameState): void {
  if (slipsOff(state)) {
    unchain(state, 'slips-off');
  }
}

/** What the chain does to a step of the hero. */
export function pullTo(state: GameState, to: number): Pull {
  const ball = ballOf(state);
  if (ball === undefined || ball.square < 0) {
    return 'free';
  }
  const { ruleset, sheet, level } = state;
  return pullOf(ruleset.slots.world.punishment, {
    apart: distance(level.map, ball.square, to),
    burden: burdenOf(ruleset, sheet),
  });
}

/**
 * The ball follows a hero who has come to his square: dragged behind a step, else it is where he is. A chain without
 * its ball is gone. @param from his square before; −1: on another level
 */
export function ballFollows(state: GameState, from: number): void {
  const { hero, level, ruleset, sheet } = state;
  const { map } = level;
  const ball = ballOf(state) ?? arrived(state, sheet.powers.chained);
  if (ball === undefined) {
    unchain(state);
    return;
  }
  const { chain } = ruleset.slots.world.punishment;
  if (ball.square < 0 || distance(map, ball.square, hero.square) <= chain) {
    return;
  }
  const isStep = from >= 0 && distance(map, from, hero.square) <= 1;
  const to = isStep ? behind(map, ball.square, hero.square, chain) : hero.square;
  moveOnFloor(state, ball.square, to, ball.thing);
  // He feels where it is: it isn't remembered where it lay, and it is where he can't see it.
  state.memory.thingMoved(ball.square, to, ball.thing);
  lookAtFloor(state);
}

/** The ball comes after the hero from the level that he has left. */
function arrived(state: GameState, id: number): Ball | undefined {
  const thing = bringOverLevels(state, id, state.hero.square);
  lookAtFloor(state);
  return thing && { thing, square: state.hero.square };
}

/** The first open square from the ball towards the hero from which the chain reaches him. */
function behind(map: LevelMap, ball: number, hero: number, chain: number): number {
  const open = (square: number) =>
    distance(map, square, hero) <= chain && map.openToEffects(square);
  return squaresTo(map, ball, hero).find(open) ?? hero;
}

/** The ball that the hero has thrown drags him after it. @param beside the last square before that of its landing */
export function pulledAfter(state: GameState, beside: number): void {
  const { hero, level, sheet } = state;
  if (hero.square === beside || level.map.occupant[beside] !== 0) {
    return;
  }
  if (sheet.conditions.has('trapped')) {
    relieveAndTell(state, 'trapped');
  }
  tell(state, 'drags-along', sheet.powers.chained);
  stepTo(state, beside);
}

/** A chained hero takes stairs down. */
export function goDownChained(state: GameState): void {
  const { hero, sheet, ruleset } = state;
  if (sheet.powers.chained === 0) {
    return;
  }
  const damage = stairsDamage(state.luck('punishment'), ruleset.slots.world.punishment);
  if (damage > 0) {
    tell(state, 'drags-down', sheet.powers.chained, damage);
    hurt(state, hero, damage, 0, 'an iron ball on the stairs');
  }
}

/** Whether the ball of a hero may fall on him when the floor opens: it lies beside him. */
export function ballHangsOver(state: GameState): boolean {
  const ball = ballOf(state);
  return ball !== undefined && ball.square >= 0 && ball.square !== state.hero.square;
}

/** The ball comes down after a hero who has fallen through a hole. */
export function fallUnderBall(state: GameState): void {
  const { hero, sheet, ruleset } = state;
  const helmet = (wornAt(sheet, 'helmet')?.fact('metallic') ?? 0) !== 0;
  const rules = ruleset.slots.world.punishment;
  const damage = fallDamage(state.luck('punishment'), rules, helmet);
  if (damage > 0) {
    tell(state, helmet ? 'falls-on-helmet' : 'falls-on', sheet.powers.chained, damage);
    hurt(state, hero, damage, 0, 'an iron ball');
  }
}

/** The hero feels guilty, and nothing else: a punishment that spares him. */
export function feelGuilty(state: GameState): void {
  tell(state, 'guilty');
}

/** The chain holds back a hero who is about to fly. @returns whether it does */
export function tugs(state: GameState): boolean {
  const ball = ballOf(state);
  if (ball === undefined || ball.square < 0) {
    return false;
  }
  tell(state, 'tug', ball.thing.id);
  return true;
}

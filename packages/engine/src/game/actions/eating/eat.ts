// Eating: one bite per move until the food is eaten, the hero is interrupted, or he is full. Leftovers keep
// their nutrition and can be eaten later. NetHack 3.6.7 src/eat.c (doeat, start_eating, eatfood, bite,
// lesshungry, choke).

import { hungerOf, swallow } from '../../../actors/index.ts';
import { floorDiv, truncDiv } from '../../../integers/index.ts';
import { beatitudeOf, type GameObject, slotOf, TYPE, textOf } from '../../../objects/index.ts';
import { endGame } from '../../body/ending.ts';
import { holdHero } from '../../body/helpless.ts';
import { eatTime } from '../../body/nutrition.ts';
import { quicken } from '../../body/quickness.ts';
import { digestMetal, eatsMetal } from '../../forms/eating-metal.ts';
import { layDown, takeFromFloor } from '../../items/floor.ts';
import { monsterIn } from '../../items/handled/flesh.ts';
import { joining, take, takeOut } from '../../items/pack.ts';
import { floats } from '../../movement/floating.ts';
import { lookAtFloor } from '../../movement/stepping.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { countMeal } from '../../state/conducts.ts';
import type { GameState } from '../../state/state.ts';
import { Watch } from '../../turn/alertness.ts';
import { passTime } from '../../turn/turns.ts';
import { digestFlesh, endsAtFirstBite } from './eat-flesh.ts';
import { tasteRot } from './rotten.ts';

/** A meal in progress. */
interface Meal {
  readonly piece: GameObject;
  /** Nutrition per bite; the remainder is lost. */
  readonly bite: number;
  readonly bites: number;
  /** The hero was satiated at the start: only then can he choke. */
  readonly satiated: boolean;
}

/** Eats one piece of a carried item, or of one underfoot. */
export function eat(state: GameState, itemId: number): ActionResult {
  const { sheet, level, hero } = state;
  const { square } = hero;
  const carried = sheet.inventory.find(itemId);
  const food = carried ?? level.items.get(square)?.find(({ id }) => id === itemId);
  if (food === undefined) {
    return refuse('unknown-item');
  }
  const isMetal = food.archetype.type !== TYPE.food && eatsMetal(state, food);
  if (food.archetype.type !== TYPE.food && !isMetal) {
    return refuse('not-edible');
  }
  if (carried === undefined && floats(state)) {
    return refuse('levitating');
  }
  countMeal(state, food, monsterIn(state, food));
  if (isMetal) {
    return eatMetal(state, food, carried === undefined);
  }
  const piece =
    carried === undefined ? takeFromFloor(state, square, food, 1) : takeOut(state, food, 1);
  if (beatitudeOf(piece) === 'cursed' && tasteRot(state, piece)) {
    const rest = piece.fact('nutritionLeft');
    const kept = keepRest(state, piece, rest, carried ? -1 : square);
    state.logFelt('meal-interrupted', hero.id, kept);
    return { cost: state.ruleset.bridges.beats.move };
  }
  if (piece.fact('nutritionLeft') === 0 && endsAtFirstBite(state, piece)) {
    state.scratch.usedUp.set(piece.id, piece);
    lookAtFloor(state);
    return { cost: state.ruleset.bridges.beats.move };
  }
  const left = consume(state, mealOf(state, piece));
  if (state.ending === undefined && left > 0) {
    state.logFelt('meal-interrupted', hero.id, keepRest(state, piece, left, carried ? -1 : square));
  } else {
    state.scratch.usedUp.set(piece.id, piece);
  }
  lookAtFloor(state);
  return { cost: 0 };
}

/** Metal is one bite, which takes a move. What is worn or stuck to the hand can't be eaten. */
function eatMetal(state: GameState, item: GameObject, isOnFloor: boolean): ActionResult {
  const { hero, sheet, ruleset } = state;
  const slot = slotOf(sheet.equipment, item.id);
  if (!isOnFloor && slot !== undefined && slot !== 'weapon') {
    return refuse('worn');
  }
  if (slot === 'weapon' && beatitudeOf(item) === 'cursed') {
    return refuse('cursed');
  }
  const piece = isOnFloor ? takeFromFloor(state, hero.square, item, 1) : takeOut(state, item, 1);
  state.scratch.usedUp.set(piece.id, piece);
  digestMetal(state, piece);
  lookAtFloor(state);
  return { cost: ruleset.bridges.beats.move };
}

/** Source: NetHack 3.6.7 src/eat.c (doeat): leftovers take their share of the time. */
function mealOf({ sheet, ruleset }: GameState, piece: GameObject): Meal {
  const whole = piece.fact('nutrition');
  const left = piece.fact('nutritionLeft') || whole;
  const delay = piece.fact('delay');
  // Food without nutrition is one bite.
  const bites = whole === 0 ? 1 : Math.max(1, floorDiv(2 * delay * left + whole, 2 * whole));
  const satiated = hungerOf(ruleset.slots.world.hunger, sheet.nutrition) === 'satiated';
  return { piece, bite: truncDiv(left, bites), bites, satiated };
}

/**
 * Takes bites until the meal is over, one move each, plus one for meals of several bites. A hero who was
 * satiated stops when it becomes hard to swallow, and may continue by another command, where NetHack asks.
 * @returns nutrition left over, 0 if all is eaten
 */
function consume(state: GameState, meal: Meal): number {
  const watch = new Watch(state);
  const { beats } = state.ruleset.bridges;
  let warned = false;
  for (let taken = 1; ; taken++) {
    const bite = takeBite(state, meal);
    const left = meal.bite * (meal.bites - taken);
    if (bite === 'hard' && !warned) {
      warned = true;
      state.logFelt('hard-to-swallow', state.hero.id, meal.piece.id);
    }
    if (bite !== 'choked') {
      passTime(state, beats.move);
    }
    const full = bite === 'hard' && meal.satiated && left > 0;
    const stops = full || bite === 'choked' || bite === 'vomited';
    if (stops || left === 0 || watch.disturbed()) {
      if (left === 0 && !stops) {
        finish(state, meal);
      }
      return left;
    }
  }
}

function finish(state: GameState, { piece, bites }: Meal): void {
  if (bites > 1 && state.ending === undefined) {
    passTime(state, state.ruleset.bridges.beats.move);
  }
  if (state.ending === undefined) {
    state.logFelt('eaten', state.hero.id, piece.id);
    digestFlesh(state, piece);
    if (textOf(piece.archetype, 'ruleKind') === QUANTUM_MECHANIC) {
      quicken(state, QUANTUM_MECHANIC);
    }
  }
}

/** What gives speed to eaters without it, and takes it from others. NetHack 3.6.7 src/eat.c (cpostfx). */
const QUANTUM_MECHANIC = 'quantum-mechanic';

/** The result of a bite. */
type Bite = 'swallowed' | 'hard' | 'vomited' | 'choked';

function takeBite(state: GameState, { piece, bite, satiated }: Meal): Bite {
  const { sheet, hero } = state;
  const { hunger } = state.ruleset.slots.world;
  const before = sheet.nutrition;
  const came = swallow(state.luck('hunger'), hunger, before, bite, satiated);
  eatTime(state, before - came.nutrition);
  switch (came.kind) {
    case 'swallowed':
      return came.hardToSwallow ? 'hard' : 'swallowed';
    case 'vomited':
      state.logFelt('vomited', hero.id, piece.id);
      holdHero(state, 'vomiting', hunger.vomiting.turns);
      return 'vomited';
    case 'choked': {
      state.logFelt('choked', hero.id, piece.id);
      const killer = `choking on ${piece.name}`;
      endGame(state, { kind: 'died', killer });
      return 'choked';
    }
  }
}

/** Puts leftovers back. @param square where it lay, −1 for the pack @returns its id */
function keepRest(state: GameState, piece: GameObject, left: number, square: number): number {
  piece.setFact('nutritionLeft', left);
  if (square < 0 && state.sheet.inventory.hasRoomFor(piece, joining(state))) {
    return take(state, piece).id;
  }
  layDown(state, square < 0 ? state.hero.square : square, piece);
  return piece.id;
}

// A new hero joins a shared world while it is played.

import { Creature } from '../../actors/index.ts';
import { UsageError } from '../../errors/index.ts';
import { beginWithPet } from '../companions/beginning.ts';
import { freeSquareNear } from '../dungeon/placing.ts';
import { knowKit } from '../items/known-kit.ts';
import { squareOf } from '../movement/change-level.ts';
import { occupy } from '../movement/relocate.ts';
import { lookAround } from '../movement/stepping.ts';
import { type Companion, MOST_SEATS } from '../protocol/performed.ts';
import { GameState } from '../state/state.ts';
import { seated } from './assemble.ts';
import { beginSeat, checkGod, checkHero, composedHero, makeSeated } from './new-seat.ts';

/** The key of the level on which heroes begin. */
const FIRST_LEVEL = 1;

/**
 * Throws a UsageError unless a hero with these choices can join the world: it is shared and not full, and no hero of
 * it has the name.
 */
function checkJoining({ world, states }: GameState, hero: Companion): void {
  if (world.start.shared !== true) {
    throw new UsageError('kind', 'join', 'a command: nobody can join this world');
  }
  if (states.length >= MOST_SEATS) {
    throw new UsageError('seats', states.length + 1, `at most ${MOST_SEATS} heroes in a world`);
  }
  checkHero(world.ruleset, hero);
  checkGod(world.content, hero);
  const { heroName } = composedHero(hero);
  if (states.some(({ sheet }) => isSameName(sheet.name, heroName))) {
    throw new UsageError('heroName', heroName, 'a name that no hero of this world has');
  }
}

/** Whether two names of heroes count as one: upper and lower case don't matter. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * A hero joins a shared world at the entrance of its first level. Others in sight see him come.
 * @returns the game as he has it
 * @throws UsageError when he can't join, or there is no free square at the entrance
 */
export function joinWorld(state: GameState, wish: Companion): GameState {
  checkJoining(state, wish);
  const { world, states, content, ruleset } = state;
  const plan = composedHero(wish);
  const number = states.length;
  const level = world.levels.get(FIRST_LEVEL)!;
  const square = freeSquareNear(level.map, squareOf(level.map, 'stairs-up'));
  if (square < 0) {
    throw new UsageError('kind', 'join', 'free ground at the entrance; there is none now');
  }
  const nextId = () => state.newId();
  const making = { content, ruleset, streams: world.streams, nextId };
  const { sheet, hitPoints } = makeSeated(making, plan, `-${number}`);
  sheet.lore = states[0]!.sheet.lore.fresh();
  knowKit(sheet, content);
  const kind = content.archetype(`role_${plan.role}`);
  const hero = new Creature(state.newId(), kind, square, hitPoints);
  const seat = world.seat(plan, { hero, sheet, depth: FIRST_LEVEL, conducts: {} });
  const own = seated(new GameState(world, seat, states));
  (states as GameState[]).push(own);
  occupy(level, hero, square);
  if (world.start.pet !== undefined) {
    beginWithPet(own, world.start.pet);
  }
  lookAround(own);
  beginSeat(own, plan);
  return own;
}

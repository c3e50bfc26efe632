// Hit points that come back by themselves while a fight goes on, by the rules of play: to the hero, and to enemies by
// forces that he has noticed.

import {
  forceRegeneration,
  hitPointsOfTurn,
  mendingView,
  poolsByObject,
} from '../../../actors/index.ts';
import { Distribution, type Enumerator } from '../../../chance/index.ts';
import { poolAfterTicks, recoveryLimit } from '../../../spellcraft/index.ts';
import { noticedForces } from '../../forces/noticed.ts';
import type { GameState } from '../../state/state.ts';
import { TICKS_PER_TURN } from '../../state/world.ts';
import { heroPaceOf } from './hero-pace.ts';

/** Hit points that come back to the hero. */
export interface KnownMending {
  /** They come back up to this many. */
  readonly upTo: number;
  /** Those of each of his next moves. */
  readonly points: readonly Distribution[];
}

/** The time of the hero's next moves. A fast hero's moves have a turn only now and then. */
export interface TurnsAhead {
  /** The numbers of the turns that begin in each move. */
  readonly begun: readonly (readonly number[])[];
  /** The ticks of each move, as a range of ticks from now: after the first, up to the second. */
  readonly ticks: readonly (readonly [from: number, to: number])[];
}

/**
 * The time of the hero's next moves.
 * @param moves how many moves, 1 or more
 * @param price time of the first one, in moves, 1 or more
 */
export function turnsAhead(
  state: GameState,
  ask: Enumerator,
  moves: number,
  price: number,
): TurnsAhead {
  const { pointsPerMove } = state.ruleset.slots.speed.time;
  const pace = heroPaceOf(state, ask);
  const { turn: now } = state.clock;
  /** Whole parts of turns that end within each move. */
  const parts = (ofTurn: number): [from: number, to: number][] => {
    const until = (moved: number) => Math.floor((ofTurn * pointsPerMove * moved) / pace);
    return Array.from({ length: moves }, (_, move) => [
      move === 0 ? 0 : until(price + move - 1),
      until(price + move),
    ]);
  };
  const begun = parts(1).map(([from, to]) =>
    Array.from({ length: to - from }, (_, turn) => now + from + turn + 1),
  );
  return { begun, ticks: parts(TICKS_PER_TURN) };
}

/** Hit points that come back to the hero in his next moves. */
export function knownMending(state: GameState, ask: Enumerator, ahead: TurnsAhead): KnownMending {
  return poolsByObject(state.ruleset)
    ? mendingByTick(state, ask, ahead)
    : mendingByTurn(state, ask, ahead);
}

function mendingByTurn(
  { ruleset, sheet, hero }: GameState,
  ask: Enumerator,
  { begun }: TurnsAhead,
): KnownMending {
  const points = begun.map(turns =>
    turns
      .map(turn => ask.askNumber(hitPointsOfTurn, ruleset, mendingView(sheet, turn)))
      .reduce((sum, more) => sum.plus(more), Distribution.certain(0)),
  );
  return { upTo: hero.maxHitPoints, points };
}

/** His wait for the next point is his own, like the turn of a hero by the other rules. */
function mendingByTick(
  { ruleset, sheet, hero }: GameState,
  ask: Enumerator,
  { ticks }: TurnsAhead,
): KnownMending {
  const { spells } = ruleset.slots;
  const { craft } = sheet.worn;
  const most = ticks.at(-1)![1];
  const { list } = ask.ask(poolAfterTicks, spells, {
    pool: 'hitPoints',
    wait: sheet.powers.pools.running.hitPoints.wait,
    // So low that no point is missed for want of room: whether there is room shows in the fight.
    points: -most,
    max: hero.maxHitPoints,
    gen: craft.genHitPoints,
    armour: craft.armour,
    // He fights, and what points cost doesn't matter.
    ...{ held: false, resting: false, digestion: 0, food: 0, ticks: most },
  });
  const { gains } = list[0]!.value;
  return {
    upTo: recoveryLimit(spells, 'hitPoints', hero.maxHitPoints),
    points: ticks.map(([from, to]) =>
      Distribution.certain(gains.filter(tick => tick > from && tick <= to).length),
    ),
  };
}

/**
 * Hit points that noticed forces bring back to a creature in each of the hero's next moves; empty: none.
 * @param id of a creature on his level
 */
export function knownMendingOf(
  state: GameState,
  id: number,
  { begun }: TurnsAhead,
): readonly number[] {
  const creature = state.level.creatures.find(id);
  const forces = creature && noticedForces(state, creature);
  return forces === undefined || forces.regeneration === 0
    ? []
    : begun.map(turns =>
        turns.reduce(
          (sum, turn) => sum + Math.max(0, forceRegeneration(state.ruleset, forces, turn)),
          0,
        ),
      );
}

// The chance to be dead after each of the next moves: exact where the fight is small, else from many played fights,
// with the interval in which the exact chance lies 19 times in 20.

import {
  type Chance,
  type Distribution,
  Enumerator,
  Generator,
  PlayedChance,
} from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { fightOn } from './fight-on.ts';
import type { FightFoe, FightView, FoeNature } from './fight-view.ts';
import { type PreparedFight, prepareFight } from './prepared-fight.ts';

/** The chance to be dead after a number of moves. */
export interface SurvivalOdds {
  /** 0…1: after 1 move, 2 moves and so on; never falls. */
  readonly dead: readonly number[];
  /** Bounds of each of them; equal to it where it is exact. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** Fights that were played; 0: all of it is exact. */
  readonly played: number;
}

/** Most moves that are looked ahead. */
export const MOST_MOVES_AHEAD = 20;

/** Fights that are played where enumerating them all would take too long. */
const FIGHTS = 2000;

/** Branches up to which fights are enumerated. */
const FEW_BRANCHES = 20_000;

/** Every question is asked with the same luck, which is none of the game's: equal fights have equal answers. */
const SEED = 0x5eed;

/** Standard deviations of an interval of 95 %. */
const DEVIATIONS = 1.96;

/**
 * The chance to be dead after each of the next moves.
 * @param moves 1…20
 * @throws UsageError for another number of moves
 */
export function survivalOdds(view: FightView, moves: number): SurvivalOdds {
  if (!Number.isInteger(moves) || moves < 1 || moves > MOST_MOVES_AHEAD) {
    throw new UsageError('moves', moves, `an integer from 1 to ${MOST_MOVES_AHEAD}`);
  }
  const safe = safeMoves(view, moves);
  if (safe === moves) {
    return exactly(new Array<number>(moves).fill(0));
  }
  const fight = prepareFight(view);
  if (branchesOf(view, moves) <= FEW_BRANCHES) {
    return exactly(enumerated(fight, moves));
  }
  return played(fight, moves, safe);
}

function exactly(dead: readonly number[]): SurvivalOdds {
  return { dead, least: dead, most: dead, played: 0 };
}

/** Moves through which the hero lives even if everything goes against him and no hit point comes back. */
function safeMoves({ hitPoints, losses, foes }: FightView, moves: number): number {
  let left = hitPoints;
  for (let move = 0; move < moves; move++) {
    left -= losses.length === 0 ? 0 : losses[Math.min(move, losses.length - 1)]!;
    for (const foe of foes) {
      left -= foe.moves[move === 0 ? 0 : 1].max * worstOf(foe);
    }
    if (left < 0) {
      return move;
    }
  }
  return moves;
}

function worstOf({ natures }: FightFoe): number {
  return Math.max(
    ...natures.map(({ damage, casts, shots }) =>
      Math.max(damage.max, shots?.max ?? 0, ...casts.map(({ damage: hurts }) => hurts.max)),
    ),
  );
}

/** About how many branches all courses of a fight have; equal ones are counted once in each move. */
function branchesOf({ hitPoints, spare, foes, mending, growth }: FightView, moves: number): number {
  const courses = foes.reduce(
    (product, foe) =>
      product * foe.natures.length * (foe.hitPoints.max + 1) * ((foe.missiles ?? 0) + 1),
    spare.reduce((sum, life) => sum + life.hitPoints + 1, hitPoints + 1),
  );
  const mended = Math.max(1, ...mending.points.map(sizeOf));
  const branches = foes.reduce(
    (product, foe) => {
      const outcomes = Math.max(...foe.natures.map(outcomesOf));
      return product * sizeOf(foe.struck) * outcomes ** foe.moves[1].max;
    },
    mended * (growth === undefined ? 1 : sizeOf(growth.points)),
  );
  return courses * branches * moves;
}

/** In how many ways one move of a foe may come out. */
function outcomesOf({ traits, damage, casts, shots }: FoeNature): number {
  const steps = traits.erraticOneIn > 0 ? DIRECTIONS : 0;
  const spells = casts.reduce((sum, { damage: hurts }) => sum + sizeOf(hurts), 0);
  return sizeOf(damage) + spells + (shots === undefined ? 0 : sizeOf(shots)) + steps;
}

const DIRECTIONS = 8;

function sizeOf({ probabilities }: Distribution): number {
  return probabilities.length;
}

function enumerated(fight: PreparedFight, moves: number): number[] {
  const { list } = new Enumerator().ask(
    (chance: Chance, asked: PreparedFight) => fightOn(chance, asked, moves),
    fight,
    undefined,
  );
  const shares = new Array<number>(moves + 1).fill(0);
  for (const { value, probability } of list) {
    shares[value]! += probability;
  }
  return summed(shares, 1);
}

function played(fight: PreparedFight, moves: number, safe: number): SurvivalOdds {
  const chance = new PlayedChance(new Generator(SEED));
  const deaths = new Array<number>(moves + 1).fill(0);
  for (let time = 0; time < FIGHTS; time++) {
    deaths[fightOn(chance, fight, moves)]!++;
  }
  const dead = summed(deaths, FIGHTS);
  const bounds = dead.map((share, move) => (move < safe ? [0, 0] : interval(share)));
  return {
    dead,
    least: bounds.map(([least]) => least!),
    most: bounds.map(([, most]) => most!),
    played: FIGHTS,
  };
}

/** Shares of the moves 1, 2 and so on, each with those before it. */
function summed(counts: readonly number[], of: number): number[] {
  let sum = 0;
  return counts.slice(1).map(count => {
    sum += count;
    return Math.min(1, sum / of);
  });
}

/** Wilson's interval of a share of the played fights. */
function interval(share: number): readonly [least: number, most: number] {
  const square = DEVIATIONS ** 2 / FIGHTS;
  const middle = (share + square / 2) / (1 + square);
  const half =
    (DEVIATIONS / (1 + square)) * Math.sqrt((share * (1 - share)) / FIGHTS + square / (4 * FIGHTS));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

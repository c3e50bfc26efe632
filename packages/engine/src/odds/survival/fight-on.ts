// The rule of a fight that goes on: the hero makes his first act, then stands and strikes what is beside him, while
// every foe in sight comes at him. Written once: enumerated where it is small, played many times otherwise.

import type { Chance, Distribution } from '../../chance/index.ts';
import type { FightFoe, FightView, FoeNature } from './fight-view.ts';

/** What can be drawn from a distribution: integer weights of the values from `start`. */
interface DrawTable {
  readonly start: number;
  readonly weights: readonly number[];
}

/** One nature of a foe, ready for draws. */
interface NatureTables {
  readonly damage: DrawTable;
  readonly afar:
    | { readonly oneIn: number; readonly reach: number; readonly damage: DrawTable }
    | undefined;
}

/** A foe, ready for draws. */
interface FoeTables {
  readonly foe: FightFoe;
  readonly hitPoints: DrawTable;
  readonly struck: DrawTable;
  readonly moves: readonly [first: DrawTable, later: DrawTable];
  readonly natures: readonly NatureTables[];
  readonly natureWeights: readonly number[];
}

/** A fight, ready for draws. */
export interface PreparedFight {
  readonly view: FightView;
  readonly foes: readonly FoeTables[];
  /** What the first act does to each foe, by index. */
  readonly harm: readonly (DrawTable | undefined)[];
}

/** Integer weights are this fine: probabilities are off by less than a billionth. */
const WEIGHT_OF_ONE = 1_000_000_000;

/** Makes a fight ready for draws. */
export function prepareFight(view: FightView): PreparedFight {
  const { act } = view;
  const harmed = act.kind === 'harm' ? new Map(act.damage) : new Map<number, Distribution>();
  return {
    view,
    foes: view.foes.map(foe => ({
      foe,
      hitPoints: tableOf(foe.hitPoints),
      struck: tableOf(foe.struck),
      moves: [tableOf(foe.moves[0]), tableOf(foe.moves[1])],
      natures: foe.natures.map(natureOf),
      natureWeights: foe.natures.map(({ probability }) => weightOf(probability)),
    })),
    harm: view.foes.map((_, index) => {
      const damage = harmed.get(index);
      return damage && tableOf(damage);
    }),
  };
}

function natureOf({ damage, afar }: FoeNature): NatureTables {
  return {
    damage: tableOf(damage),
    afar: afar && { ...afar, damage: tableOf(afar.damage) },
  };
}

function tableOf({ start, probabilities }: Distribution): DrawTable {
  return { start, weights: Array.from(probabilities, weightOf) };
}

/** What is possible keeps a weight. */
function weightOf(probability: number): number {
  return probability === 0 ? 0 : Math.max(1, Math.round(probability * WEIGHT_OF_ONE));
}

function drawn(chance: Chance, { start, weights }: DrawTable): number {
  return weights.length === 1 ? start : start + chance.pick(weights);
}

/** One foe in the course of a fight. */
type FoeAt = readonly [hitPoints: number, square: number, nature: number, awake: number];

/** The course of a fight so far. A plain object: equal ones are one. */
interface FightAt {
  /** Moves of the hero that are over. */
  readonly moves: number;
  /** Below 0: he is dead. */
  readonly hitPoints: number;
  readonly foes: readonly FoeAt[];
}

/** The hit points of a foe that is dead. */
const DEAD = -1;

/**
 * The move of the hero after which he is dead, from 1; 0: he lives through all of them.
 * @param moves how many of his moves are looked at, 1 or more
 */
export function fightOn(chance: Chance, fight: PreparedFight, moves: number): number {
  const { view } = fight;
  const begun: FightAt = {
    moves: 0,
    hitPoints: view.hitPoints,
    foes: fight.foes.map(tables => [
      drawn(chance, tables.hitPoints),
      tables.foe.square,
      tables.natures.length === 1 ? 0 : chance.pick(tables.natureWeights),
      tables.foe.still === undefined ? 1 : 0,
    ]),
  };
  const ended = chance.fold(moves, begun, (luck, at) => fightMove(luck, fight, at), isDead);
  return ended.hitPoints < 0 ? ended.moves : 0;
}

function isDead({ hitPoints }: FightAt): boolean {
  return hitPoints < 0;
}

/** A foe that moves, kept in one record while a move is worked out. */
type MovingFoe = [hitPoints: number, square: number, nature: number, awake: number];

/** One move of the hero, and all moves of the foes before his next one. */
function fightMove(chance: Chance, fight: PreparedFight, at: FightAt): FightAt {
  const { view } = fight;
  const foes = at.foes.map(foe => [...foe] as MovingFoe);
  heroActs(chance, fight, at.moves, foes);
  const { losses } = view;
  let hitPoints =
    at.hitPoints - (losses.length === 0 ? 0 : losses[Math.min(at.moves, losses.length - 1)]!);
  for (let index = 0; index < foes.length && hitPoints >= 0; index++) {
    const foe = foes[index]!;
    if (foe[0] < 0) {
      continue;
    }
    const tables = fight.foes[index]!;
    const times = drawn(chance, tables.moves[at.moves === 0 ? 0 : 1]);
    for (let time = 0; time < times && hitPoints >= 0; time++) {
      hitPoints -= foeActs(chance, view, tables, foe, foes);
    }
  }
  // All that is past is one: who is dead needs no foes any more.
  return hitPoints < 0
    ? { moves: at.moves + 1, hitPoints: -1, foes: [] }
    : { moves: at.moves + 1, hitPoints, foes };
}

function heroActs(
  chance: Chance,
  { view, foes: tables, harm }: PreparedFight,
  move: number,
  foes: MovingFoe[],
): void {
  const { act, ground } = view;
  if (act.kind === 'passive' && move < act.moves) {
    return;
  }
  if (act.kind === 'harm' && move === 0) {
    for (let index = 0; index < foes.length; index++) {
      const table = harm[index];
      if (table !== undefined) {
        hurtFoe(foes[index]!, drawn(chance, table));
      }
    }
    return;
  }
  const chosen = act.kind === 'strike' && move === 0 ? act.foe : -1;
  const target = chosen >= 0 ? chosen : foes.findIndex(foe => isBeside(ground, foe));
  if (target >= 0) {
    hurtFoe(foes[target]!, drawn(chance, tables[target]!.struck));
  }
}

function isBeside(ground: FightView['ground'], [hitPoints, square]: MovingFoe): boolean {
  return hitPoints >= 0 && ground.steps(square) === 1;
}

/** Harm wakes a sleeper. */
function hurtFoe(foe: MovingFoe, damage: number): void {
  if (damage > 0) {
    foe[0] = Math.max(DEAD, foe[0] - damage);
    foe[3] = 1;
  }
}

/** One move of a foe. @returns the damage that it does to the hero */
function foeActs(
  chance: Chance,
  view: FightView,
  { foe: { still, stays }, natures }: FoeTables,
  foe: MovingFoe,
  foes: readonly MovingFoe[],
): number {
  if (foe[3] === 0) {
    const wakes = still !== undefined && still.wakesOneIn > 0 && chance.test(1, still.wakesOneIn);
    foe[3] = wakes ? 1 : 0;
    return 0;
  }
  const { ground } = view;
  const { damage, afar } = natures[foe[2]]!;
  const steps = ground.steps(foe[1]);
  const reaches =
    afar !== undefined && (steps === 1 || (steps <= afar.reach && ground.sees(foe[1])));
  if (reaches && chance.test(1, afar.oneIn)) {
    return drawn(chance, afar.damage);
  }
  if (steps === 1) {
    return drawn(chance, damage);
  }
  if (!stays && steps > 1) {
    foe[1] = nearer(ground, foe[1], steps, foes);
  }
  return 0;
}

/** A free adjacent square that is nearer to the hero, or else one that is as near; its own if there is none. */
function nearer(
  { steps, offsets }: FightView['ground'],
  square: number,
  now: number,
  foes: readonly MovingFoe[],
): number {
  let beside = square;
  for (let direction = 1; direction <= 8; direction++) {
    const next = square + offsets[direction]!;
    const there = steps(next);
    if (there > 0 && there <= now && !foes.some(other => other[0] >= 0 && other[1] === next)) {
      if (there < now) {
        return next;
      }
      beside = beside === square ? next : beside;
    }
  }
  return beside;
}

// The rule of a fight that goes on: the hero makes his first act, then stands and strikes what is beside him, while
// every foe in sight does what its mind decides. Written once: enumerated where it is small, played many times
// otherwise.

import type { Chance } from '../../chance/index.ts';
import { drawn } from './draw-table.ts';
import type { FightFoe, FightView } from './fight-view.ts';
import { foeActs, foeRecovers, type MovingFoe } from './foe-acts.ts';
import type { PreparedFight } from './prepared-fight.ts';

/** The course of a fight so far. A plain object: equal ones are one. */
interface FightAt {
  /** Moves of the hero that are over. */
  readonly moves: number;
  /** Below 0: he is dead. */
  readonly hitPoints: number;
  /** Lives that have ended before the present one. */
  readonly lives: number;
  readonly foes: readonly Readonly<MovingFoe>[];
  /** Experience by kills, as long as it brings no level. */
  readonly learnt: number;
  /** Hit points that a new level has brought; 0: none was gained. */
  readonly grown: number;
}

/** The hit points of a foe that is dead. */
const DEAD = -1;

/**
 * The move of the hero after which he is dead, from 1; 0: he lives through all of them.
 * @param moves how many of his moves are looked at, 1 or more
 */
export function fightOn(chance: Chance, fight: PreparedFight, moves: number): number {
  const begun: FightAt = {
    moves: 0,
    hitPoints: fight.view.hitPoints,
    ...{ lives: 0, learnt: 0, grown: 0 },
    foes: fight.foes.map(tables => {
      const { foe, natures, natureWeights } = tables;
      const hitPoints = drawn(chance, tables.hitPoints);
      const nature = natures.length === 1 ? 0 : chance.pick(natureWeights);
      const { traits, constitution } = natures[nature]!.nature;
      const most = traits.fleesBelow > 0 || tables.mends ? hitPoints + foe.lost : 0;
      const parts = constitution === 0 ? 0 : chance.below(recoveryParts(fight.view));
      const awake = foe.still === undefined ? 1 : 0;
      return [hitPoints, foe.square, nature, awake, most, 0, parts, foe.missiles ?? -1];
    }),
  };
  const ended = chance.fold(moves, begun, (luck, at) => fightMove(luck, fight, at), isDead);
  return ended.hitPoints < 0 ? ended.moves : 0;
}

function isDead({ hitPoints }: FightAt): boolean {
  return hitPoints < 0;
}

/** One move of the hero, and all moves of the foes before his next one. */
function fightMove(chance: Chance, fight: PreparedFight, at: FightAt): FightAt {
  const { view } = fight;
  const foes = at.foes.map(foe => [...foe] as MovingFoe);
  heroActs(chance, fight, at.moves, foes);
  const { learnt, grown } = learns(chance, fight, at, foes);
  const { losses, order, spare } = view;
  let { lives } = at;
  let hitPoints =
    at.hitPoints +
    (grown - at.grown) -
    (losses.length === 0 ? 0 : losses[Math.min(at.moves, losses.length - 1)]!);
  if (hitPoints < 0 && lives < spare.length) {
    hitPoints = spare[lives++]!.hitPoints;
  }
  for (let place = 0; place < order.length && hitPoints >= 0; place++) {
    const index = order[place]!;
    const foe = foes[index]!;
    if (foe[0] < 0) {
      continue;
    }
    const tables = fight.foes[index]!;
    const times = drawn(chance, tables.moves[at.moves === 0 ? 0 : 1]);
    for (let time = 0; time < times && hitPoints >= 0; time++) {
      if (tables.mends) {
        foeRecovers(view, tables, foe);
      }
      hitPoints -= foeActs(chance, view, tables, foe, foes);
      if (hitPoints < 0 && lives < spare.length) {
        hitPoints = spare[lives++]!.hitPoints;
      }
    }
  }
  if (hitPoints >= 0) {
    const upTo = lives === 0 ? view.mending.upTo : spare[lives - 1]!.upTo;
    hitPoints = mended(chance, fight, at.moves, hitPoints, upTo + grown);
    mendFoes(fight, at.moves, foes);
  }
  // All that is past is one: who is dead needs no foes any more.
  return hitPoints < 0
    ? { moves: at.moves + 1, hitPoints: -1, lives: 0, foes: [], learnt: 0, grown: 0 }
    : { moves: at.moves + 1, hitPoints, lives, foes, learnt, grown };
}

/** What the kills of a move bring: enough of them a level, whose hit points are had at once. */
function learns(
  chance: Chance,
  { view, growth, foes: tables }: PreparedFight,
  at: FightAt,
  foes: readonly MovingFoe[],
): Pick<FightAt, 'learnt' | 'grown'> {
  if (view.growth === undefined || growth === undefined || at.grown > 0) {
    return at;
  }
  let { learnt } = at;
  for (let index = 0; index < foes.length; index++) {
    const isKilled = foes[index]![0] < 0 && at.foes[index]![0] >= 0;
    learnt += isKilled ? tables[index]!.foe.worth : 0;
  }
  return learnt < view.growth.lacks
    ? { learnt, grown: 0 }
    : { learnt: 0, grown: drawn(chance, growth) };
}

/** The hero's hit points after those of a move have come back. */
function mended(
  chance: Chance,
  { mending }: PreparedFight,
  move: number,
  hitPoints: number,
  upTo: number,
): number {
  const table = mending[move];
  return table === undefined || hitPoints >= upTo
    ? hitPoints
    : Math.min(upTo, hitPoints + drawn(chance, table));
}

/** Hit points come back to the foes that forces mend. */
function mendFoes({ foes: tables }: PreparedFight, move: number, foes: MovingFoe[]): void {
  for (let index = 0; index < foes.length; index++) {
    const points = tables[index]!.foe.mends[move] ?? 0;
    const foe = foes[index]!;
    if (points > 0 && foe[0] >= 0) {
      foe[0] = Math.min(foe[4], foe[0] + points);
    }
  }
}

/** Parts of a hit point that a monster may have gathered: nobody sees how many. */
function recoveryParts({ spells }: FightView): number {
  return spells.hits.monsters.hitPointParts;
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
        hurtFoe(foes[index]!, tables[index]!.foe, drawn(chance, table));
      }
    }
    return;
  }
  const chosen = act.kind === 'strike' && move === 0 ? act.foe : -1;
  const target = chosen >= 0 ? chosen : foes.findIndex(foe => isBeside(ground, foe));
  if (target >= 0) {
    hurtFoe(foes[target]!, tables[target]!.foe, drawn(chance, tables[target]!.struck));
  }
}

function isBeside(ground: FightView['ground'], [hitPoints, square]: MovingFoe): boolean {
  return hitPoints >= 0 && ground.distance(square) === 1;
}

/** Harm wakes a sleeper, but frees nobody who is helpless. */
function hurtFoe(foe: MovingFoe, { still }: FightFoe, damage: number): void {
  if (damage > 0) {
    foe[0] = Math.max(DEAD, foe[0] - damage);
    foe[3] = still === undefined || still.wakesOneIn > 0 ? 1 : foe[3];
  }
}

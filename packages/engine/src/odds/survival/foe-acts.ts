// One move of a foe in a fight: its mind decides by the rule that decides for every monster of the game, from what the
// hero knows of it and of the ground.

import { decide, losesHeart, type MindView, WAY } from '../../actors/index.ts';
import type { Chance } from '../../chance/index.ts';
import { monsterRecovery } from '../../spellcraft/index.ts';
import { type DrawTable, drawn } from './draw-table.ts';
import type { FightView } from './fight-view.ts';
import type { FoeTables, NatureTables } from './prepared-fight.ts';

/** A foe that moves, kept in one record while a move is worked out. */
export type MovingFoe = [
  /** Below 0: it is dead. */
  hitPoints: number,
  square: number,
  /** The index of its nature. */
  nature: number,
  /** 1, or 0 while it sleeps or is helpless. */
  awake: number,
  /** Hit points with which it was whole; 0 for a kind that never loses heart and doesn't recover. */
  most: number,
  /** Moves into its pattern. */
  patternAt: number,
  /** Parts of a hit point that its moves have given back; 0 for a kind that doesn't recover so. */
  parts: number,
  /** Missiles that it has left; below 0: as many as it needs. */
  missiles: number,
];

/** What one move gives back to a foe that recovers so. */
export function foeRecovers({ spells }: FightView, tables: FoeTables, foe: MovingFoe): void {
  const { constitution } = tables.natures[foe[2]]!.nature;
  if (constitution === 0) {
    return;
  }
  const { hitPoints, hitPointParts } = monsterRecovery(spells, {
    ...{ constitution, speed: tables.foe.movesPerTick, hitPoints: foe[0], maxHitPoints: foe[4] },
    ...{ hitPointParts: foe[6], power: 0, energy: 0, maxEnergy: 0, energyParts: 0 },
  });
  foe[0] = hitPoints;
  foe[6] = hitPointParts;
}

/** One move of a foe. @returns the damage that it does to the hero */
export function foeActs(
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
  const tables = natures[foe[2]]!;
  const { mind } = tables;
  fillMind(view, tables, foe, foes);
  const intention = decide(chance, mind);
  foe[5] = mind.patternAt;
  switch (intention.kind) {
    case 'strike':
      return drawn(chance, tables.damage);
    case 'shoot':
      foe[7] = foe[7] > 0 ? foe[7] - 1 : foe[7];
      return drawn(chance, tables.shots!);
    case 'cast':
      healItself(chance, tables.healing[intention.ability], foe);
      return drawn(chance, tables.casts[intention.ability]!);
    case 'step':
      if (!stays && !mind.traits.staysPut) {
        foe[1] += view.ground.offsets[intention.direction]!;
      }
      return 0;
    default:
      return 0;
  }
}

/** A spell that heals its caster, up to the hit points with which it was whole. */
function healItself(chance: Chance, heals: DrawTable | undefined, foe: MovingFoe): void {
  if (heals !== undefined && foe[0] < foe[4]) {
    foe[0] = Math.min(foe[4], foe[0] + drawn(chance, heals));
  }
}

function fillMind(
  view: FightView,
  { mind, footing, shots }: NatureTables,
  [hitPoints, square, , , most, patternAt, , missiles]: MovingFoe,
  foes: readonly MovingFoe[],
): void {
  const { ground } = view;
  mind.hitPoints = hitPoints;
  mind.maxHitPoints = most;
  mind.patternAt = patternAt;
  mind.hasMissiles = shots !== undefined && missiles !== 0;
  mind.distance = ground.distance(square);
  mind.beside = mind.distance === 1 ? ground.direction(square) : 0;
  mind.seesHero = ground.sees(square);
  mind.aim = mind.equipped && mind.seesHero ? aimOf(view, square, mind.distance, foes) : 0;
  // Most foes strike when they are beside him, and don't look around.
  const strikesAtOnce =
    mind.beside !== 0 &&
    mind.patterns === undefined &&
    mind.traits.erraticOneIn === 0 &&
    !losesHeart(mind);
  if (!strikesAtOnce) {
    lookAround(view, mind, footing, square, foes);
  }
}

/** The direction of an unobstructed ray to the hero; 0: there is none. */
function aimOf(
  { ground, minds }: FightView,
  from: number,
  distance: number,
  foes: readonly MovingFoe[],
): number {
  const direction = ground.direction(from);
  if (direction === 0 || distance > minds.aimsWithin) {
    return 0;
  }
  const offset = ground.offsets[direction]!;
  for (let at = from + offset, left = distance - 1; left > 0; at += offset, left--) {
    if (!ground.isOpen(at) || isOccupied(ground, at, foes)) {
      return 0;
    }
  }
  return direction;
}

function lookAround(
  { ground }: FightView,
  mind: MindView,
  footing: NatureTables['footing'],
  from: number,
  foes: readonly MovingFoe[],
): void {
  const { steps, ways } = mind;
  steps[0] = footing.steps(from);
  ways[0] = WAY.taken;
  mind.hasWay = false;
  for (let direction = 1; direction <= 8; direction++) {
    const square = from + ground.offsets[direction]!;
    if (square === ground.hero || isOccupied(ground, square, foes)) {
      ways[direction] = WAY.taken;
      steps[direction] = -1;
    } else {
      const isFree = footing.isFree(square);
      ways[direction] = isFree ? WAY.free : WAY.blocked;
      steps[direction] = footing.steps(square);
      mind.hasWay ||= isFree;
    }
  }
}

function isOccupied(
  ground: FightView['ground'],
  square: number,
  foes: readonly MovingFoe[],
): boolean {
  for (let index = 0; index < foes.length; index++) {
    const other = foes[index]!;
    if (other[1] === square && other[0] >= 0) {
      return true;
    }
  }
  return ground.isTaken(square);
}

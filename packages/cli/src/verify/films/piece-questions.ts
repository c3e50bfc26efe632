// Single rules of pieces on a map, asked on a small stage of their own.

import type { Chance, Enumerator } from '@roguewright/engine/chance';
import type { SpellcraftRules } from '@roguewright/engine/spellcraft';
import { absorbOthers, subtypeOf } from '@roguewright/engine/spells';
import { filmContent } from './film-content.ts';
import { CASTER, setStage } from './stage.ts';

/** A piece of an explosion. */
interface MergingPiece {
  readonly dam: number;
  readonly duration: number;
  readonly range: number;
  readonly direction: number;
  readonly level: number;
  readonly attackType: number;
  readonly owner: number;
  readonly speed: number;
  readonly speedLeft: number;
}

/** A second piece is put on the square of a first. */
export interface MergerView {
  readonly first: MergingPiece;
  readonly second: MergingPiece;
}

/** A bolt about to move in the open. */
export interface ForkView {
  readonly direction: number;
  readonly dam: number;
  readonly range: number;
  readonly duration: number;
  readonly dex: number;
  readonly con: number;
  /** Walls where a fork to the left or right would go. */
  readonly blockedLeft: boolean;
  readonly blockedRight: boolean;
}

/** A moving ball of a player far away. */
export interface BallView {
  readonly direction: number;
  /** Directions of the neighbours with walls. */
  readonly walls: readonly number[];
  /** Offset of the only monster, null for none. */
  readonly target: { readonly dx: number; readonly dy: number } | null;
}

const SIDE = 7;
const MIDDLE = 3;
/** Half the width of a field for balls, which see three squares beyond the next one. */
const BALL_MIDDLE = 5;

/** Steps east and south by direction. */
const EAST = [0, 0, 1, 1, 1, 0, -1, -1, -1];
const SOUTH = [0, -1, -1, 0, 1, 1, 1, 0, -1];

function openStage(
  subtype: number,
  rules: SpellcraftRules,
  chance: Chance,
  walls: readonly (readonly [x: number, y: number])[],
) {
  const content = filmContent([{ arch: 'piece', type: 102, subtype }]);
  const empty = { width: SIDE, height: SIDE, walls, mirrors: [], targets: [] };
  const stage = setStage({ ...empty, caster: { x: 0, y: 0 } }, content, rules, chance);
  return { ...stage, middle: stage.map.square(MIDDLE, MIDDLE) };
}

/** The pieces left of two on one square, in the order of their JSON text. */
export function mergedPieces(
  rules: SpellcraftRules,
  { first, second }: MergerView,
  chance: Chance,
) {
  const { world, middle } = openStage(6, rules, chance, []);
  const { pool } = world;
  for (const { dam, ...piece } of [first, second]) {
    const strand = pool.newStrand();
    pool.add({ ...piece, archetype: 0, square: middle, damage: dam, strand });
  }
  absorbOthers(world, pool.count - 1);
  pool.sweep();
  const left = Array.from({ length: pool.count }, (_, row) => ({
    dam: pool.damage[row]!,
    duration: pool.duration[row]!,
    range: pool.range[row]!,
    // Vectors have nine digits.
    speedLeft: Number(pool.speedLeft[row]!.toPrecision(9)),
  }));
  return left.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

/** All pieces of a bolt after its turn, row by row. */
export function forkedPieces(ask: Enumerator, rules: SpellcraftRules, view: ForkView) {
  return ask.ask(turnOfBolt, rules, view);
}

function turnOfBolt(chance: Chance, rules: SpellcraftRules, view: ForkView) {
  const { direction, blockedLeft, blockedRight, dex, con, dam, ...numbers } = view;
  const beside = (turned: number): readonly [number, number] => {
    const side = ((direction + turned + 7) % 8) + 1;
    const x = MIDDLE + EAST[direction]! + EAST[side]!;
    return [x, MIDDLE + SOUTH[direction]! + SOUTH[side]!];
  };
  const walls = [...(blockedLeft ? [beside(-1)] : []), ...(blockedRight ? [beside(1)] : [])];
  const { world, map, middle } = openStage(4, rules, chance, walls);
  const { pool } = world;
  const row = pool.add({
    ...numbers,
    direction,
    archetype: 0,
    square: middle,
    damage: dam,
    forkChance: dex,
    leftChance: con,
    speed: 1,
  });
  subtypeOf(4).turn?.(world, row);
  pool.sweep();
  const pieces = Array.from({ length: pool.count }, (_, piece) => ({
    dx: map.x(pool.square[piece]!) - MIDDLE,
    dy: map.y(pool.square[piece]!) - MIDDLE,
    direction: pool.direction[piece]!,
    dam: pool.damage[piece]!,
    range: pool.range[piece]!,
    duration: pool.duration[piece]!,
    dex: pool.forkChance[piece]!,
    con: pool.leftChance[piece]!,
  }));
  return pieces.sort((one, other) => one.dy - other.dy || one.dx - other.dx);
}

/** Where a ball is after its turn, and its new heading. */
export function rolledBall(ask: Enumerator, rules: SpellcraftRules, view: BallView) {
  return ask.ask(turnOfBall, rules, view);
}

function turnOfBall(chance: Chance, rules: SpellcraftRules, view: BallView) {
  const { direction, walls, target } = view;
  const content = filmContent([{ arch: 'piece', type: 102, subtype: 35 }]);
  const side = 2 * BALL_MIDDLE + 1;
  const stage = setStage(
    {
      width: side,
      height: side,
      walls: walls.map(way => [BALL_MIDDLE + EAST[way]!, BALL_MIDDLE + SOUTH[way]!] as const),
      mirrors: [],
      targets:
        target === null
          ? []
          : [{ x: BALL_MIDDLE + target.dx, y: BALL_MIDDLE + target.dy, hp: 1, noDamage: true }],
      // A player seeks monsters.
      caster: { x: 0, y: 0, kind: 'player' },
    },
    content,
    rules,
    chance,
  );
  const { world, map } = stage;
  const { pool } = world;
  const middle = map.square(BALL_MIDDLE, BALL_MIDDLE);
  const row = pool.add({ archetype: 0, square: middle, direction, owner: CASTER, speed: 1 });
  subtypeOf(35).turn?.(world, row);
  return {
    dx: map.x(pool.square[row]!) - BALL_MIDDLE,
    dy: map.y(pool.square[row]!) - BALL_MIDDLE,
    direction: pool.direction[row]!,
  };
}

// Magic walls: a line of objects or effects across the caster's direction. Crossfire server/spell_effect.c
// (magic_wall).

import { truncDiv } from '../../../integers/index.ts';
import { type Archetype, factOf, TYPE, textOf, wallFacing } from '../../../objects/index.ts';
import { type AdjustedSpell, adjustedSpell } from '../../adjusted.ts';
import { wrap } from '../../headings.ts';
import { putEffect } from '../../pool/lifetime.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';

/** The direction of a caster that faces none. */
const SOUTH = 5;

/** Directions below this number turn clockwise to the wall's axis, the others anticlockwise. */
const FIRST_ANTICLOCKWISE = 4;

/** Magic walls: subtype 15. */
export const magicWall: Subtype = {
  number: 15,
  name: 'magic-wall',
  needsDirection: true,
  forGround: true,
  atSelf: true,
  builds: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { ground, living, building } = world;
    const own = living.squareOf(order.caster);
    const centre = order.direction === 0 ? own : ground.neighbour(own, order.direction);
    const facing = order.direction === 0 ? (order.facing ?? SOUTH) : order.direction;
    const movement = factOf(order.spell, 'moveBlock');
    const isFree = (movement === 0 && centre === own) || takesWall(world, centre, movement);
    const piece = isFree ? pieceOf(world, order, facing) : undefined;
    if (piece === undefined || !piece.put(centre, false)) {
      building.failed(order.caster, 'no-room');
      return false;
    }
    const axis = wrap(facing + (facing < FIRST_ANTICLOCKWISE ? 2 : -2));
    extend(world, piece, { centre, axis, movement });
    return true;
  },
};

/** Whether a piece of a wall can stand on a square. A spell that blocks nothing finds every square blocked. */
function takesWall({ ground, living, building }: SpellWorld, square: number, movement: number) {
  return ground.has(square) && !living.isLiving(square) && !building.blocksAll(square, movement);
}

/** A piece of a wall. */
interface Piece {
  readonly range: number;
  /** Puts it on a square. @param further it continues the wall @returns whether it stands there */
  put(square: number, further: boolean): boolean;
}

/** The way in which a wall is extended. */
interface Line {
  readonly centre: number;
  /** 1…8. */
  readonly axis: number;
  readonly movement: number;
}

/** Adds pieces on both sides in turn. A side ends at the first square that takes none. */
function extend(world: SpellWorld, { range, put }: Piece, { centre, axis, movement }: Line): void {
  const ways = [axis, wrap(axis + 4)];
  const ends = [centre, centre];
  for (let step = 1; step <= range; step++) {
    for (let side = 0; side < ways.length; side++) {
      const end = ends[side]!;
      const square = end < 0 ? end : world.ground.neighbour(end, ways[side]!);
      const stands = square >= 0 && takesWall(world, square, movement) && put(square, true);
      ends[side] = stands ? square : -1;
    }
  }
}

/** What the wall is made of; undefined if there is no such archetype. */
function pieceOf(world: SpellWorld, order: CastOrder, facing: number): Piece | undefined {
  const named = wallFacing(textOf(order.spell, 'race'), facing);
  const { makes } = order.facts;
  const numbers = adjustedSpell(world, order);
  const object = makes === '' ? world.find(named) : world.archetype(makes);
  if (object === undefined) {
    return undefined;
  }
  const level = truncDiv(numbers.casterLevel, 2);
  const { range } = numbers;
  return object.type === TYPE.effect
    ? { range, put: square => putPiece(world, order, object, { ...numbers, level }, square) }
    : { range, put: (square, further) => stand(world, order, object, numbers, square, further) };
}

/** A piece that is an effect: it burns where it is. */
function putPiece(
  world: SpellWorld,
  order: CastOrder,
  { index, flags, numbers: own }: Archetype,
  numbers: AdjustedSpell & { readonly level: number },
  square: number,
): boolean {
  if (world.pool.full) {
    return false;
  }
  const usedUp = flags.has('is_used_up') || order.spell.flags.has('is_used_up');
  putEffect(world, {
    archetype: index,
    square,
    attackType: order.facts.attackType,
    damage: numbers.damage + order.damageBonus,
    duration: numbers.duration,
    food: usedUp ? numbers.duration : (own.food ?? 0),
    glow: own.glowRadius ?? 0,
    level: numbers.level,
    owner: creditedWith(order),
    speed: own.speed ?? 0,
  });
  return true;
}

/** A piece that is an object: it stands until it is torn down or used up. */
function stand(
  { building }: SpellWorld,
  order: CastOrder,
  { index, flags }: Archetype,
  { damage, duration, casterLevel }: AdjustedSpell,
  square: number,
  further: boolean,
): boolean {
  const isSet = (flag: string) => order.spell.flags.has(flag);
  const tearsDown = isSet('tear_down');
  const lives = flags.has('alive') ? duration : 0;
  const hp = tearsDown ? damage : lives;
  const usedUp = isSet('is_used_up') || flags.has('is_used_up');
  return building.build({
    archetype: index,
    square,
    owner: creditedWith(order),
    level: truncDiv(casterLevel, 2),
    numbers: { ...(hp > 0 && { hp, maxhp: hp }), ...(usedUp && { food: duration }) },
    flags: [...(usedUp ? ['is_used_up'] : []), ...(tearsDown ? ['tear_down', 'alive'] : [])],
    further,
  });
}

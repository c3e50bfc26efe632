// Creatures and things in a direction become others. Crossfire server/spell_effect.c (cast_polymorph, polymorph).

import { floorDiv } from '../../../integers/index.ts';
import { changedThing } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { saves } from '../../hits/saves.ts';
import { putPlain } from '../../pool/lifetime.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import type { Changeable, Shiftable } from '../../told/matter-port.ts';
import { fail, matterOf, searchedSquares } from '../../told/told-order.ts';

/** Polymorph: subtype 29. Nothing but the ground stops it. */
export const polymorph: Subtype = {
  number: 29,
  name: 'polymorph',
  needsDirection: true,
  attacks: () => true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { ground, living, rules } = world;
    if (!rules.matter.polymorph.works) {
      return fail(world, order, 'not-in-this-world');
    }
    if (order.direction === 0) {
      return false;
    }
    const { range, casterLevel } = adjustedSpell(world, order);
    let square = living.squareOf(order.caster);
    for (let step = searchedSquares(world, range); step > 0; step--) {
      square = ground.neighbour(square, order.direction);
      if (!ground.has(square) || ground.barsMagic(square) || !ground.openToEffects(square)) {
        break;
      }
      changeOn(world, square, { by: order.caster, level: casterLevel });
      show(world, order, square);
    }
    return true;
  },
};

/** The caster's id and his level. */
interface Changer {
  readonly by: number;
  readonly level: number;
}

/** Changes the creature of a square, then its things from the top down. */
function changeOn(world: SpellWorld, square: number, changer: Changer): void {
  const port = matterOf(world);
  const creature = port.shiftableOn(square);
  if (creature !== undefined && !resists(world, creature, changer.level)) {
    port.shift(creature.id);
  }
  for (const pile of port.changeableOn(square)) {
    changePile(world, square, pile, changer);
  }
}

/** Label: `saves`. */
function resists({ chance, rules }: SpellWorld, creature: Shiftable, level: number): boolean {
  const { immuneFrom, fullResistance, resistancePerPoint } = rules.matter.polymorph;
  if (!creature.changes || creature.level >= immuneFrom * level) {
    return true;
  }
  const bonus = floorDiv(creature.resistsMagic, resistancePerPoint);
  const saved = saves(chance, rules.hits.saves, creature.level, bonus);
  return saved || creature.resistsMagic >= fullResistance;
}

function changePile(
  world: SpellWorld,
  square: number,
  pile: Changeable,
  { by, level }: Changer,
): void {
  const port = matterOf(world);
  const { kinds, id, value, count } = pile;
  const values = kinds.map(kind => kind.numbers.value ?? 0);
  const changed = changedThing(
    world.chance,
    world.rules.matter.polymorph,
    { values, value, count, level },
    index => port.valueOf(square, kinds[index]!),
  );
  switch (changed.kind) {
    case 'melts':
      port.melt(square, id, 0);
      break;
    case 'becomes':
      port.become(square, id, changed.count, by);
      break;
    case 'stays':
  }
}

/** Its picture, also where nothing is. */
function show(world: SpellWorld, { facts, caster }: CastOrder, square: number): void {
  const { pool, rules } = world;
  if (facts.makes === '' || pool.full) {
    return;
  }
  const row = putPlain(world, world.archetype(facts.makes).index, square, 0, caster);
  const { pictureTurns, pictureClock } = rules.matter.polymorph;
  pool.food[row] = pictureTurns;
  pool.speedLeft[row] = Math.fround(pictureClock);
}

// Summoning: creatures that serve the caster, or are hostile to all. A spell may bring anything else as well: a
// thing, an object that stands, an effect. Crossfire server/pets.c (pets_summon_object).

import { type Archetype, factOf, isFixture, TYPE, textOf } from '../../objects/index.ts';
import { type SummonEntry, summonChoice } from '../../spellcraft/index.ts';
import { adjustedSpell } from '../adjusted.ts';
import { cultChoice, summonsCult } from '../divine/cult.ts';
import { wrap } from '../headings.ts';
import { putPlain } from '../pool/lifetime.ts';
import { SQUARES_AROUND, squareAround } from '../seeking.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../spell-world.ts';

/** Summoning: subtype 27. */
export const summonMonster: Subtype = {
  number: 27,
  name: 'summon-monster',
  needsDirection: false,
  freeInVain: true,
  takes: spell => (isListed(spell) ? { text: 'may' } : {}),
  cast(world: SpellWorld, order: CastOrder): boolean {
    const choice = summonsCult(order) ? cultChoice(world, order) : choose(world, order);
    if (choice === undefined) {
      return false;
    }
    const kind = world.archetype(choice.creature).index;
    const friendly = !order.spell.flags.has('monster');
    let came = 0;
    let side = world.chance.test(1, 2, 'side') ? 1 : -1;
    for (let number = 1; number <= choice.count; number++, side = -side) {
      const square = placeOf(world, order, kind, number, side);
      if (square >= 0 && hasRoom(world, square, kind)) {
        bring(world, order, kind, square, friendly);
        came++;
      } else if (number === 1 && order.direction !== 0) {
        return false;
      }
    }
    return came > 0;
  },
};

/** The kind and number of creatures: named by the spell, or from its list for the caster's level. */
function choose(world: SpellWorld, order: CastOrder) {
  const { spell, facts } = order;
  const { casterLevel, damage } = adjustedSpell(world, order);
  const dam = factOf(spell, 'dam') === 0 ? 0 : damage;
  const list = listOf(world, order);
  const listed = facts.makes === '';
  const text = nameIn(world, list, order.arguments?.text ?? '');
  return summonChoice(world.rules, { list, listed, casterLevel, text, dam });
}

/** The creature of a list that a text names, by its archetype or its name; otherwise the text. */
function nameIn(world: SpellWorld, list: readonly SummonEntry[], text: string): string {
  const wanted = text.trim().toLowerCase();
  const isNamed = ({ creature }: SummonEntry) =>
    creature === wanted || world.archetype(creature).name.toLowerCase() === wanted;
  return wanted === '' ? '' : (list.find(isNamed)?.creature ?? text);
}

/** Whether a spell chooses from a list, in which a text can name a creature. */
function isListed(spell: Archetype): boolean {
  return textOf(spell, 'otherArch') === '' && textOf(spell, 'randomitems') !== '';
}

/** The creatures named by the spell, else its treasure list's, else those that it carries. */
function listOf({ summoning }: SpellWorld, { spell, facts }: CastOrder): readonly SummonEntry[] {
  if (facts.makes !== '') {
    return [{ creature: facts.makes, level: 0, count: 1 }];
  }
  const list = textOf(spell, 'randomitems');
  return list === ''
    ? spell.inventory.map(({ archetype, numbers }) => ({
        creature: archetype,
        level: numbers.magic ?? 0,
        count: numbers.nrof ?? 1,
      }))
    : summoning.listed(list);
}

/** The flag of creatures. */
const CREATURE = 'monster';

/** The bit of `attack_movement` of creatures that follow their owner. Crossfire include/define.h (PETMOVE). */
const PET_MOVE = 16;

function hasRoom({ ground, summoning, archetypeAt }: SpellWorld, square: number, kind: number) {
  return archetypeAt(kind).flags.has(CREATURE)
    ? summoning.hasRoom(square, kind)
    : ground.openToEffects(square);
}

function bring(
  world: SpellWorld,
  order: CastOrder,
  kind: number,
  square: number,
  friendly: boolean,
): void {
  if (world.archetypeAt(kind).flags.has(CREATURE)) {
    const follows = (factOf(order.spell, 'attackMovement') & PET_MOVE) !== 0;
    world.summoning.summon(kind, square, creditedWith(order), friendly, follows);
  } else {
    bringObject(world, order, kind, square);
  }
}

/** What is no creature: an effect is put among the effects, what stands is set up, and anything else lies there. */
function bringObject(world: SpellWorld, order: CastOrder, kind: number, square: number): void {
  const { building, things, pool, archetypeAt } = world;
  const archetype = archetypeAt(kind);
  const owner = creditedWith(order);
  if (isFixture(archetype)) {
    const level = factOf(archetype, 'level');
    building.build({ archetype: kind, square, owner, level, numbers: {}, flags: [] });
  } else if (isLying(archetype) && things !== undefined) {
    things.put(owner, square, archetype);
  } else if (!pool.full) {
    putPlain(world, kind, square, 0, owner);
  }
}

/** Flags of objects that stay where they are: a fog, a door. */
const FIXED = ['no_pick', 'alive'];

/** Whether an object is a thing that a hero can pick up. */
function isLying(archetype: Archetype): boolean {
  const isFixed = FIXED.some(flag => archetype.flags.has(flag));
  return archetype.type !== TYPE.effect && !isFixed && factOf(archetype, 'intangible') === 0;
}

/** The square for one of the creatures, −1 for none. */
function placeOf(
  world: SpellWorld,
  order: CastOrder,
  kind: number,
  number: number,
  side: number,
): number {
  const from = world.living.squareOf(order.caster);
  if (order.direction === 0) {
    return freeSquareAround(world, from, kind);
  }
  const way = wrap(order.direction + side * (number >> 1));
  const square = world.ground.neighbour(from, way);
  return world.ground.has(square) ? square : -1;
}

/** A uniformly random free square within three; −1 if there is none. */
function freeSquareAround(world: SpellWorld, from: number, kind: number): number {
  const isFree = (number: number) => {
    const square = squareAround(world, from, number);
    return square >= 0 && hasRoom(world, square, kind);
  };
  let free = 0;
  for (let number = 1; number <= SQUARES_AROUND; number++) {
    free += isFree(number) ? 1 : 0;
  }
  let left = free === 0 ? -1 : world.chance.below(free, 'place');
  for (let number = 1; number <= SQUARES_AROUND && left >= 0; number++) {
    if (isFree(number) && left-- === 0) {
      return squareAround(world, from, number);
    }
  }
  return -1;
}

// Swarms: fire another spell several times, each shot beside the direction. Crossfire
// server/spell_attack.c (fire_swarm), types/spell_effect (move_swarm_spell).

import { type Archetype, factOf, spellFacts, TYPE, textOf } from '../../objects/index.ts';
import { swarmShots } from '../../spellcraft/index.ts';
import { adjustedSpell } from '../adjusted.ts';
import { reverse, wrap } from '../headings.ts';
import { endEffect, putEffect } from '../pool/lifetime.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../spell-world.ts';

/** The archetype of the hidden effect that fires, if a spell names none. Its name is part of the format. */
const SWARM = 'swarm_spell';

/** Kinds of spells that every ruleset fires: bullets and magic missiles. */
const FIRED: readonly number[] = [5, 11];

/** Swarms: subtype 36. Without a direction, each shot has a random one. */
export const swarm: Subtype = {
  number: 36,
  name: 'swarm',
  needsDirection: true,
  attacks: () => true,
  atSelf: true,
  cast: release,
  turn: fire,
};

function release(world: SpellWorld, order: CastOrder): boolean {
  const { rules, chance, living } = world;
  const { spell, depth = 0 } = order;
  const effect = world.find(textOf(spell, 'swarm') || SWARM);
  if (effect === undefined) {
    return false;
  }
  const numbers = adjustedSpell(world, order);
  const duration = factOf(spell, 'duration');
  const shots = swarmShots(chance, rules, { duration, adjustment: numbers.duration - duration });
  putEffect(world, {
    archetype: effect.index,
    square: living.squareOf(order.caster),
    duration: shots,
    direction: order.direction,
    level: numbers.casterLevel,
    owner: creditedWith(order),
    // The caster's own bonus counts once per cast: for the first shot.
    blastDamage: order.damageBonus,
    blastRange: depth,
    slayer: spell.index + 1,
    speed: factOf(effect, 'speed'),
  });
  return true;
}

function fire(world: SpellWorld, row: number): void {
  const { pool, ground, living, chance, rules } = world;
  const owner = pool.owner[row]!;
  const from = pool.square[row]!;
  if (pool.duration[row]! <= 0 || !living.isOn(owner, from)) {
    endEffect(world, row);
    return;
  }
  pool.duration[row]!--;
  const direction = pool.direction[row]! || 1 + chance.below(8, 'spray');
  const { straight, diagonal } = rules.releases.swarm;
  const offsets = (direction & 1) === 1 ? straight : diagonal;
  const isLast = pool.duration[row] === 0;
  const offset = isLast ? 0 : offsets[chance.below(offsets.length, 'offset')]!;
  const square = ground.neighbour(from, wrap(direction + offset));
  const spell = world.archetype(textOf(world.archetypeAt(pool.slayer[row]! - 1), 'otherArch'));
  if (ground.has(square) && isFired(world, spell)) {
    shoot(world, row, spell, square, direction);
  }
}

function isFired({ rules, casts }: SpellWorld, spell: Archetype): boolean {
  const isPlain = FIRED.includes(spell.subtype);
  return (
    spell.type === TYPE.spell &&
    (isPlain || (rules.releases.swarm.anySpell && casts.takesDirection(spell)))
  );
}

/** One shot, by the swarm's own level and no paths. */
function shoot(
  world: SpellWorld,
  row: number,
  spell: Archetype,
  square: number,
  direction: number,
): void {
  const { pool, ground, casts } = world;
  const damageBonus = pool.blastDamage[row]!;
  pool.blastDamage[row] = 0;
  casts.release(world, {
    spell,
    facts: spellFacts(spell),
    caster: pool.owner[row]!,
    direction,
    level: pool.level[row]!,
    damageBonus,
    attuned: 0,
    repelled: 0,
    denied: 0,
    shot: { square, behind: ground.neighbour(square, reverse(direction)) },
    depth: pool.blastRange[row]! + 1,
  });
}

// Golems: a creature comes beside the caster. A hero steers his; a monster's is a monster. Crossfire server/pets.c
// (pets_summon_golem).

import { factOf, textOf } from '../../../objects/index.ts';
import { golemLevel } from '../../../spellcraft/index.ts';
import { godServant } from '../../sides/god-servant.ts';
import { golemSquare } from '../../sides/golem-square.ts';
import { sidesOf } from '../../sides/sides-of.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';

/** Summon golem: subtype 12. A hero's former golem ends first, even if no new one comes. */
export const summonGolem: Subtype = {
  number: 12,
  name: 'summon-golem',
  needsDirection: false,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const sides = sidesOf(world);
    const owner = creditedWith(order);
    const byHero = sides.isHero(owner);
    if (byHero) {
      sides.dismiss(owner);
    }
    const { makes } = order.facts;
    const servant = makes === '' ? godServant(world, order) : undefined;
    if (makes === '' && servant === undefined) {
      sides.failed(owner, 'no-god');
      return false;
    }
    const kind = servant?.kind ?? world.archetype(makes).index;
    const place = golemSquare(world, order, kind);
    if (place === undefined) {
      sides.failed(owner, 'no-room');
      return false;
    }
    const own = sides.golemKind(kind);
    const { hitPoints, ...golem } = golemLevel(world.rules, {
      byHero,
      cast: castOf(order),
      golem: own,
      spell: spellOf(order),
    });
    const { clock } = world.rules.sides.golems;
    const attackType = servant?.attackType(golem.attackType) ?? golem.attackType;
    sides.call({
      ...{ kind, owner, hitPoints, clock },
      ...{ ...golem, attackType, ...place, ...servant?.gifts },
    });
    return true;
  },
};

/** Levels and paths of a cast. */
function castOf({ level, facts, attuned, repelled, denied }: CastOrder) {
  const paths = { path: facts.path, attuned, repelled, denied };
  return { spellLevel: facts.level, baseLevel: level, paths };
}

/** The spell's own numbers. */
function spellOf({ spell, facts }: CastOrder) {
  return {
    damage: factOf(spell, 'dam'),
    duration: factOf(spell, 'duration'),
    damageModifier: factOf(spell, 'damModifier'),
    durationModifier: factOf(spell, 'durationModifier'),
    rangeModifier: factOf(spell, 'rangeModifier'),
    wcModifier: Number(textOf(spell, 'wcIncreaseRate')) || factOf(spell, 'wcIncreaseRate'),
    attackType: facts.attackType,
  };
}

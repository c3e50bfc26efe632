// Auras: a force around its bearer that hits, lays or heals on its own turns. Crossfire server/spell_effect.c
// (create_aura).

import { factOf, RESIST_KEYS } from '../../../objects/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import type { Gifts } from '../../forces/force.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';

/** Aura: subtype 46. */
export const aura: Subtype = {
  number: 46,
  name: 'aura',
  needsDirection: false,
  cast: begin,
};

/** Elemental shield: subtype 50, an aura by another number. */
export const elementalShield: Subtype = {
  number: 50,
  name: 'elem-shield',
  needsDirection: false,
  cast: begin,
};

function begin(world: SpellWorld, order: CastOrder): boolean {
  const { bearers, rules } = world;
  const { spell, facts, caster } = order;
  const forces = bearers.forcesOf(caster);
  if (forces === undefined) {
    return false;
  }
  const adjusted = adjustedSpell(world, order);
  const base = factOf(spell, 'duration');
  const duration = base + rules.forces.auraStep * (adjusted.duration - base);
  const source = world.archetype(facts.makes);
  const speed = factOf(source, 'speed');
  const own = {
    level: adjusted.casterLevel,
    damage: adjusted.damage + order.damageBonus,
    range: Math.max(1, adjusted.range),
    attackType: facts.attackType,
  };
  const running = forces.from('aura', source);
  if (running === undefined) {
    const owner = creditedWith(order);
    const clock = rules.forces.auraClock;
    bearers.begin(caster, {
      ...{ kind: 'aura', source, name: spell.name, duration, speed, clock, owner, gives: {} },
      ...own,
    });
  } else {
    Object.assign(running, own);
    bearers.renew(caster, running, duration);
  }
  protect(world, order, duration, speed);
  return true;
}

/** The resistances of the spell last about as long as the aura. */
function protect(world: SpellWorld, order: CastOrder, duration: number, speed: number): void {
  const { spell, caster } = order;
  const { bearers, rules } = world;
  const resisted = RESIST_KEYS.map(key => [key, factOf(spell, key)] as const);
  const gives: Gifts = Object.fromEntries(resisted.filter(([, percent]) => percent !== 0));
  if (Object.keys(gives).length === 0) {
    return;
  }
  const running = bearers.forcesOf(caster)?.named(spell.name);
  if (running !== undefined) {
    bearers.renew(caster, running, duration);
    return;
  }
  bearers.begin(caster, {
    kind: 'ability',
    source: spell,
    name: spell.name,
    duration,
    speed,
    clock: rules.forces.auraClock,
    level: 0,
    owner: creditedWith(order),
    gives,
  });
}

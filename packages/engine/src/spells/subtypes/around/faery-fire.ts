// Faery fire: creatures of the other side around the caster begin to glow. Crossfire server/spell_effect.c
// (cast_destruction), which it shares.

import { pathBit } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { putInert } from '../../pool/lifetime.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';
import { areaSquares } from './area.ts';

/** The bit of the path of light. */
const LIGHT = pathBit('light');

/** Resistance to magic in percent that keeps a glow away. */
const FULL = 100;

/** Faery fire: subtype 44. Those to whom the path of light is denied, and who resist all magic, don't glow. */
export const faeryFire: Subtype = {
  number: 44,
  name: 'faery-fire',
  needsDirection: false,
  attacks: () => true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { living, bearers } = world;
    const { duration, range } = adjustedSpell(world, order);
    const { makes } = order.facts;
    const shown = makes === '' ? undefined : world.archetype(makes);
    const lit = new Set<number>();
    for (const square of areaSquares(world, living.squareOf(order.caster), range)) {
      const id = living.isLiving(square) ? living.idOn(square) : 0;
      if (id !== 0 && living.isOpposed(square, order.caster) && !lit.has(id)) {
        const { resistsMagic, denied } = bearers.bearer(id);
        if (resistsMagic < FULL && (denied & LIGHT) === 0) {
          lit.add(id);
          glow(world, order, id, duration);
          if (shown !== undefined) {
            putInert(world, shown, square);
          }
        }
      }
    }
    return true;
  },
};

/** A creature glows, or longer than before. */
function glow(world: SpellWorld, order: CastOrder, creature: number, points: number): void {
  const { bearers, rules } = world;
  const { radius, speed, clock, turnsPerPoint } = rules.forces.glow;
  const duration = turnsPerPoint === 0 ? 1 : Math.max(1, turnsPerPoint * points);
  const running = bearers.forcesOf(creature)?.from('glow', order.spell);
  if (running !== undefined) {
    if (duration > running.duration) {
      bearers.renew(creature, running, duration);
    }
    return;
  }
  bearers.begin(creature, {
    kind: 'glow',
    source: order.spell,
    name: order.spell.name,
    duration,
    speed,
    clock,
    level: 0,
    owner: creditedWith(order),
    gives: { glowRadius: radius },
  });
}

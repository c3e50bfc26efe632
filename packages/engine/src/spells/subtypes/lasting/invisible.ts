// Invisibility: a counter that hides the caster from others. Crossfire server/spell_effect.c (cast_invisible).

import { textOf } from '../../../objects/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';

/** Invisible: subtype 19. */
export const invisible: Subtype = {
  number: 19,
  name: 'invisible',
  needsDirection: false,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { bearers, rules } = world;
    const { spell, caster } = order;
    const forces = bearers.forcesOf(caster);
    if (forces === undefined) {
      return false;
    }
    const { mostUnseen } = rules.forces;
    const running = forces.sum.unseen;
    if (running !== undefined && running.duration > mostUnseen) {
      return false;
    }
    const { duration, casterLevel } = adjustedSpell(world, order);
    const ticks = Math.min(mostUnseen, duration + (running?.duration ?? 0));
    const against = textOf(spell, 'race');
    const lasting = spell.flags.has('make_invisible');
    if (running !== undefined) {
      // A recast replaces the former kind: no creature is hidden from the undead and the living at once.
      Object.assign(running, { against, lasting, level: casterLevel });
      bearers.renew(caster, running, ticks);
    } else if (ticks > 0) {
      bearers.begin(caster, {
        kind: 'unseen',
        source: spell,
        name: spell.name,
        duration: ticks,
        speed: 0,
        clock: 0,
        level: casterLevel,
        owner: creditedWith(order),
        gives: {},
        against,
        lasting,
      });
    }
    bearers.hide(caster);
    return true;
  },
};

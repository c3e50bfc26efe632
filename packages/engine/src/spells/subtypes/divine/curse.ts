// Curses: a force that takes armour and to-hit from the first creature in a direction, and paths if the spell says so.
// Crossfire server/spell_effect.c (cast_curse).

import { factOf } from '../../../objects/index.ts';
import { lastingDuration, startForce } from '../../divine/lasting.ts';
import { pointedTarget } from '../../divine/pointed-target.ts';
import { runningAbility } from '../../forces/ability.ts';
import type { Gifts } from '../../forces/force.ts';
import { putInert } from '../../pool/lifetime.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import { fail } from '../../told/told-order.ts';

/** South: the direction of a caster that faces nowhere else. */
const SOUTH = 5;

/** Curses: subtype 26. There is no save. */
export const curse: Subtype = {
  number: 26,
  name: 'curse',
  needsDirection: true,
  whereFacing: true,
  attacks: () => true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { bearers, rules } = world;
    const { spell, facts, direction, facing = SOUTH } = order;
    const range = factOf(spell, 'range');
    const target = pointedTarget(world, order, direction === 0 ? facing : direction, range);
    const forces = target === undefined ? undefined : bearers.forcesOf(target.id);
    if (target === undefined || forces === undefined) {
      return fail(world, order, 'nobody-there');
    }
    const running = runningAbility(forces, rules.forces, spell);
    if (running.kind === 'refused') {
      return fail(world, order, 'kind-running');
    }
    const duration = lastingDuration(world, order);
    if (running.kind === 'renews') {
      if (duration > running.force.duration) {
        bearers.renew(target.id, running.force, duration);
      }
      return true;
    }
    startForce(world, order, target.id, { duration, gives: lossesOf(world, order) });
    if (facts.makes !== '') {
      putInert(world, world.archetype(facts.makes), world.living.squareOf(target.id));
    }
    return true;
  },
};

/** What the curse takes: armour and to-hit, and paths of the caster's god. */
function lossesOf({ rules, faith }: SpellWorld, { spell, caster }: CastOrder): Gifts {
  const gives: Record<string, number> = {};
  const give = (key: string, value: number) => {
    if (value !== 0) {
      gives[key] = value;
    }
  };
  const god = factOf(spell, 'lastGrace') === 0 ? undefined : faith.godOf(caster);
  give('pathRepelled', god?.repelled ?? 0);
  give('pathDenied', god?.denied ?? 0);
  const [ac, wc] = [factOf(spell, 'ac'), factOf(spell, 'wc')];
  give('ac', ac);
  give('wc', wc);
  if (rules.divine.cursesCount) {
    give('armourLost', Math.max(0, -ac));
    give('toHitLost', Math.max(0, -wc));
  }
  return gives;
}

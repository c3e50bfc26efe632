// Blessings: a force by which the caster's god gives its resistances, its paths and, if the spell says so, its attacks.
// Crossfire server/spell_effect.c (cast_bless).

import { factOf, RESIST_KEYS } from '../../../objects/index.ts';
import { attackNumber } from '../../../spellcraft/index.ts';
import { PHYSICAL } from '../../attack-types.ts';
import { lastingDuration, startForce } from '../../divine/lasting.ts';
import { runningAbility } from '../../forces/ability.ts';
import type { Gifts } from '../../forces/force.ts';
import { friendlyTarget } from '../../friendly-target.ts';
import { putInert } from '../../pool/lifetime.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import { fail } from '../../told/told-order.ts';

/** The key by which a spell states how much of each resistance it gives at most. */
const POWER_OF_GODS = RESIST_KEYS[attackNumber('godpower')]!;

/** Blessings: subtype 25. */
export const bless: Subtype = {
  number: 25,
  name: 'bless',
  needsDirection: false,
  helps: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { bearers, rules } = world;
    const { spell, facts } = order;
    const target = friendlyTarget(world, order);
    const forces = bearers.forcesOf(target);
    if (forces === undefined) {
      return target === 0 ? fail(world, order, 'nobody-there') : false;
    }
    const running = runningAbility(forces, rules.forces, spell);
    if (running.kind === 'refused') {
      return fail(world, order, 'kind-running');
    }
    const duration = lastingDuration(world, order);
    if (running.kind === 'renews') {
      // quirk: by the program a blessing that lasts longer is no success.
      if (duration > running.force.duration) {
        bearers.renew(target, running.force, duration);
      }
      return rules.divine.renewalSucceeds;
    }
    const { gives, slaying } = giftsOf(world, order);
    startForce(world, order, target, { duration, gives, slaying });
    if (facts.makes !== '') {
      putInert(world, world.archetype(facts.makes), world.living.squareOf(target));
    }
    return true;
  },
};

/** What the god of the caster gives; without a god only armour and to-hit. */
function giftsOf(world: SpellWorld, order: CastOrder): { gives: Gifts; slaying: string } {
  const { rules, faith } = world;
  const { spell, facts } = order;
  const gives: Record<string, number> = {};
  const give = (key: string, value: number) => {
    if (value !== 0) {
      gives[key] = value;
    }
  };
  const god = faith.godOf(order.caster);
  if (god !== undefined) {
    const most = factOf(spell, POWER_OF_GODS);
    for (const [type, percent] of Object.entries(god.resistances)) {
      give(RESIST_KEYS[Number(type)]!, percent > 0 ? Math.min(percent, most) : 0);
    }
    give(POWER_OF_GODS, most);
    const isAsked = !rules.divine.pathsIfAsked || factOf(spell, 'lastGrace') !== 0;
    give('pathAttuned', isAsked ? god.attuned : 0);
    give('attacktype', facts.attackType === 0 ? 0 : god.attackType | PHYSICAL);
  }
  give('ac', factOf(spell, 'ac'));
  give('wc', factOf(spell, 'wc'));
  return { gives, slaying: facts.attackType === 0 ? '' : (god?.slays ?? '') };
}

// Dispelling runes: disarms a rune or wipes a mark on a square. Crossfire server/rune.c (dispel_rune, trap_disarm).

import { disarm } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';

/** Dispelling runes: subtype 38. */
export const dispelRune: Subtype = {
  number: 38,
  name: 'dispel-rune',
  needsDirection: true,
  forGround: true,
  atSelf: true,
  builds: true,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { building, chance, ground, living, rules } = world;
    const { caster } = order;
    const dexterity = building.dexterityOf(caster);
    if (dexterity === undefined) {
      return false;
    }
    const found = building.removableOn(ground.neighbour(living.squareOf(caster), order.direction));
    if (found === undefined) {
      building.failed(caster, 'nothing-there');
      return false;
    }
    const { id, kind, level: runeLevel } = found;
    const skillLevel = adjustedSpell(world, order).casterLevel;
    const view = { runeLevel, skillLevel, dexterity, risky: false };
    building.removed(caster, id, kind === 'mark' || disarm(chance, rules, view) === 'disarmed');
    return true;
  },
};

// The weapon that a monster strikes with: the heaviest hitter of what it carries.
// NetHack 3.6.7 src/weapon.c (select_hwep, dmgval, hitval), src/mhitu.c (mattacku, hitmu: AT_WEAP).

import type { Creature } from '../actors/index.ts';
import { type CreatureBlow, type GameObject, TYPE, weaponFacts } from '../objects/index.ts';
import type { MonsterBlowView } from '../rulesets/index.ts';

/** A blow of a monster with what it has in hand; only blows of the method `weapon` are struck with it. */
export function blowView(
  { level, carried }: Creature,
  { method, dice }: CreatureBlow,
  armourClass: number,
): MonsterBlowView {
  const weapon = method === 'weapon' && carried.length > 0 ? weaponIn(carried) : undefined;
  return weapon === undefined ? { level, dice, armourClass } : { level, dice, armourClass, weapon };
}

/** What the weapon with the greatest damage adds; undefined without any. */
function weaponIn(carried: readonly GameObject[]): MonsterBlowView['weapon'] {
  let best: MonsterBlowView['weapon'];
  let most = 0;
  for (const thing of carried) {
    if (thing.archetype.type === TYPE.weapon) {
      const { dice: count, sides, toHit, toDam } = weaponFacts(thing.archetype);
      const bonus = toDam + thing.fact('toDamBonus');
      const greatest = count * sides + bonus;
      if (greatest > most) {
        most = greatest;
        best = { dice: { count, sides, bonus }, toHit: toHit + thing.fact('toHitBonus') };
      }
    }
  }
  return best;
}

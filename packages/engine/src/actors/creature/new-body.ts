// A creature with the body of another kind. NetHack 3.6.7 src/mon.c (newcham).

import { floorDiv } from '../../integers/index.ts';
import { type GameObject, TYPE } from '../../objects/index.ts';
import { Creature } from './creature.ts';

/**
 * The same creature with the body and the abilities of another. It stays as badly hurt in proportion, but
 * keeps at least 1 hit point. It keeps what it carried, and starts unaware of other creatures and unmoved.
 */
export function inBodyOf(creature: Creature, other: Creature): Creature {
  const most = other.maxHitPoints;
  const share = floorDiv(most * creature.hitPoints, Math.max(1, creature.maxHitPoints));
  const changed = new Creature(creature.id, other.archetype, creature.square, Math.max(1, share));
  changed.maxHitPoints = Math.max(1, most);
  changed.master = creature.master;
  changed.moods = creature.moods;
  changed.golem = creature.golem;
  changed.struckIn = creature.struckIn;
  changed.conditions.load(creature.conditions.save());
  changed.forces = creature.forces;
  changed.carried.push(...creature.carried.filter(item => !isAbility(item)));
  changed.carried.push(...other.carried.filter(isAbility));
  return changed;
}

function isAbility({ archetype }: GameObject): boolean {
  return archetype.type === TYPE.spell;
}

// A creature with the body of another kind. NetHack 3.6.7 src/mon.c (newcham).

import { floorDiv } from '../../integers/index.ts';
import { type Archetype, type GameObject, TYPE } from '../../objects/index.ts';
import { Creature } from './creature.ts';

/** The same creature, grown into one of a bigger kind: its level and its hurts stay. It has no abilities yet. */
export function grownInto(creature: Creature, kind: Archetype): Creature {
  const { id, square, hitPoints, level } = creature;
  const grown = new Creature(id, kind, square, hitPoints);
  const { maxHitPoints, movement, hunts, target, lost, stays, pet, given, prowess } = creature;
  Object.assign(grown, { maxHitPoints, movement, hunts, target, lost, stays, pet, given, prowess });
  Object.assign(grown.stock, creature.stock, { levelsGained: 0, patternAt: 0 });
  keepTies(creature, grown);
  grown.carried.push(...creature.carried.filter(item => !isAbility(item)));
  grown.stock.levelsGained = Math.max(0, level - grown.facts.level);
  grown.levelsLost = Math.max(0, grown.facts.level - level);
  return grown;
}

/**
 * The same creature with the body and the abilities of another. It stays as badly hurt in proportion, but
 * keeps at least 1 hit point. It keeps what it carried, its name and its loyalty, and starts unaware of other creatures and unmoved.
 */
export function inBodyOf(creature: Creature, other: Creature): Creature {
  const most = other.maxHitPoints;
  const share = floorDiv(most * creature.hitPoints, Math.max(1, creature.maxHitPoints));
  const changed = new Creature(creature.id, other.archetype, creature.square, Math.max(1, share));
  changed.maxHitPoints = Math.max(1, most);
  changed.pet = creature.pet;
  changed.given = creature.given;
  keepTies(creature, changed);
  changed.carried.push(...creature.carried.filter(item => !isAbility(item)));
  changed.carried.push(...other.carried.filter(isAbility));
  return changed;
}

/** Its side, its conditions and its forces go with it. */
function keepTies(creature: Creature, changed: Creature): void {
  changed.master = creature.master;
  changed.moods = creature.moods;
  changed.golem = creature.golem;
  changed.struckIn = creature.struckIn;
  changed.conditions.load(creature.conditions.save());
  changed.forces = creature.forces;
}

function isAbility({ archetype }: GameObject): boolean {
  return archetype.type === TYPE.spell;
}

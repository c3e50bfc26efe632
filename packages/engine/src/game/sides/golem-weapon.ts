// A hero's weapon as it becomes a golem, on Crossfire's scales: damage is the most that its dice give, magic its
// enchantment. What the hero doesn't know of it counts as nothing for his odds.

import {
  bonusFor,
  enchantmentsOf,
  factOf,
  type GameObject,
  TYPE,
  textOf,
  weaponFacts,
} from '../../objects/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import type { GolemFailure, WeaponFacts } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** The attack type of a weapon that states none. */
const PHYSICAL = attackBit('physical');

/** @param known only what the hero knows of the weapon */
export function golemWeapon(
  state: GameState,
  item: number,
  known: boolean,
): WeaponFacts | GolemFailure {
  const { sheet } = state;
  const thing = sheet.inventory.find(item);
  if (thing?.archetype.type !== TYPE.weapon) {
    return 'no-weapon';
  }
  if (Object.values(sheet.equipment).includes(item)) {
    return 'weapon-in-use';
  }
  const { archetype } = thing;
  const { dice, sides, toDam } = weaponFacts(archetype);
  const isOpen = !known || sheet.lore.knows(thing, 'enchantment');
  const added = isOpen ? enchantmentsOf(thing).toDam : 0;
  return {
    name: archetype.name,
    kind: archetype.id,
    damage: factOf(archetype, 'dam') || dice * sides + toDam,
    magic: thing.fact('magic') || added,
    ...giftsOf(thing, !known || thing.ego === undefined || sheet.lore.knows(thing, 'ego')),
    attackType: factOf(archetype, 'attacktype') || PHYSICAL,
    slaying: textOf(archetype, 'slaying'),
  };
}

/** Points of attributes that a weapon gives; none of a weapon whose runes aren't read. */
function giftsOf(
  thing: GameObject,
  isRead: boolean,
): Pick<WeaponFacts, 'strength' | 'dexterity' | 'constitution'> {
  const points = (target: 'strength' | 'dexterity' | 'constitution', key: string) =>
    isRead ? factOf(thing.archetype, key) || bonusFor(thing, target) : 0;
  return {
    strength: points('strength', 'str'),
    dexterity: points('dexterity', 'dex'),
    constitution: points('constitution', 'con'),
  };
}

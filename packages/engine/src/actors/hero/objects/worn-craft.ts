// What a hero's gear does to casting and recovery by the rules of spell objects. Crossfire common/living.c
// (fix_object).

import { type GameObject, TYPE } from '../../../objects/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import {
  castingEncumbrance,
  type EncumberingItem,
  type EncumberingKind,
  type PoolGear,
  type PoolPaces,
  poolPaces,
} from '../../../spellcraft/index.ts';
import { type ForceSum, NO_FORCES } from '../../../spells/index.ts';

/** The sums of all that is worn and wielded. */
export interface WornCraft extends PoolPaces {
  readonly encumbrance: number;
  readonly luck: number;
}

/** Nothing is worn. */
export const NO_CRAFT: WornCraft = {
  encumbrance: 0,
  luck: 0,
  genHitPoints: 0,
  genMana: 0,
  genGrace: 0,
  armour: 10,
  digestion: 0,
};

/** Types of gear that hinder casting by their weight. */
const HINDERS: Readonly<Record<number, EncumberingKind>> = {
  [TYPE.weapon]: 'weapon',
  [TYPE.shield]: 'shield',
  [TYPE.armour]: 'armour',
};

/** Kinds of gear in the terms of the slot, by type. */
const KINDS: Readonly<Record<number, string>> = {
  [TYPE.weapon]: 'weapon',
  [TYPE.armour]: 'armour',
  [TYPE.shield]: 'shield',
  [TYPE.helmet]: 'helmet',
  [TYPE.amulet]: 'amulet',
  [TYPE.ring]: 'ring',
  [TYPE.cloak]: 'cloak',
  [TYPE.boots]: 'boots',
  [TYPE.gloves]: 'gloves',
};

/** What forces do to recovery. */
type Recovering = Pick<ForceSum, 'regeneration' | 'recovery' | 'digestion'>;

/** The sums over these items and forces. */
export function wornCraft(
  { slots }: Ruleset,
  worn: readonly GameObject[],
  forces: Recovering = NO_FORCES,
): WornCraft {
  const hindering = worn.flatMap(({ archetype: { type }, weight }): EncumberingItem[] => {
    const kind = HINDERS[type];
    return kind === undefined ? [] : [{ kind, weight }];
  });
  return {
    encumbrance: castingEncumbrance(slots.spells, hindering),
    luck: worn.reduce((sum, item) => sum + item.fact('luck'), 0),
    ...poolPaces(slots.spells.pools, [
      ...worn.map(gearOf),
      ...(isIdle(forces) ? [] : [forceGear(forces)]),
    ]),
  };
}

/** Forces as the rules of recovery see them. */
function forceGear({ regeneration, recovery, digestion }: Recovering): PoolGear {
  return {
    ...{ kind: 'force', hitPoints: regeneration, mana: recovery, grace: 0, digestion },
    armour: 0,
  };
}

function isIdle({ regeneration, recovery, digestion }: Recovering): boolean {
  return regeneration === 0 && recovery === 0 && digestion === 0;
}

/** An item as the rules of recovery see it; the attributes that it changes are counted elsewhere. */
function gearOf(item: GameObject): PoolGear {
  return {
    kind: KINDS[item.archetype.type] ?? '',
    hitPoints: item.fact('hp'),
    mana: item.fact('sp'),
    grace: item.fact('grace'),
    digestion: item.fact('food'),
    armour: item.fact('genSpArmour'),
  };
}

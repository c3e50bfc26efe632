// The list from which items of a pack on floors are drawn, for packs without a list named `floor`: each item that
// heroes can use, and a book of each spell that they can learn, with equal weights.

import type { ForeignRules } from '../../worldrules/index.ts';
import { type Archetype, TYPE } from '../archetype.ts';
import { isFilled, kindWith } from '../carriers/carrier-kind.ts';
import type { TreasureEntryReading, TreasureListReading } from '../formats/index.ts';
import { SPELL_SUBTYPES } from '../spell-subtypes.ts';
import { qualifiedId } from './pack.ts';
import { isCreature } from './translate.ts';

/** Types of items that heroes can use. */
const USED: ReadonlySet<number> = new Set([
  TYPE.potion,
  TYPE.food,
  TYPE.ammunition,
  TYPE.launcher,
  TYPE.weapon,
  TYPE.armour,
  TYPE.shield,
  TYPE.helmet,
  TYPE.cloak,
  TYPE.boots,
  TYPE.gloves,
  TYPE.amulet,
  TYPE.ring,
  TYPE.rod,
  TYPE.wand,
  TYPE.scroll,
  TYPE.spellbook,
]);

/** Types that are of use only with a spell. */
const CARRIERS: ReadonlySet<number> = new Set([
  TYPE.potion,
  TYPE.rod,
  TYPE.wand,
  TYPE.scroll,
  TYPE.spellbook,
]);

/** Makes the list; undefined: the pack has nothing for it. */
export function floorList(
  pack: string,
  archetypes: readonly Archetype[],
  lists: readonly TreasureListReading[],
  shipped: { readonly archetypes: readonly Archetype[] },
  rules: ForeignRules['things'],
): TreasureListReading | undefined {
  const items: TreasureEntryReading[] = archetypes
    .filter(archetype => isLeft(archetype, rules.mostPowerOnFloors))
    .map(({ id }) => ({ arch: id }));
  const book = shipped.archetypes.find(one => one.type === TYPE.spellbook && isFilled(one));
  if (book !== undefined) {
    for (const spell of archetypes.filter(isLearnable)) {
      items.push({ arch: kindWith(book, spell).id });
    }
  }
  const taken = new Set(lists.map(({ name }) => name));
  let name = qualifiedId(pack, 'items on floors');
  while (taken.has(name)) {
    name += '+';
  }
  return items.length === 0 ? undefined : { name, one: true, items };
}

function isLeft(archetype: Archetype, mostPower: number): boolean {
  const { type, inventory, numbers, flags } = archetype;
  const isEmpty = CARRIERS.has(type) && inventory.length === 0 && !isFilled(archetype);
  return (
    USED.has(type) &&
    !isCreature(archetype) &&
    !isEmpty &&
    !flags.has('no_drop') &&
    (numbers.intangible ?? 0) === 0 &&
    (numbers.artifact ?? 0) === 0 &&
    (numbers.itemPower ?? 0) <= mostPower
  );
}

/** Spells that a skill casts, or of this game's form; abilities of monsters name no skill. */
function isLearnable({ type, subtype, texts, numbers }: Archetype): boolean {
  return (
    type === TYPE.spell &&
    SPELL_SUBTYPES.get(subtype)?.built === true &&
    (numbers.monsterOnly ?? 0) === 0 &&
    (texts.skill !== undefined || texts.school !== undefined)
  );
}

// Items as input of the charging rules: class and kind in those rules' words. The kind is the file's key
// `rule_kind`, else the archetype's name.

import {
  AIMS,
  type Aim,
  type CancelView,
  type ChargingRules,
  isChargeable,
  type OfferView,
} from '../../charging/index.ts';
import {
  type Archetype,
  beatitudeOf,
  type Content,
  chargesOf,
  classOf,
  conditionOf,
  factOf,
  type GameObject,
  type ItemClass,
  isFilled,
  kindOf,
  type Lore,
  ruleKindOf,
  textOf,
} from '../../objects/index.ts';
import { asksDirection } from '../../spells/index.ts';

/** Classes with another name in the rules. */
const NAMES: Partial<Record<ItemClass, string>> = {
  light: 'tool',
  armour: 'armor',
  ammunition: 'weapon',
};

/** The class of an item in the words of the rules: wand, ring, tool, armor … */
export function ruleClass({ archetype }: GameObject): string {
  const own = classOf(archetype);
  return NAMES[own] ?? own;
}

/** The kind of an item in the words of the rules: `oil-lamp`, `magic-missile`. */
export function ruleKind(item: GameObject): string {
  return ruleKindOf(kindOf(item));
}

/** The aim of a wand: that of its spell, else that of its file. */
export function aimOf(wand: GameObject): Aim {
  const spell = wand.inventory[0];
  if (spell !== undefined) {
    return asksDirection(spell.archetype) ? 'ray' : 'none';
  }
  const written = textOf(wand.archetype, 'aim');
  return AIMS.find(aim => aim === written) ?? 'none';
}

/** Whether a kind has charges or, for rings, a number. */
function isFlagged(archetype: Archetype): boolean {
  if (classOf(archetype) === 'rod' || (classOf(archetype) === 'wand' && isFilled(archetype))) {
    return true;
  }
  return classOf(archetype) === 'ring'
    ? factOf(archetype, 'enchantable') !== 0
    : textOf(archetype, 'chargesDice') !== '' && classOf(archetype) !== 'light';
}

/** The same as far as the hero can tell: he assumes it if any kind with that appearance is flagged. */
function seemsFlagged(item: GameObject, lore: Lore, { archetypes }: Content): boolean {
  const { archetype } = item;
  const look = textOf(archetype, 'looksLike');
  return lore.isIdentified(kindOf(item)) || look === ''
    ? isFlagged(archetype)
    : archetypes.some(other => textOf(other, 'looksLike') === look && isFlagged(other));
}

/** An item that may be offered for charging. */
export function offerView(item: GameObject, lore: Lore, content: Content): OfferView {
  return {
    class: ruleClass(item),
    kind: ruleKind(item),
    charged: seemsFlagged(item, lore, content),
    weaponTool: false,
    chargesKnown: lore.knows(item, classOf(item.archetype) === 'ring' ? 'enchantment' : 'charges'),
    identified: lore.isIdentified(kindOf(item)),
    named: lore.calledOf(kindOf(item)) !== undefined,
    seen: true,
  };
}

/** Whether an item can be charged at all. */
export function canBeCharged(rules: ChargingRules, item: GameObject): boolean {
  return isChargeable(rules, { class: ruleClass(item), kind: ruleKind(item) });
}

/** Classes whose kinds are all magical, unless the file has `mundane 1`. */
const MAGICAL: ReadonlySet<ItemClass> = new Set([
  'wand',
  'rod',
  'ring',
  'amulet',
  'scroll',
  'potion',
  'spellbook',
]);

/** An item to be cancelled. */
export function cancelView(item: GameObject): CancelView {
  const { archetype } = item;
  const { left, recharged } = chargesOf(item);
  const itemClass = classOf(archetype);
  const own = MAGICAL.has(itemClass) ? factOf(archetype, 'mundane') === 0 : false;
  const isNumber = itemClass !== 'wand' && itemClass !== 'tool' && itemClass !== 'light';
  return {
    kind: ruleKind(item),
    class: ruleClass(item),
    magic: own || factOf(archetype, 'magical') !== 0,
    weaponTool: false,
    charges: isNumber ? conditionOf(item).enchantment : left,
    recharged,
    beatitude: beatitudeOf(item),
  };
}

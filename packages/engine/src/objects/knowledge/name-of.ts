// The parts of an item's name at the hero's present knowledge. The room `words` turns them into "2 blessed
// potions of healing" or "a murky potion". They reveal nothing unknown. NetHack 3.6.7 src/objnam.c (xname,
// doname_base), with the option implicit_uncursed.

import { type Archetype, factOf, TYPE, textOf } from '../archetype.ts';
import { hasLock, isLockBroken, isLocked } from '../boxes.ts';
import { isCarrierKind, kindOf } from '../carriers/carrier-kind.ts';
import {
  type Beatitude,
  beatitudeOf,
  chargesOf,
  classOf,
  enchantmentsOf,
  type ItemClass,
} from '../condition.ts';
import type { Content } from '../content.ts';
import type { GameObject } from '../game-object.ts';
import { isDamned, isDiluted, isGodGiven, isGreased, isProofed } from '../item-states.ts';
import { isArtifact } from '../powers/powers.ts';
import { type Appearance, appearanceOf as lookOfKind } from '../views.ts';
import { looksOf } from './appearances.ts';
import { chargeDisplay, signed } from './charge-display.ts';
import type { Lore } from './lore.ts';

/** The price of goods in gold, and whether the hero has taken them without paying yet. */
interface PriceTag {
  readonly unpaid: boolean;
  readonly gold: number;
}

/** The known parts of an item's name. */
export interface NameParts {
  readonly class: ItemClass;
  /** The kind's name; absent if unrecognised. */
  readonly name?: string;
  readonly plural?: string;
  /** The appearance, if it is all that is known: `murky`. */
  readonly appearance?: string;
  /** The hero's name for an unrecognised kind. */
  readonly called?: string;
  /** What an unrecognised carrier is called, for one and for several: `staff`. Absent: as its class. */
  readonly noun?: readonly [one: string, many: string];
  /** The hero's name for this one item. */
  readonly named?: string;
  /** Absent: unknown, or implied. */
  readonly beatitude?: Beatitude;
  /**
   * Total of kind, ego kind and own enchantment. Weapons and ammunition: to-hit and damage, `+1` or `+1,+3`;
   * armour and rings: `-2`. Absent: unknown.
   */
  readonly enchantment?: string;
  /** Armour that modifies its wearer's blows: to-hit and damage, `+4,+3`. Absent: unknown or none. */
  readonly blows?: string;
  /** `(0:5)`, energy of a rod `(18/24)`, or in some variants turns of a lamp `(1:750)`. Absent: unknown. */
  readonly charges?: string;
  /** Has runes of an unrecognised ego kind. */
  readonly runed?: boolean;
  /** The ego kind: `of embers`. Absent: plain, or unrecognised. */
  readonly ego?: string;
  /** Known to be magical, and not known whole. */
  readonly magical?: boolean;
  /** A known curse that is damnation. */
  readonly damned?: boolean;
  /** A god has lent it. */
  readonly godGiven?: boolean;
  /** An artifact. */
  readonly unique?: boolean;
  /** Partly eaten food. */
  readonly partlyEaten?: boolean;
  /** A potion with water in it. */
  readonly diluted?: boolean;
  /** Covered with grease. */
  readonly greased?: boolean;
  /** The lock of a box, where it is known. */
  readonly lock?: 'locked' | 'unlocked' | 'broken';
  /** A box on which the hero believes that he has found a trap. */
  readonly trapped?: boolean;
  /** Known to be proof against acid. */
  readonly proofed?: boolean;
  /** Whom its chain leads to: `you`, or the name of a hero. Absent: it hangs at no chain. */
  readonly chained?: string;
  /** What all pieces cost in a shop. Absent: they are no shop’s. */
  readonly price?: PriceTag;
  readonly count: number;
}

/** Facts of the hero that affect names. */
export interface NameOptions {
  /** Priests see every beatitude, so it is always named. */
  readonly priest?: boolean;
  /** The energy of a rod, now and when full. Absent: it isn't one, or the hero doesn't know it. */
  readonly energy?: { readonly left: number; readonly most: number } | undefined;
  /** A lamp's count of chargings and turns, `(1:750)`. Absent: the rules don't show it, or it isn't known. */
  readonly turns?: string | undefined;
  /** What it costs in a shop. Absent: it is no shop’s. */
  readonly price?: PriceTag;
  /** Whom its chain leads to: `you`, or the name of a hero. */
  readonly chained?: string;
}

/** Own texts that names are made of. */
export interface OwnName {
  readonly name: string;
  readonly plural: string;
}

/** The own name of an item that has a name or title of its own; undefined: it has its kind's. */
export function ownNameOf(item: GameObject): OwnName | undefined {
  const { name, namePl, title } = item.ownTexts;
  if (name === undefined && namePl === undefined && title === undefined) {
    return undefined;
  }
  const after = item.text('title');
  return { name: withTitle(item.name, after), plural: withTitle(item.plural, after) };
}

/** A title follows the name: `letter` and `from Orla`. Crossfire common/item.c (query_base_name). */
function withTitle(name: string, title: string): string {
  return title === '' ? name : `${name} ${title}`;
}

/**
 * The name parts for one item of a kind, by appearance only.
 * @param own the item's own name, if it has one: it is read where the kind is recognised
 */
export function nameOfKind(archetype: Archetype, lore: Lore, own?: OwnName): NameParts {
  const identified = lore.isIdentified(archetype);
  const appearance = lore.appearanceOf(archetype);
  const called = lore.calledOf(archetype);
  return {
    class: classOf(archetype),
    ...(identified
      ? { name: own?.name ?? archetype.name, plural: own?.plural ?? archetype.plural }
      : {}),
    ...(identified || appearance === undefined ? {} : { appearance }),
    ...(identified || called === undefined ? {} : { called }),
    ...(identified || !isCarrierKind(archetype) ? {} : { noun: nounsOfCarrier(archetype) }),
    ...(isArtifact(archetype) || factOf(archetype, 'quest') !== 0 ? { unique: true } : {}),
    count: 1,
  };
}

/** What an unrecognised carrier is called. */
function nounsOfCarrier(kind: Archetype): readonly [one: string, many: string] {
  return [textOf(kind, 'noun'), textOf(kind, 'nounPl')];
}

/** The parts of an item's name, as far as the hero knows them. */
export function nameOf(
  item: GameObject,
  lore: Lore,
  { priest = false, energy, turns, price, chained }: NameOptions = {},
): NameParts {
  const beatitude = saidBeatitude(item, lore, priest);
  const enchantment = saidEnchantment(item, lore);
  const blows = saidBlows(item, lore);
  const charges =
    energy === undefined ? (turns ?? saidCharges(item, lore)) : `(${energy.left}/${energy.most})`;
  const named = lore.nameGiven(item.id);
  return {
    ...nameOfKind(kindOf(item), lore, ownNameOf(item)),
    ...egoParts(item, lore),
    ...(named === undefined ? {} : { named }),
    ...(beatitude === undefined ? {} : { beatitude }),
    ...(beatitude === 'cursed' && isDamned(item) ? { damned: true } : {}),
    ...(isGodGiven(item) && lore.knows(item, 'beatitude') ? { godGiven: true } : {}),
    ...(enchantment === undefined ? {} : { enchantment }),
    ...(blows === undefined ? {} : { blows }),
    ...(charges === undefined ? {} : { charges }),
    ...(lore.knowsMagic(item) ? { magical: true } : {}),
    ...(item.fact('nutritionLeft') === 0 ? {} : { partlyEaten: true }),
    ...(isDiluted(item) ? { diluted: true } : {}),
    ...(isGreased(item) ? { greased: true } : {}),
    ...(isProofed(item) && lore.knows(item, 'proof') ? { proofed: true } : {}),
    ...boxParts(item, lore),
    ...(chained === undefined ? {} : { chained }),
    ...(price === undefined ? {} : { price }),
    count: item.count,
  };
}

/** The lock and the trap of a box, as far as they are known. */
function boxParts(item: GameObject, lore: Lore): Pick<NameParts, 'lock' | 'trapped'> {
  if (item.archetype.type !== TYPE.tool || !hasLock(item)) {
    return {};
  }
  const isKnown = lore.knows(item, 'lock');
  const lock = isLockBroken(item) ? 'broken' : isLocked(item) ? 'locked' : 'unlocked';
  return {
    ...(isKnown && { lock }),
    // He may be wrong: a confused hero finds traps where there are none.
    ...(lore.knows(item, 'trap') && { trapped: true }),
  };
}

/** Name of the ego kind if recognised, otherwise the runes. */
function egoParts(item: GameObject, lore: Lore): Pick<NameParts, 'runed' | 'ego'> {
  if (item.ego === undefined) {
    return {};
  }
  return lore.knows(item, 'ego') ? { ego: item.ego.name } : { runed: true };
}

/** Classes for which a known enchantment implies a known beatitude, so "uncursed" is omitted. */
const NUMBER_SAYS_ALL: ReadonlySet<ItemClass> = new Set(['weapon', 'ammunition', 'wand', 'tool']);

function saidBeatitude(item: GameObject, lore: Lore, priest: boolean): Beatitude | undefined {
  if (!priest && !lore.knows(item, 'beatitude')) {
    return undefined;
  }
  const beatitude = beatitudeOf(item);
  const itemClass = classOf(item.archetype);
  const isNeverElse = itemClass === 'rod' || item.archetype.type === TYPE.money;
  if (isNeverElse && beatitude === 'uncursed') {
    // Rods and coins are never made otherwise.
    return undefined;
  }
  const numberKnown = lore.knows(
    item,
    itemClass === 'wand' || itemClass === 'tool' ? 'charges' : 'enchantment',
  );
  const goesWithout = numberKnown && NUMBER_SAYS_ALL.has(itemClass) && !priest;
  return beatitude === 'uncursed' && goesWithout ? undefined : beatitude;
}

function saidEnchantment(item: GameObject, lore: Lore): string | undefined {
  if (!lore.knows(item, 'enchantment')) {
    return undefined;
  }
  switch (classOf(item.archetype)) {
    case 'weapon':
    case 'ammunition': {
      const { toHit, toDam } = blowBonuses(item);
      if (isUneven(item)) {
        return undefined;
      }
      return toHit === toDam ? signed(toHit) : `${signed(toHit)},${signed(toDam)}`;
    }
    case 'armour':
      return signed(enchantmentsOf(item).armour);
    case 'ring':
      return chargeDisplay({
        class: 'ring',
        charged: item.fact('enchantable') !== 0,
        weaponTool: false,
        amount: item.fact('power'),
        recharged: 0,
        known: lore.isIdentified(kindOf(item)),
      }).enchantment;
    default:
      return undefined;
  }
}

/** A launcher whose to-hit and damage differ. It has both after its name, as a bow that only aims better strikes nobody. */
function isUneven(item: GameObject): boolean {
  const { toHit, toDam } = blowBonuses(item);
  return item.archetype.type === TYPE.launcher && toHit !== toDam;
}

/** Armour's modifiers to blows: mail hinders them, some gloves help. And those of some launchers to shots. */
function saidBlows(item: GameObject, lore: Lore): string | undefined {
  const isSaid = classOf(item.archetype) === 'armour' || isUneven(item);
  if (!isSaid || !lore.knows(item, 'enchantment')) {
    return undefined;
  }
  const { toHit, toDam } = blowBonuses(item);
  return toHit === 0 && toDam === 0 ? undefined : `${signed(toHit)},${signed(toDam)}`;
}

/** Total to-hit and damage of kind, ego kind and enchantment, as combat counts them. */
function blowBonuses(item: GameObject): { readonly toHit: number; readonly toDam: number } {
  const { toHit, toDam } = enchantmentsOf(item);
  return { toHit: item.fact('toHit') + toHit, toDam: item.fact('toDam') + toDam };
}

function saidCharges(item: GameObject, lore: Lore): string | undefined {
  const { left, recharged } = chargesOf(item);
  return chargeDisplay({
    class: classOf(item.archetype),
    charged: textOf(item.archetype, 'chargesDice') !== '',
    weaponTool: false,
    amount: left,
    recharged,
    known: lore.isIdentified(kindOf(item)) && lore.knows(item, 'charges'),
  }).counter;
}

/**
 * The archetype that an item appears as: its own if recognised, the object with the appearances of its class,
 * or the first unknown kind with the same appearance, such as a horn. It doesn't distinguish unknown kinds.
 */
export function seenAs(archetype: Archetype, lore: Lore, content: Content): Archetype {
  if (lore.isIdentified(archetype)) {
    return archetype;
  }
  if (isCarrierKind(archetype)) {
    return content.archetype(textOf(archetype, 'carrier'));
  }
  const look = textOf(archetype, 'looksLike');
  if (look === '') {
    return looksOf(content, classOf(archetype)) ?? archetype;
  }
  const isAlike = (one: Archetype) => textOf(one, 'looksLike') === look && !lore.isIdentified(one);
  return content.archetypes.find(isAlike) ?? archetype;
}

/** How a kind is drawn at the hero's present knowledge. */
export function lookOf(archetype: Archetype, lore: Lore, content: Content): Appearance {
  return lookOfKind(seenAs(archetype, lore, content));
}

/** Whether the hero can name a kind: he can't identify it by looking, and it looks like no other kind. */
export function isCallable(archetype: Archetype, lore: Lore): boolean {
  return !lore.isIdentified(archetype) && textOf(archetype, 'looksLike') === '';
}

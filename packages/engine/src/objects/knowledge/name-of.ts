// What a thing is called by somebody who knows so much of it: the parts of a name, of which words makes
// "2 blessed potions of healing" or "a murky potion". Nothing in here tells what isn't known.
// NetHack 3.6.7 src/objnam.c (xname, doname_base), with the option implicit_uncursed.

import { type Archetype, factOf, textOf } from '../archetype.ts';
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
import { isArtifact } from '../powers/powers.ts';
import { type Appearance, appearanceOf as lookOfKind } from '../views.ts';
import { looksOf } from './appearances.ts';
import { chargeDisplay, signed } from './charge-display.ts';
import type { Lore } from './lore.ts';

/** The parts of a thing's name, as far as they are known. */
export interface NameParts {
  readonly class: ItemClass;
  /** The name of the kind; absent while the kind isn't recognised. */
  readonly name?: string;
  readonly plural?: string;
  /** How it looks, where that is all there is to say: `murky`. */
  readonly appearance?: string;
  /** What the hero calls the kind, while it isn't recognised. */
  readonly called?: string;
  /** Absent: not known, or not worth saying. */
  readonly beatitude?: Beatitude;
  /**
   * All that its kind, its ego kind and its own enchantment add. Weapons and ammunition: to hit and damage,
   * `+1` or `+1,+3`; armour and rings: `-2`. Absent: not known.
   */
  readonly enchantment?: string;
  /** Armour that helps or hinders its wearer's blows: to hit and damage, `+4,+3`. Absent: not known, or none. */
  readonly blows?: string;
  /** `(0:5)`. Absent: not known. */
  readonly charges?: string;
  /** Runes show that it is of some ego kind, which isn't recognised. */
  readonly runed?: boolean;
  /** The ego kind: `of embers`. Absent: plain, or not recognised. */
  readonly ego?: string;
  /** There is but one. */
  readonly unique?: boolean;
  /** Somebody has begun to eat it. */
  readonly partlyEaten?: boolean;
  readonly count: number;
}

/** Who says the name. */
export interface NameOptions {
  /** Priests see the beatitude of everything, and say so. */
  readonly priest?: boolean;
}

/** The parts of the name of a kind of which nothing but the look is at hand: one such thing. */
export function nameOfKind(archetype: Archetype, lore: Lore): NameParts {
  const identified = lore.isIdentified(archetype);
  const appearance = lore.appearanceOf(archetype);
  const called = lore.calledOf(archetype);
  return {
    class: classOf(archetype),
    ...(identified ? { name: archetype.name, plural: archetype.plural } : {}),
    ...(identified || appearance === undefined ? {} : { appearance }),
    ...(identified || called === undefined ? {} : { called }),
    ...(isArtifact(archetype) || factOf(archetype, 'quest') !== 0 ? { unique: true } : {}),
    count: 1,
  };
}

/** The parts of a thing's name, as far as the hero knows them. */
export function nameOf(
  thing: GameObject,
  lore: Lore,
  { priest = false }: NameOptions = {},
): NameParts {
  const beatitude = saidBeatitude(thing, lore, priest);
  const enchantment = saidEnchantment(thing, lore);
  const blows = saidBlows(thing, lore);
  const charges = saidCharges(thing, lore);
  return {
    ...nameOfKind(thing.archetype, lore),
    ...egoParts(thing, lore),
    ...(beatitude === undefined ? {} : { beatitude }),
    ...(enchantment === undefined ? {} : { enchantment }),
    ...(blows === undefined ? {} : { blows }),
    ...(charges === undefined ? {} : { charges }),
    ...(thing.fact('nutritionLeft') === 0 ? {} : { partlyEaten: true }),
    count: thing.count,
  };
}

/** What is heard of an ego kind: its name when it is recognised, before that only the runes. */
function egoParts(thing: GameObject, lore: Lore): Pick<NameParts, 'runed' | 'ego'> {
  if (thing.ego === undefined) {
    return {};
  }
  return lore.knows(thing, 'ego') ? { ego: thing.ego.name } : { runed: true };
}

/** Classes of which a known number says that they are known altogether, so "uncursed" goes without saying. */
const NUMBER_SAYS_ALL: ReadonlySet<ItemClass> = new Set(['weapon', 'ammunition', 'wand', 'tool']);

function saidBeatitude(thing: GameObject, lore: Lore, priest: boolean): Beatitude | undefined {
  if (!priest && !lore.knows(thing, 'beatitude')) {
    return undefined;
  }
  const beatitude = beatitudeOf(thing);
  const itemClass = classOf(thing.archetype);
  const numberKnown = lore.knows(
    thing,
    itemClass === 'wand' || itemClass === 'tool' ? 'charges' : 'enchantment',
  );
  const goesWithout = numberKnown && NUMBER_SAYS_ALL.has(itemClass) && !priest;
  return beatitude === 'uncursed' && goesWithout ? undefined : beatitude;
}

function saidEnchantment(thing: GameObject, lore: Lore): string | undefined {
  if (!lore.knows(thing, 'enchantment')) {
    return undefined;
  }
  switch (classOf(thing.archetype)) {
    case 'weapon':
    case 'ammunition': {
      const { toHit, toDam } = blowBonuses(thing);
      return toHit === toDam ? signed(toHit) : `${signed(toHit)},${signed(toDam)}`;
    }
    case 'armour':
      return signed(enchantmentsOf(thing).armour);
    case 'ring':
      return chargeDisplay({
        class: 'ring',
        charged: thing.fact('enchantable') !== 0,
        weaponTool: false,
        amount: thing.fact('power'),
        recharged: 0,
        known: lore.isIdentified(thing.archetype),
      }).enchantment;
    default:
      return undefined;
  }
}

/** What armour adds to blows: mail hinders them, and some gloves help. */
function saidBlows(thing: GameObject, lore: Lore): string | undefined {
  if (classOf(thing.archetype) !== 'armour' || !lore.knows(thing, 'enchantment')) {
    return undefined;
  }
  const { toHit, toDam } = blowBonuses(thing);
  return toHit === 0 && toDam === 0 ? undefined : `${signed(toHit)},${signed(toDam)}`;
}

/** To hit and damage by kind, ego kind and enchantment together, as combat counts them. */
function blowBonuses(thing: GameObject): { readonly toHit: number; readonly toDam: number } {
  const { toHit, toDam } = enchantmentsOf(thing);
  return { toHit: thing.fact('toHit') + toHit, toDam: thing.fact('toDam') + toDam };
}

function saidCharges(thing: GameObject, lore: Lore): string | undefined {
  const { left, recharged } = chargesOf(thing);
  return chargeDisplay({
    class: classOf(thing.archetype),
    charged: textOf(thing.archetype, 'chargesDice') !== '',
    weaponTool: false,
    amount: left,
    recharged,
    known: lore.isIdentified(thing.archetype) && lore.knows(thing, 'charges'),
  }).counter;
}

/**
 * What a thing is seen as by somebody who knows so much: its kind, the object that says how unknown things
 * of its class look, or the first unknown kind that looks like it, such as a horn. That tells nothing by
 * which one unknown kind differs from another.
 */
export function seenAs(archetype: Archetype, lore: Lore, content: Content): Archetype {
  if (lore.isIdentified(archetype)) {
    return archetype;
  }
  const look = textOf(archetype, 'looksLike');
  if (look === '') {
    return looksOf(content, classOf(archetype)) ?? archetype;
  }
  const isAlike = (one: Archetype) => textOf(one, 'looksLike') === look && !lore.isIdentified(one);
  return content.archetypes.find(isAlike) ?? archetype;
}

/** How a kind of thing is drawn for somebody who knows so much. */
export function lookOf(archetype: Archetype, lore: Lore, content: Content): Appearance {
  return lookOfKind(seenAs(archetype, lore, content));
}

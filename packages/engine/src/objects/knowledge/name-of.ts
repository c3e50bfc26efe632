// What a thing is called by somebody who knows so much of it: the parts of a name, of which words makes
// "2 blessed potions of healing" or "a murky potion". Nothing in here tells what isn't known.
// NetHack 3.6.7 src/objnam.c (xname, doname_base), with the option implicit_uncursed.

import { type Archetype, textOf } from '../archetype.ts';
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
  /** Weapons and ammunition: `+1` or `+1,+3`; armour and rings: `-2`. Absent: not known. */
  readonly enchantment?: string;
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
    ...(isArtifact(archetype) ? { unique: true } : {}),
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
  const charges = saidCharges(thing, lore);
  return {
    ...nameOfKind(thing.archetype, lore),
    ...egoParts(thing, lore),
    ...(beatitude === undefined ? {} : { beatitude }),
    ...(enchantment === undefined ? {} : { enchantment }),
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
  const { toHit, toDam, armour } = enchantmentsOf(thing);
  switch (classOf(thing.archetype)) {
    case 'weapon':
    case 'ammunition':
      return toHit === toDam ? signed(toHit) : `${signed(toHit)},${signed(toDam)}`;
    case 'armour':
      return signed(armour);
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
 * How a kind of thing is drawn for somebody who knows so much: nothing that tells one unknown kind from another.
 */
export function lookOf(archetype: Archetype, lore: Lore, content: Content): Appearance {
  if (lore.isIdentified(archetype)) {
    return lookOfKind(archetype);
  }
  return lookOfKind(looksOf(content, classOf(archetype)) ?? archetype);
}

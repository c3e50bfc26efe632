// Puts an item's name parts into words. The order is NetHack 3.6.7 src/objnam.c (doname_base): count,
// beatitude, enchantment, kind, charges.

import { articleOf } from '../../english/index.ts';
import { type Archetype, textOf } from '../archetype.ts';
import { isCarrierKind } from '../carriers/carrier-kind.ts';
import { classOf } from '../condition.ts';
import type { NameParts } from './name-of.ts';

/** Nouns for unrecognised kinds: singular and plural. */
const NOUNS: Readonly<Record<NameParts['class'], readonly [one: string, many: string]>> = {
  weapon: ['weapon', 'weapons'],
  ammunition: ['missile', 'missiles'],
  armour: ['piece of armour', 'pieces of armour'],
  potion: ['potion', 'potions'],
  scroll: ['scroll', 'scrolls'],
  spellbook: ['book', 'books'],
  wand: ['wand', 'wands'],
  rod: ['rod', 'rods'],
  ring: ['ring', 'rings'],
  amulet: ['amulet', 'amulets'],
  light: ['light', 'lights'],
  tool: ['tool', 'tools'],
  food: ['piece of food', 'pieces of food'],
  other: ['thing', 'things'],
};

/** `murky potion`, `2 blessed potions of healing`, `cursed wand of fireballs (0:5)`; without an article. */
export function thingName(parts: NameParts): string {
  const name = uncountedName(parts);
  return parts.count === 1 ? name : `${parts.count} ${name}`;
}

/** The name without a count: `blessed potions of healing`. */
export function uncountedName(parts: NameParts): string {
  return nameWith(parts, kindName(parts));
}

/** What a lock is called. */
const LOCKS = { locked: 'locked', unlocked: 'unlocked', broken: 'broken-locked' } as const;

/** The words of a name before and after the kind: `blessed +1` and `of embers`; empty: none. */
export type AroundKind = readonly [before: string, after: string];

/** What an item's name says besides its kind and its count. */
export function aroundKind(parts: NameParts): AroundKind {
  const {
    beatitude,
    partlyEaten = false,
    enchantment,
    blows,
    charges,
    runed = false,
    ego,
    named,
    magical = false,
    damned = false,
    godGiven = false,
    diluted = false,
    greased = false,
    proofed = false,
    trapped = false,
    lock,
    chained,
    price,
  } = parts;
  const eaten = partlyEaten ? 'partly eaten' : '';
  const magic = magical ? 'magical' : '';
  const before = [
    damned ? 'damned' : (beatitude ?? ''),
    magic,
    trapped ? 'trapped' : '',
    lock === undefined ? '' : LOCKS[lock],
    greased ? 'greased' : '',
    proofed ? 'acid-proof' : '',
    eaten,
    enchantment ?? '',
    runed ? 'runed' : '',
    diluted ? 'diluted' : '',
  ];
  const own = named === undefined ? '' : `named ${named}`;
  const lent = godGiven ? '(lent by a god)' : '';
  const after = [
    ego ?? '',
    own,
    lent,
    blows === undefined ? '' : `(${blows})`,
    charges ?? '',
    chained === undefined ? '' : `(chained to ${chained})`,
    price === undefined ? '' : `(${price.unpaid ? 'unpaid' : 'for sale'}, ${price.gold} gold)`,
  ];
  return [joined(before), joined(after)];
}

function joined(words: readonly string[]): string {
  return words.filter(word => word !== '').join(' ');
}

function nameWith(parts: NameParts, kind: string): string {
  const [before, after] = aroundKind(parts);
  return joined([before, kind, after]);
}

/** A name of a kind and a count, with the words around the kind: `2 blessed +1 daggers`. */
export function thingNameAround(parts: NameParts, [before, after]: AroundKind): string {
  const name = joined([before, kindName(parts), after]);
  return parts.count === 1 ? name : `${parts.count} ${name}`;
}

/** With an article: `a murky potion`, `an uncursed sling`, `2 blessed potions`, `a suit of plate mail`. */
export function aThing(parts: NameParts): string {
  if (parts.count !== 1) {
    return thingName(parts);
  }
  const isSuit = parts.plural?.startsWith('suits of ') === true;
  const name = nameWith(parts, isSuit ? `suit of ${parts.name}` : kindName(parts));
  if (parts.unique === true) {
    return `the ${name}`;
  }
  return `${articleOf(name)} ${name}`;
}

/** What one thing of an unrecognised kind is called: `wand`, `staff`. */
export function nounOf(kind: Archetype): string {
  return isCarrierKind(kind) ? textOf(kind, 'noun') : NOUNS[classOf(kind)][0];
}

/** The kind's name, singular or plural: `murky potion`, `potions of healing`. */
function kindName(parts: NameParts): string {
  const { class: kind, name, plural, appearance, called, count } = parts;
  if (name !== undefined) {
    return count === 1 ? name : (plural ?? name);
  }
  const noun = (parts.noun ?? NOUNS[kind])[count === 1 ? 0 : 1];
  if (called !== undefined) {
    return `${noun} called ${called}`;
  }
  if (appearance === undefined) {
    return noun;
  }
  // A horn is recognisable as a horn.
  if (kind === 'tool' || kind === 'light' || kind === 'armour') {
    return count === 1 ? appearance : `${appearance}s`;
  }
  // A scroll's label is read rather than seen.
  if (kind === 'scroll') {
    return `${noun} labelled ${appearance}`;
  }
  // Of a substance, it is the substance that looks so: a pinch of green dust.
  const [measure, substance] = noun.split(' of ');
  return substance === undefined
    ? `${appearance} ${noun}`
    : `${measure} of ${appearance} ${substance}`;
}

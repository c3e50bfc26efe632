// What a kind of monster is as a companion: keys of its file.

import { type Archetype, factOf, namesIn, textOf, wordsIn } from '../../../objects/index.ts';

/** A kind as a companion. */
export interface CompanionKind {
  /** It lives with people: thrown food tames it. Key `domestic`. */
  readonly domestic: boolean;
  /** It can be saddled. Key `rideable`: 1, or 2 for a back that bears any load. */
  readonly rideable: boolean;
  readonly strongBack: boolean;
  /** Key `diet`: words of `meat` and `plants`. A kind without one doesn't eat. */
  readonly eatsMeat: boolean;
  readonly eatsPlants: boolean;
  /** It goes for what heroes carry, and flees to the stairs. Key `covetous`. */
  readonly covetous: boolean;
  /** It never becomes tame. Key `untameable`; the unique and the covetous don't either. */
  readonly untameable: boolean;
  /** Names of the kinds that it attacks wherever it meets them. Key `preys_on`. */
  readonly preysOn: readonly string[];
  /** Name of the kind that it becomes when it has grown enough; empty: none. Key `grows_into`. */
  readonly growsInto: string;
}

const KNOWN = new WeakMap<Archetype, CompanionKind>();

/** Reads a kind, each archetype once. */
export function companionKind(archetype: Archetype): CompanionKind {
  let kind = KNOWN.get(archetype);
  if (kind === undefined) {
    kind = readKind(archetype);
    KNOWN.set(archetype, kind);
  }
  return kind;
}

function readKind(archetype: Archetype): CompanionKind {
  const diet = wordsIn(textOf(archetype, 'diet'));
  const rideable = factOf(archetype, 'rideable');
  const covetous = factOf(archetype, 'covetous') !== 0;
  return {
    domestic: factOf(archetype, 'domestic') !== 0,
    rideable: rideable > 0,
    strongBack: rideable > 1,
    eatsMeat: diet.includes('meat'),
    eatsPlants: diet.includes('plants'),
    covetous,
    untameable: covetous || factOf(archetype, 'untameable') !== 0 || archetype.flags.has('unique'),
    preysOn: namesIn(textOf(archetype, 'preysOn')),
    growsInto: textOf(archetype, 'growsInto'),
  };
}

/** What a piece of food is to an eater, the best first. */
export type Taste = 'treat' | 'food' | 'refused';

/**
 * What food is to a kind: a treat is eaten at any time, food when it is hungry. Source: NetHack 3.6.7 src/dog.c
 * (dogfood): meat is a treat for eaters of meat, fruit one for eaters of plants, and people's food is for those who
 * eat meat too.
 */
export function tasteOf(
  { eatsMeat, eatsPlants }: Pick<CompanionKind, 'eatsMeat' | 'eatsPlants'>,
  food: Archetype,
): Taste {
  if (factOf(food, 'flesh') !== 0) {
    return eatsMeat ? 'treat' : 'refused';
  }
  if (factOf(food, 'fruit') !== 0) {
    return eatsPlants ? 'treat' : 'refused';
  }
  return eatsMeat ? 'food' : 'refused';
}

// Appearances of unidentified kinds. Each game shuffles the appearances of a class among its kinds. NetHack
// 3.6.7 src/o_init.c (shuffle). The appearances are content: an object with the key `looks` (a
// comma-separated list), named `looks_of_` and the class, whose glyph and icon draw it. A kind with the key
// `looks_like` looks the same in every game: oil lamps and magic lamps are lamps.

import type { Chance } from '../../chance/index.ts';
import { ContentError } from '../../errors/index.ts';
import { type Archetype, factOf, textOf } from '../archetype.ts';
import { isCarrierKind, isFilled, kindWith } from '../carriers/carrier-kind.ts';
import { spellsFor } from '../carriers/list-spells.ts';
import { classOf, type ItemClass } from '../condition.ts';
import type { Content } from '../content.ts';

/** Classes whose kinds can't be told apart by appearance. */
const DEALT: readonly ItemClass[] = [
  'potion',
  'scroll',
  'spellbook',
  'wand',
  'rod',
  'ring',
  'amulet',
];

/**
 * Assigns appearances to all unrecognisable kinds, except those with the key `plain_looks`. A class without
 * appearances in the content isn't shuffled. Label: `look`. Throws a ContentError when a class has fewer
 * appearances than kinds.
 * @returns appearances by archetype id
 */
export function dealAppearances(chance: Chance, content: Content): Map<string, string> {
  const dealt = new Map<string, string>();
  let deals = dealsOf.get(content);
  if (deals === undefined) {
    deals = { dealt: [...makeDeals(content)], alike: alikeIn(content) };
    dealsOf.set(content, deals);
  }
  for (const deal of deals.dealt) {
    dealOut(chance, deal, dealt);
  }
  // Lamps and horns look alike in every game, whatever they do.
  for (const [id, look] of deals.alike) {
    dealt.set(id, look);
  }
  return dealt;
}

/** Looks that are dealt to kinds: at least one for each. */
interface Deal {
  readonly looks: readonly string[];
  readonly ids: readonly string[];
}

/** What is the same in all games of a content. */
interface Deals {
  readonly dealt: readonly Deal[];
  /** Looks that aren't dealt, by the ids of their kinds. */
  readonly alike: readonly (readonly [id: string, look: string])[];
}

const dealsOf = new WeakMap<Content, Deals>();

function alikeIn({ archetypes }: Content): Deals['alike'] {
  return archetypes
    .map(archetype => [archetype.id, textOf(archetype, 'looksLike')] as const)
    .filter(([, look]) => look !== '');
}

/** The deals in their order: class by class, then the carriers that have looks of their own. */
function* makeDeals(content: Content): Iterable<Deal> {
  for (const itemClass of DEALT) {
    const source = looksOf(content, itemClass);
    if (source !== undefined) {
      yield dealFrom(source, kindsOf(content, itemClass));
    }
  }
  for (const carrier of content.archetypes) {
    const source = looksOfCarrier(content, carrier);
    if (source !== undefined && factOf(carrier, 'plainLooks') === 0) {
      yield dealFrom(source, carrierKinds(content, carrier));
    }
  }
}

/** The object that lists the appearances of a class, or undefined. */
export function looksOf(content: Content, itemClass: ItemClass): Archetype | undefined {
  return content.find(`looks_of_${itemClass}`);
}

/** The kinds of a class that look alike: those of its files, then filled carriers with each of their spells. */
function kindsOf(content: Content, itemClass: ItemClass): Archetype[] {
  const own = content.archetypes.filter(
    archetype =>
      classOf(archetype) === itemClass &&
      factOf(archetype, 'plainLooks') === 0 &&
      looksOfCarrier(content, archetype) === undefined,
  );
  const files = own.filter(archetype => !isFilled(archetype));
  return [...files, ...own.filter(isFilled).flatMap(carrier => carrierKinds(content, carrier))];
}

/** A carrier's kinds, one for each spell that its list can give. */
function carrierKinds(content: Content, carrier: Archetype): Archetype[] {
  return spellsFor(content, carrier).map(spell => kindWith(carrier, spell));
}

/** The looks of a filled carrier that aren't those of its class: `looks_of_` and its id. */
function looksOfCarrier(content: Content, carrier: Archetype): Archetype | undefined {
  const own = isFilled(carrier) ? content.find(`looks_of_${carrier.id}`) : undefined;
  return own === looksOf(content, classOf(carrier)) ? undefined : own;
}

/** Throws a ContentError when there are fewer looks than kinds, or equal ones. */
function dealFrom(source: Archetype, kinds: readonly Archetype[]): Deal {
  const written = textOf(source, 'looks')
    .split(',')
    .map(look => look.trim())
    .filter(look => look !== '');
  const carriers = kinds.filter(isCarrierKind).length;
  const looks = carriers === 0 ? written : withPairs(written, kinds.length);
  if (new Set(looks).size !== looks.length || looks.length < kinds.length) {
    const expected = `${kinds.length} different looks or more, separated by commas`;
    const got = String(new Set(looks).size);
    throw new ContentError([{ file: source.file, line: 1, field: 'looks', expected, got }]);
  }
  return { looks, ids: kinds.map(({ id }) => id) };
}

function dealOut(chance: Chance, { looks, ids }: Deal, dealt: Map<string, string>): void {
  const left = [...looks];
  for (const id of ids) {
    const index = chance.below(left.length, 'look');
    dealt.set(id, left[index]!);
    left.splice(index, 1);
  }
}

/**
 * At least as many looks as are wanted, if two are written. A carrier has as many kinds as there are spells for it, so where
 * the written looks are too few, two of them are put together, and then three: `oak copper`.
 */
function withPairs(written: readonly string[], wanted: number): string[] {
  const looks = [...written];
  for (let longest = looks; looks.length < wanted && longest.length > 0; ) {
    longest = longest.flatMap(rest =>
      written.filter(look => !rest.startsWith(look)).map(look => `${look} ${rest}`),
    );
    looks.push(...longest.slice(0, wanted - looks.length));
  }
  return looks;
}

// How kinds of things look until they are recognised: each game deals the looks of a class among its
// kinds anew. NetHack 3.6.7 src/o_init.c (shuffle). The looks are content: an object with the key
// `looks` (a list with commas), named `looks_of_` and the class, and drawn as its own glyph and icon say.
// A kind with the key `looks_like` looks so in every game: an oil lamp and a magic one are lamps.

import type { Chance } from '../../chance/index.ts';
import { ContentError } from '../../errors/index.ts';
import { type Archetype, factOf, textOf } from '../archetype.ts';
import { classOf, type ItemClass } from '../condition.ts';
import type { Content } from '../content.ts';

/** Classes whose kinds can't be told by looking. */
const DEALT: readonly ItemClass[] = ['potion', 'scroll', 'spellbook', 'wand', 'ring', 'amulet'];

/**
 * Deals looks to all kinds that can't be told by looking, unless they have the key `plain_looks`.
 * A class without looks in the content has none to hide behind. Label: `look`.
 * Throws a ContentError when a class has fewer looks than kinds.
 * @returns looks by archetype id
 */
export function dealAppearances(chance: Chance, content: Content): Map<string, string> {
  const dealt = new Map<string, string>();
  for (const itemClass of DEALT) {
    const source = looksOf(content, itemClass);
    if (source !== undefined) {
      dealClass(chance, source, kindsOf(content, itemClass), dealt);
    }
  }
  // Lamps and horns look alike whatever they do, in every game.
  for (const archetype of content.archetypes) {
    const look = textOf(archetype, 'looksLike');
    if (look !== '') {
      dealt.set(archetype.id, look);
    }
  }
  return dealt;
}

/** The object that says how unknown things of a class look, or undefined. */
export function looksOf(content: Content, itemClass: ItemClass): Archetype | undefined {
  return content.find(`looks_of_${itemClass}`);
}

function kindsOf(content: Content, itemClass: ItemClass): Archetype[] {
  return content.archetypes.filter(
    archetype => classOf(archetype) === itemClass && factOf(archetype, 'plainLooks') === 0,
  );
}

function dealClass(
  chance: Chance,
  source: Archetype,
  kinds: readonly Archetype[],
  dealt: Map<string, string>,
): void {
  const looks = textOf(source, 'looks')
    .split(',')
    .map(look => look.trim())
    .filter(look => look !== '');
  if (new Set(looks).size !== looks.length || looks.length < kinds.length) {
    const expected = `${kinds.length} different looks or more, separated by commas`;
    const got = String(new Set(looks).size);
    throw new ContentError([{ file: source.file, line: 1, field: 'looks', expected, got }]);
  }
  for (const { id } of kinds) {
    const place = chance.below(looks.length, 'look');
    dealt.set(id, looks[place]!);
    looks.splice(place, 1);
  }
}

// Spells of the content by what a user writes.

import { UsageError } from '../../../errors/index.ts';
import {
  type Archetype,
  type Content,
  packOf,
  subtypeName,
  TYPE,
  textOf,
  writtenName,
} from '../../../objects/index.ts';
import { isCastable } from '../../../spells/index.ts';
import { likeliestFirst, nearName, normalName } from '../reading/values.ts';

/** The spells of contents that were read. A content never changes. */
const spellsRead = new WeakMap<Content, readonly Archetype[]>();

/** All spells of a content: those of packs first, since a name is looked for in a pack before what ships. */
export function spellsOf(content: Content): readonly Archetype[] {
  let spells = spellsRead.get(content);
  if (spells === undefined) {
    spells = content.archetypes
      .filter(({ type }) => type === TYPE.spell)
      .sort((a, b) => Number(packOf(b.id) !== undefined) - Number(packOf(a.id) !== undefined));
    spellsRead.set(content, spells);
  }
  return spells;
}

/**
 * The spell that was written. Throws a UsageError for an unknown one, and for one that can't be cast.
 * @param field names the option or argument
 */
export function castableSpell(
  field: string,
  spells: readonly Archetype[],
  written: string,
): Archetype {
  const archetype = findSpell(field, spells, written);
  const { subtype } = archetype;
  if (!isCastable(subtype)) {
    // A pack's spell whose archetype for the map doesn't exist counts as of no subtype.
    const why =
      subtype === 0
        ? 'which names nothing that it puts on the map'
        : `of subtype ${subtype} (${subtypeName(subtype)})`;
    const got = `${shortId(archetype)}, ${why}`;
    throw new UsageError(field, got, 'a spell of a kind that can be cast here');
  }
  return archetype;
}

/** By its id, with or without `spell_`, or by its name; else by its name in the casting rules. */
function findSpell(field: string, spells: readonly Archetype[], written: string): Archetype {
  const wanted = normalName(written);
  const named =
    namesOf(spells).get(shortened(wanted)) ??
    spells.find(spell => wanted !== '' && textOf(spell, 'rulesName') === wanted);
  if (named !== undefined) {
    return named;
  }
  const names = spells.map(shortId);
  const close = nearName(shortened(wanted), names);
  throw new UsageError(
    field,
    written,
    close === undefined
      ? `a spell of the content; ${likeliestFirst(shortened(wanted), names)}`
      : `a spell of the content (did you mean ${close}?)`,
  );
}

/** Lists of spells by their ids and names; the first of a name has it. */
const namesRead = new WeakMap<readonly Archetype[], ReadonlyMap<string, Archetype>>();

function namesOf(spells: readonly Archetype[]): ReadonlyMap<string, Archetype> {
  const known = namesRead.get(spells);
  if (known !== undefined) {
    return known;
  }
  const names = new Map<string, Archetype>();
  for (const spell of spells) {
    for (const name of [shortId(spell), normalName(spell.name)]) {
      names.set(name, names.get(name) ?? spell);
    }
  }
  namesRead.set(spells, names);
  return names;
}

/** The id of a spell without its pack and without `spell_`, its words joined by hyphens. */
export function shortId({ id }: Archetype): string {
  return shortened(normalName(writtenName(id)));
}

/** A name without `spell-`. */
export function shortened(name: string): string {
  return name.replace(/^spell-/, '');
}

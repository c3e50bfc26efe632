// A spell of the content in the hands of a caster, for questions about odds.

import { readContent } from '@roguewright/content';
import { HeroSheet, type KnownSpell, knownSpell } from '@roguewright/engine/actors';
import { isSpecialSpell } from '@roguewright/engine/casting';
import { UsageError } from '@roguewright/engine/errors';
import { loadContent } from '@roguewright/engine/game';
import {
  type Archetype,
  type Content,
  LAST_CROSSFIRE_SUBTYPE,
  makeObject,
  packOf,
  subtypeName,
  TYPE,
  textOf,
  writtenName,
} from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import type { PathSets } from '@roguewright/engine/spellcraft';
import { isCastable } from '@roguewright/engine/spells';
import { packFiles } from '../content/pack-files.ts';
import { likeliestFirst, nameOption, nearName, normalName } from '../options.ts';

/** The options that choose a spell of the content. */
export interface ContentSpellOptions {
  readonly spell?: string;
  /** Folders of packs. */
  readonly content?: readonly string[];
}

/** The caster's numbers that a spell asks for. */
export interface Caster {
  readonly role: string;
  readonly level: number;
  readonly intelligence: number;
  readonly wisdom: number;
  readonly dexterity: number;
  readonly paths: PathSets;
}

/** A spell as its caster knows it. */
export interface ContentSpell {
  readonly content: Content;
  readonly archetype: Archetype;
  readonly known: KnownSpell;
  readonly special: boolean;
  /** The slot whose rules say what the spell does once it is cast. */
  readonly slot: 'casting' | 'spells';
  /** Another spell that the casting rules call by the name that was written; absent: none. */
  readonly namesake: string | undefined;
}

/** Reads the spell. Throws a UsageError for an unknown one, and a ContentError for broken files. */
export function contentSpell(
  ruleset: Ruleset,
  { spell = '', content: own }: ContentSpellOptions,
  caster: Caster,
): ContentSpell {
  const content = loadContent([...readContent(), ...packFiles(own ?? [])]);
  nameOption('--role', caster.role, Object.keys(ruleset.bridges.roles));
  // A name is looked for in the last pack first, then in what ships.
  const spells = content.archetypes
    .filter(({ type }) => type === TYPE.spell)
    .sort((a, b) => Number(packOf(b.id) !== undefined) - Number(packOf(a.id) !== undefined));
  const archetype = findSpell(spells, spell);
  const { subtype } = archetype;
  if (!isCastable(subtype)) {
    const got = `${shortId(archetype)}, of subtype ${subtype} (${subtypeName(subtype)})`;
    throw new UsageError('--spell', got, 'a spell of a kind that can be cast here');
  }
  let id = 0;
  const known = knownSpell(
    ruleset,
    sheetOf(caster),
    makeObject(content, archetype, () => ++id),
  );
  return {
    content,
    archetype,
    known,
    special: isSpecialSpell(ruleset.slots.casting, caster.role, known.slug),
    slot: known.facts.subtype > LAST_CROSSFIRE_SUBTYPE ? 'casting' : 'spells',
    namesake: namesakeOf(spells, spell, archetype),
  };
}

/** By its id, with or without `spell_`, or by its name; else by its name in the casting rules. */
function findSpell(spells: readonly Archetype[], written: string): Archetype {
  const wanted = normalName(written);
  const named =
    spells.find(spell => [shortId(spell), normalName(spell.name)].includes(shortened(wanted))) ??
    spells.find(spell => textOf(spell, 'rulesName') === wanted);
  if (named !== undefined) {
    return named;
  }
  const names = spells.map(shortId);
  const close = nearName(shortened(wanted), names);
  throw new UsageError(
    '--spell',
    written,
    close === undefined
      ? `a spell of the content; ${likeliestFirst(shortened(wanted), names)}`
      : `a spell of the content (did you mean ${close}?)`,
  );
}

/** The spell that the casting rules mean by what was written, if it is another. */
function namesakeOf(
  spells: readonly Archetype[],
  written: string,
  found: Archetype,
): string | undefined {
  const wanted = shortened(normalName(written));
  const meant = spells.find(spell => textOf(spell, 'rulesName') === wanted);
  return meant === undefined || meant === found ? undefined : shortId(meant);
}

function shortId({ id }: Archetype): string {
  return shortened(normalName(writtenName(id)));
}

function shortened(name: string): string {
  return name.replace(/^spell-/, '');
}

/** Attributes that spells don't ask for. */
const AVERAGE = 10;

function sheetOf({ role, level, intelligence, wisdom, dexterity, paths }: Caster): HeroSheet {
  const sheet = new HeroSheet('', role, 'human', {
    strength: AVERAGE,
    dexterity,
    constitution: AVERAGE,
    charisma: AVERAGE,
    intelligence,
    wisdom,
  });
  sheet.level = level;
  sheet.worn = { ...sheet.worn, paths };
  return sheet;
}

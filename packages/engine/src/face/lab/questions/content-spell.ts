// A spell of the content in the hands of a caster, for questions about odds.

import { HeroSheet, type KnownSpell, knownSpell } from '../../../actors/index.ts';
import { isSpecialSpell } from '../../../casting/index.ts';
import {
  type Archetype,
  type Content,
  LAST_CROSSFIRE_SUBTYPE,
  makeObject,
  textOf,
} from '../../../objects/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import type { PathSets } from '../../../spellcraft/index.ts';
import { nameOption, normalName } from '../reading/values.ts';
import { castableSpell, shortened, shortId, spellsOf } from './find-spell.ts';

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

/** The spell that is written. Throws a UsageError for an unknown one. */
export function contentSpell(
  ruleset: Ruleset,
  content: Content,
  spell: string,
  caster: Caster,
): ContentSpell {
  nameOption('--role', caster.role, Object.keys(ruleset.bridges.roles));
  const spells = spellsOf(content);
  const archetype = castableSpell('--spell', spells, spell);
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

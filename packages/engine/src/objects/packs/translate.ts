// Makes an archetype of a pack one of this game. What has a glyph is written for this game and taken as it is;
// anything else is written for Crossfire and gets the keys of this game by stated rules.

import { clamp } from '../../integers/index.ts';
import type { ForeignRules } from '../../worldrules/index.ts';
import { type Archetype, type ArchetypeContent, TYPE } from '../archetype.ts';
import { numbersFit, rangesOf } from '../checks/check-fields.ts';
import { isFixture } from '../fixture-types.ts';
import { isGod } from '../gods/god.ts';
import { type CreatureSetting, type Translation, translateCreature } from './foreign-creature.ts';
import { translateThing } from './foreign-thing.ts';

/** A translated archetype. */
export interface Translated {
  readonly archetype: Archetype;
  /** What is passed over, each a short phrase. */
  readonly passedOver: readonly string[];
  /** Fields that were out of range, and the number that they have now. */
  readonly moved: readonly { readonly field: string; readonly from: number; readonly to: number }[];
}

/** Flags of Crossfire that mean something else here. */
const OTHER_MEANING = 'unique';

/** Whether an archetype is a creature. */
export function isCreature({ type, flags }: Archetype): boolean {
  return flags.has('monster') && type !== TYPE.spell;
}

/** An archetype written for Crossfire, in this game's terms. */
export function translate(
  given: Archetype,
  rules: ForeignRules,
  setting: CreatureSetting,
): Translated {
  const source = asPotion(given);
  const isAlive = isCreature(source);
  const change = isAlive
    ? translateCreature(source, rules, setting)
    : translateThing(source, rules);
  const reason = isAlive ? undefined : unused(source, setting);
  // A god's title is the god that it opposes.
  const named = isGod(source) ? source : withTitle(source);
  const isUnheld = (!isAlive && isIntangible(source)) || isGod(source);
  const merged = merge(named, change, isUnheld);
  const { archetype, moved } = withinRanges(merged);
  return {
    archetype,
    moved,
    passedOver: reason === undefined ? change.passedOver : [reason, ...change.passedOver],
  };
}

/** The number that the document gives to potions of spells; in the program it is that of events. */
const SPELL_POTION = 116;

/** A thing of that number with something inside is a potion. */
function asPotion(source: Archetype): Archetype {
  return source.type === SPELL_POTION && source.inventory.length > 0
    ? { ...source, type: TYPE.potion, numbers: { ...source.numbers, type: TYPE.potion } }
    : source;
}

function merge(source: Archetype, change: Translation, isIntangible: boolean): Archetype {
  const numbers: Record<string, number> = {
    ...source.numbers,
    ...change.numbers,
    ...(isIntangible ? { intangible: 1 } : {}),
  };
  const flags = source.flags.has(OTHER_MEANING)
    ? new Set([...source.flags].filter(flag => flag !== OTHER_MEANING))
    : source.flags;
  return {
    ...source,
    type: numbers.type ?? source.type,
    numbers,
    texts: { ...source.texts, ...change.texts },
    flags,
  };
}

/** A title is part of the name: `girdle` with the title `of strength`. */
function withTitle(source: Archetype): Archetype {
  const { title = '' } = source.texts;
  return title === ''
    ? source
    : { ...source, name: `${source.name} ${title}`, plural: `${source.plural} ${title}` };
}

/**
 * Crossfire's types that are no things to carry, and what is told of them. The forces that its server keeps in files
 * are made here without a file.
 */
const INTANGIBLE: ReadonlyMap<number, string> = new Map([
  [1, 'players aren’t things'],
  [43, 'skills aren’t used'],
  [49, 'the game has forces of its own'],
  [114, 'the game has forces of its own'],
  [115, 'the game has forces of its own'],
  [116, 'events aren’t used'],
  [TYPE.corpse, 'bodies lie only where a creature died'],
  [TYPE.disease, 'no spell brings this disease'],
  [TYPE.symptom, 'the game has symptoms of its own'],
]);

/** Whether nobody can hold it, and so no list makes it: a force, a disease, whatever is invisible and no magic. */
function isIntangible({ type, numbers }: Archetype): boolean {
  const isMagic = type === TYPE.spell || type === TYPE.effect;
  return !isMagic && (INTANGIBLE.has(type) || (numbers.invisible ?? 0) !== 0);
}

/** Why something that nobody can hold has no use here; undefined: it has one, or it can be held. */
function unused(source: Archetype, { isMade }: CreatureSetting): string | undefined {
  const isUsed = isFixture(source) || (source.type === TYPE.disease && isMade);
  if (isUsed || !isIntangible(source)) {
    return undefined;
  }
  return INTANGIBLE.get(source.type) ?? 'invisible things aren’t used';
}

/** Moves each number that the game reads into its range, with those of what is inside. */
function withinRanges(source: Archetype): Pick<Translated, 'archetype' | 'moved'> {
  if (numbersFit(source)) {
    return { archetype: source, moved: [] };
  }
  const moved: { field: string; from: number; to: number }[] = [];
  const numbers = { ...source.numbers };
  for (const { field, key, least, most, fraction } of rangesOf(source)) {
    const from = numbers[key];
    if (from !== undefined) {
      const whole = fraction === true ? from : Math.trunc(from);
      const to = clamp(Number.isFinite(whole) ? whole : 0, least, most);
      if (to !== from) {
        numbers[key] = to;
        moved.push({ field, from, to });
      }
    }
  }
  return { archetype: moved.length === 0 ? source : { ...source, numbers }, moved };
}

/** The spell that a carrier releases stands first; without one, what it holds is left out. */
export function spellFirst(
  { type, inventory }: Archetype,
  isSpell: (inside: ArchetypeContent) => boolean,
): readonly ArchetypeContent[] {
  if (!CARRIERS.has(type) || inventory.length === 0) {
    return inventory;
  }
  const spells = inventory.filter(isSpell);
  return spells.length === inventory.length ? inventory : spells;
}

const CARRIERS: ReadonlySet<number> = new Set([
  TYPE.potion,
  TYPE.scroll,
  TYPE.wand,
  TYPE.rod,
  TYPE.tool,
  TYPE.spellbook,
]);

// A creature or a weapon of the content, named in a question about attacks, shots and throws: its numbers take the
// place of those that would be written.

import { UsageError } from '../../../errors/index.ts';
import {
  type Archetype,
  type Content,
  slaysUnder,
  TYPE,
  textOf,
  weaponFacts,
} from '../../../objects/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import type { IsTold } from '../kinds/lab-kind.ts';
import { likeliestFirst, nearName, normalName } from '../reading/values.ts';
import { creatureNamed, struckInputs } from './creature-numbers.ts';
import type { StrikingOptions, TargetOptions } from './fighter.ts';

/** The options of a target that may be named. */
export interface NamedTarget extends TargetOptions {
  readonly creature?: string;
}

/**
 * The options with the numbers of the named creature, and its name. Throws a UsageError for an unknown one.
 * @param content read only where a creature is named
 */
export function withCreature<Options extends NamedTarget>(
  content: () => Content,
  ruleset: Ruleset,
  options: Options,
): { readonly options: Options; readonly name?: string } {
  if (options.creature === undefined) {
    return { options };
  }
  const kind = creatureNamed('--creature', content(), options.creature);
  const inputs = struckInputs(ruleset, kind);
  const { ac = options.ac, hp, 'monster-flags': monsterFlags = '' } = inputs;
  return {
    options: { ...options, ac, ...(hp !== undefined && { hp }), monsterFlags },
    name: kind.name,
  };
}

/** The options about what strikes, its kind where the question has one, and its dice under another name. */
type NamedArms = Partial<StrikingOptions>;

/**
 * The options with the numbers of the weapon that stands in place of dice, and its name. What is told beside it
 * counts: a weight in place of its own, bonuses and slays on top of its own. Throws a UsageError for an unknown one.
 * @param field the field of the dice: `weapon`, `missile` or `object`
 * @param content read only where a weapon is named
 */
export function withArms<Options extends NamedArms>(
  content: () => Content,
  field: 'weapon' | 'missile' | 'object',
  options: Options & { readonly [key in typeof field]?: string },
  isTold: IsTold,
): { readonly options: Options; readonly name?: string } {
  const written = options[field];
  if (written === undefined || !isName(written)) {
    return { options };
  }
  const kind = armsNamed(`--${field}`, content(), written);
  const facts = weaponFacts(kind);
  const told = (name: keyof NamedArms) => (isTold(name) ? options[name] : undefined);
  const own = [...new Set([...facts.flags, ...slaysUnder(kind)])];
  return {
    options: {
      ...options,
      [field]: `${facts.dice}d${facts.sides}`,
      kind: told('kind') ?? facts.kind,
      weight: told('weight') ?? String(facts.weight / 10),
      toHit: plus(facts.toHit, options.toHit),
      toDam: plus(facts.toDam, options.toDam),
      flags: [...own, ...(options.flags ? [options.flags] : [])].join(','),
    },
    name: kind.name,
  };
}

/** Dice begin with a digit. So does what is no name. */
function isName(written: string): boolean {
  return /^\p{L}/u.test(written.trim()) && !/^d\d/u.test(written.trim());
}

/** A text that isn't an integer stays, so that its reader can say so. */
function plus(own: number, told = '0'): string {
  return /^[+-]?\d+$/u.test(told) ? String(own + Number(told)) : told;
}

/** All that has dice of damage and a kind of Angband's. */
function armsOf({ archetypes }: Content): readonly Archetype[] {
  return archetypes.filter(
    kind =>
      (kind.type === TYPE.weapon || kind.type === TYPE.ammunition) &&
      textOf(kind, 'weaponKind') !== '',
  );
}

/** The names of all weapons and missiles that can be asked about. */
export function armsNames(content: Content): readonly string[] {
  return [...new Set(armsOf(content).map(({ name }) => normalName(name)))].toSorted();
}

function armsNamed(field: string, content: Content, written: string): Archetype {
  const wanted = normalName(written);
  const arms = armsOf(content);
  const found =
    arms.find(({ id }) => normalName(id) === wanted) ??
    arms.find(({ name }) => normalName(name) === wanted);
  if (found !== undefined) {
    return found;
  }
  const names = armsNames(content);
  const close = nearName(wanted, names);
  throw new UsageError(
    field,
    written,
    close === undefined
      ? `dice such as 2d5, or a weapon of the content; ${likeliestFirst(wanted, names)}`
      : `dice such as 2d5, or a weapon of the content (did you mean ${close}?)`,
  );
}

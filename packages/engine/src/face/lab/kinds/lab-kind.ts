// A kind of question: what answers it.

import type { Content } from '../../../objects/index.ts';
import { parseRulesetName, type Ruleset, type RulesetLibrary } from '../../../rulesets/index.ts';
import type { LabField } from '../fields/field.ts';
import type { LabAnswer } from '../figures/lab-answer.ts';
import { OptionError } from '../reading/option-error.ts';

/** What a question says of its content. */
export interface AskedContent {
  /** Names of packs. */
  readonly packs: readonly string[];
  /** Archetypes as text; empty: none. */
  readonly own: string;
}

/** Where rulesets are looked up by name. */
type Rulesets = Pick<RulesetLibrary, 'resolve' | 'fills'>;

/** What questions are put to. */
export interface QuestionWorld {
  readonly rulesets: Rulesets;
  /** The content whose spells can be asked about. */
  readonly content: () => Content;
  /**
   * The content with packs by their names and archetypes as text, which replace those of the same name; absent: what
   * ships is all. Throws a ContentError with every problem, and a UsageError for an unknown pack.
   */
  readonly contentWith?: (asked: AskedContent) => Content;
  /** The names of the packs that can be asked about. */
  readonly packs?: readonly string[];
  /** The tables of the handbook; absent: they can't be asked about. */
  readonly handbook?: LabHandbook;
}

/** What the lab offers questions from: its rulesets can be listed. */
export interface LabWorld extends QuestionWorld {
  readonly rulesets: RulesetLibrary;
}

/** The handbook as the lab reads it. */
export interface LabHandbook {
  /** The sections that have tables, such as `casting.fail`. */
  readonly sections: readonly string[];
  /** The tables of a section under a ruleset. Throws a UsageError for an unknown section. */
  readonly tables: (ruleset: Ruleset, section: string) => readonly LabTable[];
}

/** A table of the handbook. The first cell of each row is its key. */
export interface LabTable {
  readonly caption: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly { readonly text: string }[])[];
}

/** Whether a field was told, and not left at its usual value. */
export type IsTold = (field: string) => boolean;

/** What every kind of question is told. */
export interface RulesOptions {
  readonly ruleset: string;
}

/** The names of the kinds, as on the command line. */
export const LAB_KINDS = [
  'cast',
  'attack',
  'shoot',
  'throw',
  'speed',
  'charge',
  'duel',
  'area',
  'sequence',
  'study',
  'memory',
  'wrest',
  'cancel',
  'treasure',
  'table',
] as const;

/** The name of a kind. */
export type LabKindName = (typeof LAB_KINDS)[number];

/** A kind of question, such as `cast`. */
export interface LabKind<Options extends RulesOptions> {
  readonly name: LabKindName;
  /**
   * Throws a UsageError for a wrong value, and for a field that the others leave without a meaning.
   * @param isBrief the facts that mattered aren't asked for, as in a sweep
   */
  readonly answer: (
    world: QuestionWorld,
    options: Options,
    isTold: IsTold,
    isBrief: boolean,
  ) => LabAnswer;
}

/** The rules of a question. Throws a RulesetError for unknown ones. */
export function rulesOf({ rulesets }: QuestionWorld, { ruleset }: RulesOptions): Ruleset {
  return rulesets.resolve(parseRulesetName(ruleset));
}

/** Why a field says nothing beside the others, as its error puts it; undefined: it says something. */
function idleness({ needs, excludes = {} }: LabField, isTold: IsTold): string | undefined {
  const against = Object.keys(excludes).find(isTold);
  if (needs !== undefined && !needs.some(isTold)) {
    return `needs ${needs.map(name => `--${name}`).join(' or ')}`;
  }
  return against === undefined
    ? undefined
    : `can't be combined with --${against}, ${excludes[against]}`;
}

/** Throws a UsageError for a field that is told and says nothing beside the others. */
export function refuseIdle(fields: readonly LabField[], isTold: IsTold): void {
  for (const field of fields) {
    const problem = isTold(field.name) ? idleness(field, isTold) : undefined;
    if (problem !== undefined) {
      throw new OptionError(`--${field.name}`, problem);
    }
  }
}

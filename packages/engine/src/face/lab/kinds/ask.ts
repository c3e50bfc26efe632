// A question as inputs by name, answered: what the page, an address and every sweep have in common.

import type { Figure, Inputs } from '../../../odds/index.ts';
import { DEFAULT_RULESET } from '../../../rulesets/index.ts';
import { CONTENT_FIELDS } from '../fields/content-fields.ts';
import { type LabField, numberField, textField } from '../fields/field.ts';
import type { LabAnswer } from '../figures/lab-answer.ts';
import { OptionError } from '../reading/option-error.ts';
import { integerOption } from '../reading/values.ts';
import { AREA_KIND } from './area-kind.ts';
import { worldOfQuestion } from './asked-content.ts';
import { MEMORY_KIND, STUDY_KIND } from './book-kinds.ts';
import { CAST_KIND } from './cast-kind.ts';
import { DUEL_KIND } from './duel-kind.ts';
import { ATTACK_KIND, SHOOT_KIND, THROW_KIND } from './fight-kinds.ts';
import { CANCEL_KIND, WREST_KIND } from './item-kinds.ts';
import {
  type IsTold,
  LAB_KINDS,
  type LabKind,
  type LabKindName,
  type QuestionWorld,
  type RulesOptions,
} from './lab-kind.ts';
import { optionsOf } from './options-of.ts';
import { CHARGE_KIND, SPEED_KIND } from './other-kinds.ts';
import { SEQUENCE_KIND } from './sequence-kind.ts';
import { TABLE_KIND } from './table-kind.ts';
import { TREASURE_KIND } from './treasure-kind.ts';

/** A kind, whatever its options are. */
type AnyKind = LabKind<RulesOptions & never>;

const KINDS = {
  cast: CAST_KIND,
  attack: ATTACK_KIND,
  shoot: SHOOT_KIND,
  throw: THROW_KIND,
  speed: SPEED_KIND,
  charge: CHARGE_KIND,
  duel: DUEL_KIND,
  area: AREA_KIND,
  sequence: SEQUENCE_KIND,
  study: STUDY_KIND,
  memory: MEMORY_KIND,
  wrest: WREST_KIND,
  cancel: CANCEL_KIND,
  treasure: TREASURE_KIND,
  table: TABLE_KIND,
} as const satisfies Record<LabKindName, AnyKind>;

/** The greatest number that a share may be asked of. */
const MOST = 1_000_000;

/** How a number is compared with the one that is asked about. */
type ShareName = 'exactly' | 'at-least' | 'at-most';

/** One such comparison. */
interface Share {
  readonly says: string;
  readonly words: string;
  readonly holds: (value: number, bound: number) => boolean;
}

const SHARES: Readonly<Record<ShareName, Share>> = {
  exactly: {
    says: 'the chance of exactly so much damage, charges or points',
    words: 'exactly',
    holds: (value, bound) => value === bound,
  },
  'at-least': {
    says: 'the chance of so much or more',
    words: 'at least',
    holds: (value, bound) => value >= bound,
  },
  'at-most': {
    says: 'the chance of so much or less',
    words: 'at most',
    holds: (value, bound) => value <= bound,
  },
};

/** The names of the fields that ask for the chance of a number. */
export const SHARE_NAMES = Object.keys(SHARES) as readonly ShareName[];

/** Fields that every kind has: a share of the distribution. */
export const SHARE_FIELDS: readonly LabField[] = SHARE_NAMES.map(name => ({
  ...numberField(name, SHARES[name].says, '', [-MOST, MOST]),
  group: 'Share',
}));

/** The field of the rules, which every kind has. */
export const RULESET_FIELD: LabField = {
  ...textField('ruleset', 'ruleset or composition', DEFAULT_RULESET, 'ID'),
  group: 'Rules',
};

/** The fields of a kind, those that every kind has among them. */
export function fieldsOf(kind: LabKindName): readonly LabField[] {
  const ofContent = WITH_CONTENT.has(kind) ? CONTENT_FIELDS : [];
  return [RULESET_FIELD, ...KINDS[kind].fields, ...ofContent, ...SHARE_FIELDS];
}

/** The kinds that name spells, creatures, weapons or treasure. */
const WITH_CONTENT: ReadonlySet<LabKindName> = new Set([
  ...(['cast', 'attack', 'shoot', 'throw', 'duel', 'area', 'sequence', 'treasure'] as const),
]);

const USUAL = Object.fromEntries(
  LAB_KINDS.map(kind => [
    kind,
    Object.fromEntries(fieldsOf(kind).map(({ name, usual }) => [name, usual])),
  ]),
) as Readonly<Record<LabKindName, Inputs>>;

/** The inputs of a kind where nothing is told. */
export function usualInputs(kind: LabKindName): Inputs {
  return USUAL[kind];
}

/**
 * Answers a question. Absent inputs are as usual; inputs of other names are passed over.
 * @param isBrief without the facts that mattered
 * @throws UsageError for a wrong value, and for a field that the others leave without a meaning
 */
export function answerInputs(
  world: QuestionWorld,
  kind: LabKindName,
  inputs: Inputs,
  isBrief = false,
): LabAnswer {
  const usual = usualInputs(kind);
  const all = { ...usual, ...inputs };
  const isTold: IsTold = name => all[name] !== usual[name];
  const { fields, answer } = KINDS[kind] as unknown as LabKind<RulesOptions>;
  const options = optionsOf([RULESET_FIELD, ...fields], all) as unknown as RulesOptions;
  const put = worldOfQuestion(world, all);
  const answered = answer(put, options, isTold, isBrief);
  const shares = SHARE_NAMES.flatMap(name => shareOf(answered, name, all[name] ?? ''));
  return { ...answered, figures: [...answered.figures, ...shares] };
}

function shareOf({ spread, figures }: LabAnswer, name: ShareName, text: string): Figure[] {
  if (text === '') {
    return [];
  }
  const bound = integerOption(`--${name}`, text, -MOST, MOST);
  if (spread === undefined) {
    if (figures.length === 0) {
      return [];
    }
    throw new OptionError(`--${name}`, 'needs a question about damage, charges or points');
  }
  const { words, holds } = SHARES[name];
  let value = 0;
  for (const [number, probability] of spread.list) {
    value += holds(number, bound) ? probability : 0;
  }
  const of = `${spread.of} (${words} ${bound} ${spread.unit})`;
  return [{ name, kind: 'chance', value: Math.min(1, value), of, better: 'more' }];
}

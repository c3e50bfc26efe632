// The fields of every kind of question. A page reads them without what answers the questions.

import type { Inputs } from '../../../odds/index.ts';
import { DEFAULT_RULESET } from '../../../rulesets/index.ts';
import { LAB_KINDS, type LabKindName } from '../kinds/lab-kind.ts';
import { AREA_FIELDS } from './area-fields.ts';
import { CAST_FIELDS } from './cast-fields.ts';
import { CHARGE_FIELDS } from './charge-fields.ts';
import { CONTENT_FIELDS } from './content-fields.ts';
import { DUEL_FIELDS } from './duel-fields.ts';
import { type LabField, numberField, textField } from './field.ts';
import { ATTACK_FIELDS, SHOOT_FIELDS, THROW_FIELDS } from './fight-fields.ts';
import {
  CANCEL_FIELDS,
  MEMORY_FIELDS,
  STUDY_FIELDS,
  TABLE_FIELDS,
  WREST_FIELDS,
} from './rule-fields.ts';
import { SEQUENCE_FIELDS } from './sequence-fields.ts';
import { SPEED_FIELDS } from './speed-fields.ts';
import { TREASURE_FIELDS } from './treasure-fields.ts';

/** The fields of each kind of its own. */
export const OWN_FIELDS: Readonly<Record<LabKindName, readonly LabField[]>> = {
  cast: CAST_FIELDS,
  attack: ATTACK_FIELDS,
  shoot: SHOOT_FIELDS,
  throw: THROW_FIELDS,
  speed: SPEED_FIELDS,
  charge: CHARGE_FIELDS,
  duel: DUEL_FIELDS,
  area: AREA_FIELDS,
  sequence: SEQUENCE_FIELDS,
  study: STUDY_FIELDS,
  memory: MEMORY_FIELDS,
  wrest: WREST_FIELDS,
  cancel: CANCEL_FIELDS,
  treasure: TREASURE_FIELDS,
  table: TABLE_FIELDS,
};

/** The greatest number that a share may be asked of. */
export const MOST_SHARE = 1_000_000;

/** How a number is compared with the one that is asked about. */
export type ShareName = 'exactly' | 'at-least' | 'at-most';

/** One such comparison. */
interface Share {
  readonly says: string;
  readonly words: string;
  readonly holds: (value: number, bound: number) => boolean;
}

export const SHARES: Readonly<Record<ShareName, Share>> = {
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
const SHARE_FIELDS: readonly LabField[] = SHARE_NAMES.map(name => ({
  ...numberField(name, SHARES[name].says, '', [-MOST_SHARE, MOST_SHARE]),
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
  return [RULESET_FIELD, ...OWN_FIELDS[kind], ...ofContent, ...SHARE_FIELDS];
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

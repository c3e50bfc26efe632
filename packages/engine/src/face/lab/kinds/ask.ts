// A question as inputs by name, answered: what the page, an address and every sweep have in common.

import type { Figure, Inputs } from '../../../odds/index.ts';
import {
  MOST_SHARE,
  OWN_FIELDS,
  RULESET_FIELD,
  SHARE_NAMES,
  SHARES,
  type ShareName,
  usualInputs,
} from '../fields/kind-fields.ts';
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
import type { IsTold, LabKind, LabKindName, QuestionWorld, RulesOptions } from './lab-kind.ts';
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
  const { answer } = KINDS[kind] as unknown as LabKind<RulesOptions>;
  const options = optionsOf([RULESET_FIELD, ...OWN_FIELDS[kind]], all) as unknown as RulesOptions;
  const put = worldOfQuestion(world, all);
  const answered = answer(put, options, isTold, isBrief);
  const shares = SHARE_NAMES.flatMap(name => shareOf(answered, name, all[name] ?? ''));
  return { ...answered, figures: [...answered.figures, ...shares] };
}

function shareOf({ spread, figures }: LabAnswer, name: ShareName, text: string): Figure[] {
  if (text === '') {
    return [];
  }
  const bound = integerOption(`--${name}`, text, -MOST_SHARE, MOST_SHARE);
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

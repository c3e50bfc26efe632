// What one attempt to cast is worth.

import { castForgotten } from '../../../casting/index.ts';
import { Enumerator } from '../../../chance/index.ts';
import { attemptsAt, type CastOdds, castOdds, objectCastOdds } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { CAST_FIELDS } from '../fields/cast-fields.ts';
import { type CastAnswer, castFigures } from '../figures/cast-figures.ts';
import { rulesetLine } from '../figures/ruleset-line.ts';
import {
  type CastOptions,
  type CastQuestion,
  castQuestion,
  PURSE,
} from '../questions/cast-question.ts';
import { ForcedLuck, LUCK_OF_CASTS, type LuckOptions } from '../reading/forced-luck.ts';
import { OptionError } from '../reading/option-error.ts';
import {
  type IsTold,
  type LabKind,
  type QuestionWorld,
  type RulesOptions,
  refuseIdle,
  rulesOf,
} from './lab-kind.ts';

/** A question that was read, and its answer. */
export interface AskedCast {
  readonly ruleset: Ruleset;
  readonly question: CastQuestion;
  /** Absent: a path of the spell is denied to the caster. */
  readonly answer: CastAnswer | undefined;
  readonly luck: ForcedLuck;
}

/**
 * Reads a question and answers it. Throws a UsageError for a wrong value or an idle field.
 * @param isBrief without the facts that mattered
 */
export function askCast(
  world: QuestionWorld,
  options: CastOptions & RulesOptions & LuckOptions,
  isTold: IsTold,
  isBrief = false,
): AskedCast {
  const ruleset = rulesOf(world, options);
  refuseIdle(CAST_FIELDS, isTold);
  const luck = new ForcedLuck(LUCK_OF_CASTS, options.force);
  return luck.ask(() => {
    const question = castQuestion(ruleset, world.content, options, isBrief, luck);
    if (question.denied) {
      return { ruleset, question, luck, answer: undefined };
    }
    refuseUnmet(question, isTold);
    return { ruleset, question, luck, answer: answerOf(ruleset, question, options, isBrief, luck) };
  });
}

/** Casts as a kind of question. */
export const CAST_KIND: LabKind<CastOptions & RulesOptions & LuckOptions> = {
  name: 'cast',
  answer: (world, options, isTold, isBrief) => {
    const { ruleset, question, answer, luck } = askCast(world, options, isTold, isBrief);
    const ofSpells = question.known?.spell.slot === 'spells';
    const slots = ofSpells ? (['casting', 'spells'] as const) : (['casting'] as const);
    const figures = castFigures(question, rulesetLine(ruleset, slots, world.rulesets), answer);
    return { ...figures, remarks: [...luck.remarks, ...figures.remarks] };
  },
};

/** Fields about the target of a spell. */
const OF_TARGET = ['dex', 'distance', 'target-level', 'target-ac', 'target-mr', 'resist'];

/** Throws a UsageError for a field about a target that the spell doesn't meet. */
function refuseUnmet({ damage, known }: CastQuestion, isTold: IsTold): void {
  if (damage !== undefined) {
    return;
  }
  if (isTold('target-hp')) {
    throw new OptionError('--target-hp', 'needs a spell that does damage');
  }
  const unmet = known?.effect.brings === undefined ? OF_TARGET.find(isTold) : undefined;
  if (unmet !== undefined) {
    throw new OptionError(`--${unmet}`, 'needs a spell that meets a target');
  }
}

/** The attempt alone, by the rules that decide it. */
export function oddsOfAttempt(
  { slots }: Ruleset,
  { byObject, view }: Pick<CastQuestion, 'byObject' | 'view'>,
  brief: boolean,
  ask: Enumerator,
): CastOdds {
  return byObject === undefined
    ? castOdds(slots.casting, { ...view, brief }, ask)
    : objectCastOdds(slots.spells, byObject, ask, brief);
}

function answerOf(
  ruleset: Ruleset,
  question: CastQuestion,
  options: CastOptions,
  isBrief: boolean,
  luck: ForcedLuck,
): CastAnswer {
  const { damage, hitPoints, view } = question;
  const { casting } = ruleset.slots;
  const odds = oddsOfAttempt(ruleset, question, isBrief, luck.enumerator());
  const isForgotten = options.forgotten === true && odds.ends.get('forgotten') === 1;
  const { spellLevel } = view.caster;
  const before = { confusion: 0, stun: 0, energy: PURSE, nutrition: 0 };
  return {
    odds,
    target:
      damage === undefined || hitPoints === undefined || isForgotten
        ? undefined
        : attemptsAt(odds, damage, hitPoints),
    backfires: isForgotten
      ? new Enumerator().ask(castForgotten, casting, { spellLevel, ...before })
      : undefined,
  };
}

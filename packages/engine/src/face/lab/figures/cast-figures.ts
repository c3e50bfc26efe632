// The figures of `odds cast`.

import type { ForgottenCast } from '../../../casting/index.ts';
import { Distribution, type Outcomes } from '../../../chance/index.ts';
import type { CastOdds, Figure, SpellAtTarget } from '../../../odds/index.ts';
import type { CastQuestion } from '../questions/cast-question.ts';
import { amount, chance, killing, triesPlot } from './figures.ts';
import type { LabAnswer, LabPlot, Spread } from './lab-answer.ts';

/** What the attempt and, where there is a target, the damage come to. */
export interface CastAnswer {
  readonly odds: CastOdds;
  readonly target: SpellAtTarget | undefined;
  /** What casting a forgotten spell does instead; absent: the spell isn't forgotten. */
  readonly backfires: Outcomes<ForgottenCast> | undefined;
}

const ATTEMPTS = 'of all attempts';

/** Why a cast of a denied path comes to nothing. */
export const DENIED = 'Refused: a path of this spell is denied to the caster. Nothing is paid.';

/**
 * The answer as figures. A spell whose path is denied has none.
 * @param answer absent: it is denied
 * @param rules the line that names the rules
 */
export function castFigures(
  question: CastQuestion,
  rules: string,
  answer: CastAnswer | undefined,
): LabAnswer {
  const { title, known } = question;
  if (answer === undefined) {
    return { title, rules, figures: [], plots: [], remarks: [DENIED], notes: [] };
  }
  const { odds, target, backfires } = answer;
  const casts = odds.paid.probability(({ outcome }) => outcome === 'cast');
  const fails = chance(
    'fail',
    odds.paid.probability(({ outcome }) => outcome !== 'cast'),
    ATTEMPTS,
    'less',
  );
  const notes = [...odds.notes, ...(known?.effect.notes ?? [])];
  if (backfires !== undefined) {
    return { title, rules, figures: [fails], plots: [], remarks: [FORGOTTEN], notes };
  }
  const figures = [
    fails,
    amount(
      'price',
      odds.price,
      question.view.attempt.pool === 'grace' ? 'grace' : 'energy',
      'less',
    ),
    ...effects(question, casts),
    ...killing(target?.kill, target?.turns, ['attempts on average', ATTEMPTS]),
  ];
  return {
    ...{ title, rules, figures, notes },
    details: attemptDetails(odds),
    spread: spreadOf(question, casts),
    plots: [...healingPlot(question), ...triesPlot(target?.turns, 'attempts')],
    remarks: known === undefined ? [] : remarksOf(known),
  };
}

/** How the attempt ends, and what a cast takes besides its price. */
function attemptDetails({ ends, paid }: CastOdds): Figure[] {
  const cast = paid.list.find(({ value }) => value.outcome === 'cast')?.value;
  return [
    ...[...ends].map(([end, share]) => chance(`ends: ${end}`, share, ATTEMPTS)),
    ...(cast === undefined ? [] : [amount('nutrition', cast.nutrition, 'of a cast', 'less')]),
  ];
}

/** What is said of a forgotten spell. */
const FORGOTTEN =
  'The spell is forgotten: the attempt fails, and it may confuse or stun the caster.';

function healingPlot({ healing }: CastQuestion): LabPlot[] {
  return healing === undefined
    ? []
    : [
        {
          title: 'Hit points given back by one cast',
          unit: 'hit points',
          values: [...healing],
          mean: healing.mean,
          isOpen: false,
        },
      ];
}

const HARMLESS = {
  resisted: 'The target resists the spell.',
  'out-of-reach': 'The target is out of reach.',
};

function remarksOf({ effect, assumed }: NonNullable<CastQuestion['known']>): string[] {
  const meets = (effect.damage ?? effect.brings) !== undefined;
  return [
    ...(meets ? [`Assumed: ${assumed}.`] : []),
    ...(effect.harmless === undefined ? [] : [HARMLESS[effect.harmless]]),
    ...(effect.certainty?.kind === 'estimated'
      ? ['What the spell does is estimated from some hundred casts.']
      : []),
  ];
}

function effects({ damage, healing, known }: CastQuestion, casts: number): Figure[] {
  const brings = known?.effect.brings;
  return [
    ...(damage === undefined
      ? []
      : [amount('damage', damage.mean * casts, 'points an attempt on average')]),
    ...(healing === undefined
      ? []
      : [amount('heals', healing.mean * casts, 'hit points an attempt on average')]),
    ...(brings === undefined ? [] : [chance('effect', brings.chance * casts, ATTEMPTS)]),
  ];
}

function spreadOf({ damage }: CastQuestion, casts: number): Spread | undefined {
  return damage === undefined
    ? undefined
    : {
        unit: 'points of damage',
        of: ATTEMPTS,
        list: Distribution.mixture([
          [casts, damage],
          [1 - casts, Distribution.certain(0)],
        ]),
      };
}

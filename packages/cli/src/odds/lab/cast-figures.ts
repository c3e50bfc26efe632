// The figures of `odds cast`.

import { Distribution } from '@roguewright/engine/chance';
import type { Figure } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
import type { CastQuestion } from '../cast-question.ts';
import type { CastAnswer } from '../cast-report.ts';
import { rulesetLine } from '../ruleset-line.ts';
import type { UsualInputs } from './axes.ts';
import { amount, chance, killing } from './figures.ts';
import type { LabAnswer, Spread } from './lab-question.ts';

const WORN = ['none', 'nonmetallic', 'metallic'];

/** The usual values of its inputs. Ranges: NetHack 3.6.7 src/spell.c, src/attrib.c. */
export const CAST_INPUTS: UsualInputs = {
  level: [1, 30],
  int: [3, 25],
  wis: [3, 25],
  dex: [3, 25],
  'spell-level': [1, 7],
  skill: ['restricted', 'unskilled', 'basic', 'skilled', 'expert'],
  emergency: ['no', 'yes'],
  special: ['no', 'yes'],
  'body-armour': WORN,
  robe: ['no', 'yes'],
  shield: ['none', 'small', 'large'],
  helmet: [...WORN, 'helm-of-brilliance'],
  gloves: WORN,
  boots: WORN,
  quarterstaff: ['no', 'yes'],
  encumbrance: [0, 999],
  luck: [-99, 99],
  strength: [3, 25],
  burden: ['unencumbered', 'burdened', 'stressed', 'strained', 'overtaxed', 'overloaded'],
  amulet: ['no', 'yes'],
  confused: ['no', 'yes'],
  stunned: ['no', 'yes'],
  'target-level': [0, 127],
  'target-ac': [-128, 127],
  'target-mr': [0, 127],
  distance: [1, 30],
};

const ATTEMPTS = 'of all attempts';

/** The answer as figures. A spell whose path is denied has none. @param answer absent: it is denied */
export function castFigures(
  ruleset: Ruleset,
  question: CastQuestion,
  answer: CastAnswer | undefined,
): LabAnswer {
  const { title, known } = question;
  const rules = rulesetLine(
    ruleset,
    known?.spell.slot === 'spells' ? ['casting', 'spells'] : ['casting'],
  );
  if (answer === undefined) {
    return { title, rules, figures: [] };
  }
  const { odds, target, backfires } = answer;
  const casts = odds.paid.probability(({ outcome }) => outcome === 'cast');
  const fails = chance(
    'fail',
    odds.paid.probability(({ outcome }) => outcome !== 'cast'),
    ATTEMPTS,
    'less',
  );
  if (backfires !== undefined) {
    return { title, rules, figures: [fails] };
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
  return { title, rules, figures, spread: spreadOf(question, casts) };
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

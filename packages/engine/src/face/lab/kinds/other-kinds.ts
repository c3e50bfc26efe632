// What a pace comes to, and what charging a thing does.

import type { ChargingRules } from '../../../charging/index.ts';
import {
  bookChargeOdds,
  heroPace,
  monsterPace,
  type PaceOdds,
  rechargeTable,
  ringChargeOdds,
  toolChargeOdds,
  wandChargeOdds,
} from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { CHARGE_FIELDS } from '../fields/charge-fields.ts';
import { SPEED_FIELDS } from '../fields/speed-fields.ts';
import {
  type ChargeOdds,
  chargeFigures,
  speedFigures,
  type WandOutlook,
} from '../figures/other-figures.ts';
import { rulesetLine } from '../figures/ruleset-line.ts';
import {
  type ChargeOptions,
  type ChargeQuestion,
  chargeQuestion,
} from '../questions/charge-question.ts';
import {
  type SpeedOptions,
  type SpeedQuestion,
  speedQuestion,
} from '../questions/speed-question.ts';
import {
  type IsTold,
  type LabKind,
  type QuestionWorld,
  type RulesOptions,
  refuseIdle,
  rulesOf,
} from './lab-kind.ts';

/** A question about a pace that was read, and its answer. */
interface AskedPace {
  readonly ruleset: Ruleset;
  readonly question: SpeedQuestion;
  readonly odds: PaceOdds;
}

/** Reads a question and answers it. Throws a UsageError for a wrong value or an idle field. */
export function askPace(
  world: QuestionWorld,
  options: SpeedOptions & RulesOptions,
  isTold: IsTold,
): AskedPace {
  const ruleset = rulesOf(world, options);
  refuseIdle(SPEED_FIELDS, isTold);
  const question = speedQuestion(options);
  const { speed } = ruleset.slots;
  const odds =
    question.who === 'hero' ? heroPace(speed, question.view) : monsterPace(speed, question.view);
  return { ruleset, question, odds };
}

/** A question about charging that was read, and its answer. */
interface AskedCharge {
  readonly ruleset: Ruleset;
  readonly question: ChargeQuestion;
  readonly odds: ChargeOdds;
}

/** Reads a question and answers it. Throws a UsageError for a wrong value or an idle field. */
export function askCharge(
  world: QuestionWorld,
  options: ChargeOptions & RulesOptions,
  isTold: IsTold,
): AskedCharge {
  const ruleset = rulesOf(world, options);
  const question = chargeQuestion(ruleset, options);
  refuseIdle(CHARGE_FIELDS, isTold);
  return { ruleset, question, odds: chargeOdds(ruleset.slots.charging, question) };
}

function chargeOdds(rules: ChargingRules, question: ChargeQuestion): ChargeOdds {
  switch (question.of) {
    case 'wand':
      return wandChargeOdds(rules, question.view);
    case 'ring':
      return ringChargeOdds(rules, question.view);
    case 'book':
      return bookChargeOdds(rules, question.view);
    case 'tool':
      return toolChargeOdds(rules, question.view);
  }
}

/** Further chargings of a wand; none of other things. */
function outlookOf(rules: ChargingRules, question: ChargeQuestion): WandOutlook {
  if (question.of !== 'wand') {
    return {};
  }
  const { view } = question;
  return { recharges: rechargeTable(rules, view)[view.recharged]?.expectedFurtherRecharges };
}

/** Paces as a kind of question. */
export const SPEED_KIND: LabKind<SpeedOptions & RulesOptions> = {
  name: 'speed',
  answer: (world, options, isTold) => {
    const { ruleset, question, odds } = askPace(world, options, isTold);
    return speedFigures(question.title, rulesetLine(ruleset, ['speed'], world.rulesets), odds);
  },
};

/** Charging as a kind of question. */
export const CHARGE_KIND: LabKind<ChargeOptions & RulesOptions> = {
  name: 'charge',
  answer: (world, options, isTold) => {
    const { ruleset, question, odds } = askCharge(world, options, isTold);
    const line = rulesetLine(ruleset, ['charging'], world.rulesets);
    return chargeFigures(question, line, odds, outlookOf(ruleset.slots.charging, question));
  },
};

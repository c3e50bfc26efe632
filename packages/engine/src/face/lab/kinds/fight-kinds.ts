// What one attack, shot or throw is worth.

import {
  type AttackOdds,
  attackOdds,
  type MissileOdds,
  type ShotOdds,
  type ShotOddsView,
  shotOdds,
  type ThrowOddsView,
  throwOdds,
} from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { ATTACK_FIELDS, SHOOT_FIELDS, THROW_FIELDS } from '../fields/fight-fields.ts';
import { attackFigures, missileFigures } from '../figures/fight-figures.ts';
import { rulesetLine } from '../figures/ruleset-line.ts';
import {
  type AttackOptions,
  type AttackQuestion,
  attackQuestion,
} from '../questions/attack-question.ts';
import type { StrikingOptions } from '../questions/fighter.ts';
import {
  type MissileQuestion,
  type ShootOptions,
  shootQuestion,
  type ThrowOptions,
  throwQuestion,
} from '../questions/missile-question.ts';
import { type NamedTarget, withArms, withCreature } from '../questions/named-kinds.ts';
import { ForcedLuck, type LuckOptions, luckOfBlows } from '../reading/forced-luck.ts';
import {
  type IsTold,
  type LabKind,
  type QuestionWorld,
  type RulesOptions,
  refuseIdle,
  rulesOf,
} from './lab-kind.ts';

/** A question that was read, and its answer. */
interface Asked<Question, Odds> {
  readonly ruleset: Ruleset;
  readonly luck: ForcedLuck;
  readonly question: Question;
  readonly odds: Odds;
}

/** Reads a question and answers it. Throws a UsageError for a wrong value or an idle field. */
export function askAttack(
  world: QuestionWorld,
  options: AttackOptions & RulesOptions & LuckOptions,
  isTold: IsTold,
  isBrief = false,
): Asked<AttackQuestion, AttackOdds> {
  const ruleset = rulesOf(world, options);
  refuseIdle(ATTACK_FIELDS, isTold);
  const { combat } = ruleset.slots;
  const question = named(world, ruleset, 'weapon', options, isTold, told =>
    attackQuestion(combat, told),
  );
  const luck = new ForcedLuck(luckOfBlows(combat), options.force);
  const view = { ...question, brief: isBrief };
  const odds = luck.ask(() => attackOdds(combat, view, luck.enumerator()));
  return { ruleset, question, luck, odds };
}

/** The same of a shot. */
export function askShot(
  world: QuestionWorld,
  options: ShootOptions & RulesOptions & LuckOptions,
  isTold: IsTold,
  isBrief = false,
): Asked<MissileQuestion<ShotOddsView>, ShotOdds> {
  const ruleset = rulesOf(world, options);
  refuseIdle(SHOOT_FIELDS, isTold);
  const { combat } = ruleset.slots;
  const question = named(world, ruleset, 'missile', options, isTold, told =>
    shootQuestion(combat, told),
  );
  const luck = new ForcedLuck(luckOfBlows(combat), options.force);
  const view = { ...question.view, brief: isBrief };
  const odds = luck.ask(() => shotOdds(combat, view, luck.enumerator()));
  return { ruleset, question, luck, odds };
}

/** The same of a throw. */
export function askThrow(
  world: QuestionWorld,
  options: ThrowOptions & RulesOptions & LuckOptions,
  isTold: IsTold,
  isBrief = false,
): Asked<MissileQuestion<ThrowOddsView>, MissileOdds> {
  const ruleset = rulesOf(world, options);
  refuseIdle(THROW_FIELDS, isTold);
  const { combat } = ruleset.slots;
  const question = named(world, ruleset, 'object', options, isTold, told =>
    throwQuestion(combat, told),
  );
  const luck = new ForcedLuck(luckOfBlows(combat), options.force);
  const view = { ...question.view, brief: isBrief };
  const odds = luck.ask(() => throwOdds(combat, view, luck.enumerator()));
  return { ruleset, question, luck, odds };
}

/** Reads a question whose target and arms may be named, and says their names in its title. */
function named<
  Options extends NamedTarget & Partial<StrikingOptions>,
  Question extends { readonly title: string },
>(
  { content }: QuestionWorld,
  ruleset: Ruleset,
  field: 'weapon' | 'missile' | 'object',
  options: Options,
  isTold: IsTold,
  read: (options: Options) => Question,
): Question {
  const met = withCreature(content, ruleset, options);
  const armed = withArms(content, field, met.options, isTold);
  const question = read(armed.options);
  const names = [armed.name, met.name].filter(name => name !== undefined);
  return names.length === 0
    ? question
    : { ...question, title: `${question.title} (${names.join(' against ')})` };
}

const rules = ({ rulesets }: QuestionWorld, ruleset: Ruleset) =>
  rulesetLine(ruleset, ['combat'], rulesets);

/** Attacks as a kind of question. */
export const ATTACK_KIND: LabKind<AttackOptions & RulesOptions & LuckOptions> = {
  name: 'attack',
  answer: (world, options, isTold, isBrief) => {
    const { ruleset, question, odds, luck } = askAttack(world, options, isTold, isBrief);
    const figures = attackFigures(question.title, rules(world, ruleset), odds);
    return { ...figures, remarks: luck.remarks };
  },
};

/** Shots as a kind of question. */
export const SHOOT_KIND: LabKind<ShootOptions & RulesOptions & LuckOptions> = {
  name: 'shoot',
  answer: (world, options, isTold, isBrief) => {
    const { ruleset, question, odds, luck } = askShot(world, options, isTold, isBrief);
    const figures = missileFigures(question.title, rules(world, ruleset), odds, 'shot');
    return { ...figures, remarks: luck.remarks };
  },
};

/** Throws as a kind of question. */
export const THROW_KIND: LabKind<ThrowOptions & RulesOptions & LuckOptions> = {
  name: 'throw',
  answer: (world, options, isTold, isBrief) => {
    const { ruleset, question, odds, luck } = askThrow(world, options, isTold, isBrief);
    const figures = missileFigures(question.title, rules(world, ruleset), odds, 'throw');
    return { ...figures, remarks: luck.remarks };
  },
};

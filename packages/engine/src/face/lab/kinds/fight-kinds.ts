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
import {
  type IsTold,
  type LabKind,
  type LabWorld,
  type RulesOptions,
  refuseIdle,
  rulesOf,
} from './lab-kind.ts';

/** A question that was read, and its answer. */
interface Asked<Question, Odds> {
  readonly ruleset: Ruleset;
  readonly question: Question;
  readonly odds: Odds;
}

/** Reads a question and answers it. Throws a UsageError for a wrong value or an idle field. */
export function askAttack(
  world: LabWorld,
  options: AttackOptions & RulesOptions,
  isTold: IsTold,
  isBrief = false,
): Asked<AttackQuestion, AttackOdds> {
  const ruleset = rulesOf(world, options);
  refuseIdle(ATTACK_FIELDS, isTold);
  const { combat } = ruleset.slots;
  const question = named(world, ruleset, 'weapon', options, isTold, told =>
    attackQuestion(combat, told),
  );
  return { ruleset, question, odds: attackOdds(combat, { ...question, brief: isBrief }) };
}

/** The same of a shot. */
export function askShot(
  world: LabWorld,
  options: ShootOptions & RulesOptions,
  isTold: IsTold,
): Asked<MissileQuestion<ShotOddsView>, ShotOdds> {
  const ruleset = rulesOf(world, options);
  refuseIdle(SHOOT_FIELDS, isTold);
  const { combat } = ruleset.slots;
  const question = named(world, ruleset, 'missile', options, isTold, told =>
    shootQuestion(combat, told),
  );
  return { ruleset, question, odds: shotOdds(combat, question.view) };
}

/** The same of a throw. */
export function askThrow(
  world: LabWorld,
  options: ThrowOptions & RulesOptions,
  isTold: IsTold,
): Asked<MissileQuestion<ThrowOddsView>, MissileOdds> {
  const ruleset = rulesOf(world, options);
  refuseIdle(THROW_FIELDS, isTold);
  const { combat } = ruleset.slots;
  const question = named(world, ruleset, 'object', options, isTold, told =>
    throwQuestion(combat, told),
  );
  return { ruleset, question, odds: throwOdds(combat, question.view) };
}

/** Reads a question whose target and arms may be named, and says their names in its title. */
function named<
  Options extends NamedTarget & Partial<StrikingOptions>,
  Question extends { readonly title: string },
>(
  { content }: LabWorld,
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

const rules = ({ rulesets }: LabWorld, ruleset: Ruleset) =>
  rulesetLine(ruleset, ['combat'], rulesets);

/** Attacks as a kind of question. */
export const ATTACK_KIND: LabKind<AttackOptions & RulesOptions> = {
  name: 'attack',
  fields: ATTACK_FIELDS,
  answer: (world, options, isTold, isBrief) => {
    const { ruleset, question, odds } = askAttack(world, options, isTold, isBrief);
    return attackFigures(question.title, rules(world, ruleset), odds);
  },
};

/** Shots as a kind of question. */
export const SHOOT_KIND: LabKind<ShootOptions & RulesOptions> = {
  name: 'shoot',
  fields: SHOOT_FIELDS,
  answer: (world, options, isTold) => {
    const { ruleset, question, odds } = askShot(world, options, isTold);
    return missileFigures(question.title, rules(world, ruleset), odds, 'shot');
  },
};

/** Throws as a kind of question. */
export const THROW_KIND: LabKind<ThrowOptions & RulesOptions> = {
  name: 'throw',
  fields: THROW_FIELDS,
  answer: (world, options, isTold) => {
    const { ruleset, question, odds } = askThrow(world, options, isTold);
    return missileFigures(question.title, rules(world, ruleset), odds, 'throw');
  },
};

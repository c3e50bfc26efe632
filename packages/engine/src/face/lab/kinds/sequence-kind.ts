// A sequence at one target: two fireballs, then melee. Exact: damage and energy of the steps add up.

import { Distribution } from '../../../chance/index.ts';
import { UsageError } from '../../../errors/index.ts';
import type { Figure, Inputs } from '../../../odds/index.ts';
import { CAST_FIELDS } from '../fields/cast-fields.ts';
import type { LabField } from '../fields/field.ts';
import { ATTACK_FIELDS, SHOOT_FIELDS, THROW_FIELDS } from '../fields/fight-fields.ts';
import { MOST_ENERGY } from '../fields/sequence-fields.ts';
import { amount, chance } from '../figures/figures.ts';
import { rulesetLine } from '../figures/ruleset-line.ts';
import { readSteps, type SequenceStep, type StepKind } from '../questions/sequence-steps.ts';
import { OptionError } from '../reading/option-error.ts';
import { amountOption, integerOption } from '../reading/values.ts';
import { askCast } from './cast-kind.ts';
import { askAttack, askShot, askThrow } from './fight-kinds.ts';
import {
  type IsTold,
  type LabKind,
  type QuestionWorld,
  type RulesOptions,
  rulesOf,
} from './lab-kind.ts';
import { optionsOf } from './options-of.ts';

interface SequenceOptions extends RulesOptions {
  readonly steps: string;
  readonly energy?: string;
  readonly hp?: string;
}

/** The hit points and the rules are those of the sequence. */
const OWN: ReadonlySet<string> = new Set(['hp', 'target-hp']);

const FIELDS: Readonly<Record<StepKind, readonly LabField[]>> = {
  cast: CAST_FIELDS,
  attack: ATTACK_FIELDS,
  shoot: SHOOT_FIELDS,
  throw: THROW_FIELDS,
};

const NAMES = Object.fromEntries(
  Object.entries(FIELDS).map(([kind, fields]) => [
    kind,
    fields.map(({ name }) => name).filter(name => !OWN.has(name)),
  ]),
) as unknown as Readonly<Record<StepKind, readonly string[]>>;

/** One try of a step: each end with its probability, what it pays and what it does. */
type Tries = readonly {
  readonly probability: number;
  readonly energy: number;
  readonly damage: Distribution;
}[];

/** What has been done so far, by the energy that was spent. */
type SoFar = ReadonlyMap<number, { readonly share: number; readonly damage: Distribution }>;

/** Sequences as a kind of question. */
export const SEQUENCE_KIND: LabKind<SequenceOptions> = {
  name: 'sequence',
  answer: (world, options) => {
    const ruleset = rulesOf(world, options);
    const steps = readSteps(options.steps, NAMES);
    const hitPoints = options.hp === undefined ? undefined : amountOption('--hp', options.hp, 1);
    const energy =
      options.energy === undefined
        ? Number.POSITIVE_INFINITY
        : integerOption('--energy', options.energy, 0, MOST_ENERGY);
    let soFar: SoFar = new Map([[0, { share: 1, damage: Distribution.certain(0) }]]);
    const after: SoFar[] = [];
    for (const [at, step] of steps.entries()) {
      const tries = inStep(at, () => triesOf(world, options.ruleset, step));
      for (let time = 0; time < step.times; time++) {
        soFar = onceMore(soFar, tries, energy);
      }
      after.push(soFar);
    }
    const damage = damageOf(soFar);
    return {
      title: `A sequence: ${steps.map(titleOf).join(', then ')}`,
      rules: rulesetLine(ruleset, ['casting', 'combat'], world.rulesets),
      figures: [
        ...killsOf(damage, hitPoints),
        amount('damage', damage.mean, 'points a sequence on average'),
        amount('price', spentIn(soFar), 'energy on average', 'less'),
      ],
      details: after.flatMap((then, at) => stepFigures(then, at, hitPoints)),
      spread: { unit: 'points of damage', of: ALL, list: damage },
      ...{ plots: [], notes: [] },
      remarks: ['Every step is done, also when the target is dead before.'],
      json: {
        damage: [...damage],
        steps: after.map(then => ({ damage: damageOf(then).mean, energy: spentIn(then) })),
      },
    };
  },
};

const ALL = 'of all sequences';

function titleOf({ times, text }: SequenceStep): string {
  return times === 1 ? text : `${times} × ${text}`;
}

/** What is wrong in a step names it. */
function inStep<Result>(at: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof UsageError) {
      throw new OptionError('--steps', `, step ${at + 1}: ${error.message.replaceAll('--', '')}`);
    }
    throw error;
  }
}

function triesOf(world: QuestionWorld, ruleset: string, { kind, inputs }: SequenceStep): Tries {
  const fields = FIELDS[kind];
  const usual = Object.fromEntries(fields.map(field => [field.name, field.usual]));
  const all: Inputs = { ...usual, ...inputs };
  const isTold: IsTold = name => all[name] !== usual[name];
  const options = { ...optionsOf(fields, all), ruleset } as never;
  switch (kind) {
    case 'cast':
      return castTries(world, options, isTold);
    case 'attack':
      return certain(askAttack(world, options, isTold, true).odds.damage);
    case 'shoot':
      return certain(askShot(world, options, isTold, true).odds.damage);
    case 'throw':
      return certain(askThrow(world, options, isTold, true).odds.damage);
  }
}

function certain(damage: Distribution): Tries {
  return [{ probability: 1, energy: 0, damage }];
}

const NOTHING = Distribution.certain(0);

function castTries(
  world: QuestionWorld,
  options: Parameters<typeof askCast>[1],
  isTold: IsTold,
): Tries {
  const { question, answer } = askCast(world, options, isTold, true);
  if (answer === undefined) {
    throw new OptionError('--denied', 'denies the spell to the caster');
  }
  const { damage } = question;
  if (damage === undefined) {
    throw new OptionError('--spell', 'names a spell without damage');
  }
  return answer.odds.paid.list.map(({ value, probability }) => ({
    probability,
    energy: value.energy,
    damage: value.outcome === 'cast' ? damage : NOTHING,
  }));
}

/** One more try, where the energy is enough for its greatest price. */
function onceMore(soFar: SoFar, tries: Tries, energy: number): SoFar {
  const dearest = Math.max(...tries.map(one => one.energy));
  const next = new Map<number, [number, Distribution][]>();
  const add = (spent: number, share: number, damage: Distribution) => {
    const parts = next.get(spent) ?? [];
    parts.push([share, damage]);
    next.set(spent, parts);
  };
  for (const [spent, { share, damage }] of soFar) {
    if (spent + dearest > energy) {
      add(spent, share, damage);
      continue;
    }
    for (const one of tries.filter(({ probability }) => probability > 0)) {
      add(spent + one.energy, share * one.probability, damage.plus(one.damage));
    }
  }
  return new Map(
    [...next].map(([spent, parts]) => [
      spent,
      {
        share: parts.reduce((sum, [share]) => sum + share, 0),
        damage: Distribution.mixture(parts),
      },
    ]),
  );
}

function damageOf(soFar: SoFar): Distribution {
  return Distribution.mixture([...soFar.values()].map(({ share, damage }) => [share, damage]));
}

function spentIn(soFar: SoFar): number {
  return [...soFar].reduce((sum, [spent, { share }]) => sum + spent * share, 0);
}

function killsOf(damage: Distribution, hitPoints: Distribution | undefined): Figure[] {
  if (hitPoints === undefined) {
    return [];
  }
  const kill = [...hitPoints].reduce(
    (sum, [points, share]) => sum + share * damage.atLeast(points + 1),
    0,
  );
  return [chance('kill', Math.min(1, kill), ALL)];
}

function stepFigures(soFar: SoFar, at: number, hitPoints: Distribution | undefined): Figure[] {
  const damage = damageOf(soFar);
  const name = `after step ${at + 1}`;
  return [
    amount(`damage ${name}`, damage.mean, 'points on average'),
    ...killsOf(damage, hitPoints).map(figure => ({ ...figure, name: `dead ${name}` })),
  ];
}

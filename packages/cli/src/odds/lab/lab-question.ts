// A kind of question that can be asked more than once, and its answer as figures.

import type { Figure, Inputs } from '@roguewright/engine/odds';
import type { Command } from 'commander';
import { OptionError } from '../../failures.ts';
import { integerOption } from '../../options.ts';
import type { UsualInputs } from './axes.ts';
import { underInputs } from './command-inputs.ts';

/** One answer. */
export interface LabAnswer {
  readonly title: string;
  /** Which rules answered. */
  readonly rules: string;
  /** The one that is asked for most comes first; none where the rules refuse. */
  readonly figures: readonly Figure[];
  /** The numbers whose chances --exactly, --at-least and --at-most ask for. */
  readonly spread?: Spread | undefined;
}

/** Numbers with their probabilities. */
export interface Spread {
  /** `points of damage`. */
  readonly unit: string;
  /** `of all attempts`. */
  readonly of: string;
  readonly list: Iterable<readonly [value: number, probability: number]>;
}

/** A kind of question, such as `cast`. */
export interface LabQuestion<Options> {
  readonly usual: UsualInputs;
  /** Throws a UsageError for a wrong value, and for an option without a meaning. */
  readonly answer: (options: Options, command: Command) => LabAnswer;
}

/** Answers the command's question under other inputs. */
export function answerUnder<Options>(
  { answer }: LabQuestion<Options>,
  command: Command,
  inputs: Inputs,
): LabAnswer {
  return underInputs(command, inputs, () => {
    const answered = answer(command.opts() as Options, command);
    const asked = shares(answered, inputs);
    return { ...answered, figures: [...answered.figures, ...asked] };
  });
}

/** Greatest number that a share may be asked of. */
const MOST = 1_000_000;

const SHARES: readonly (readonly [
  name: string,
  says: string,
  holds: (value: number, bound: number) => boolean,
])[] = [
  ['exactly', 'exactly', (value, bound) => value === bound],
  ['at-least', 'at least', (value, bound) => value >= bound],
  ['at-most', 'at most', (value, bound) => value <= bound],
];

function shares({ spread, figures }: LabAnswer, inputs: Inputs): Figure[] {
  return SHARES.flatMap(([name, says, holds]): Figure[] => {
    const text = inputs[name] ?? '';
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
    let value = 0;
    for (const [number, probability] of spread.list) {
      value += holds(number, bound) ? probability : 0;
    }
    const of = `${spread.of} (${says} ${bound} ${spread.unit})`;
    return [{ name, kind: 'chance', value: Math.min(1, value), of, better: 'more' }];
  });
}

// The steps of a sequence as text: `2 cast spell=fireball level=10; attack weapon=2d5`.

import { UsageError } from '../../../errors/index.ts';
import type { Inputs } from '../../../odds/index.ts';
import { OptionError } from '../reading/option-error.ts';
import { integerOption, nameOption, nearName, normalName } from '../reading/values.ts';

/** The kinds of questions that may be steps. */
const STEP_KINDS = ['cast', 'attack', 'shoot', 'throw'] as const;

/** The name of such a kind. */
export type StepKind = (typeof STEP_KINDS)[number];

/** One step. */
export interface SequenceStep {
  readonly kind: StepKind;
  readonly times: number;
  readonly inputs: Inputs;
  /** As it was written, without the number of times. */
  readonly text: string;
}

/** Steps, and times that one is done, at most. */
const MOST_STEPS = 12;
const MOST_TIMES = 50;

const STEPS = '--steps';

/**
 * Reads the steps. Throws a UsageError that names the step.
 * @param names the inputs of each kind
 */
export function readSteps(
  text: string,
  names: Readonly<Record<StepKind, readonly string[]>>,
): SequenceStep[] {
  const parts = text.split(/[;\n]/).map(part => part.trim());
  const steps = parts.filter(part => part !== '');
  if (steps.length === 0 || steps.length > MOST_STEPS) {
    throw new UsageError(STEPS, `${steps.length} steps`, `1 to ${MOST_STEPS} steps with ; between`);
  }
  return steps.map((step, at) => readStep(step, `step ${at + 1}`, names));
}

function readStep(
  text: string,
  place: string,
  names: Readonly<Record<StepKind, readonly string[]>>,
): SequenceStep {
  const [, count, rest = ''] = /^(?:(\d+)\s*(?:×|x|times)?\s+)?(.*)$/s.exec(text) ?? [];
  const [word = '', ...settings] = wordsOf(rest);
  const field = `${STEPS}, ${place}`;
  const kind = nameOption(field, word, STEP_KINDS);
  const times = count === undefined ? 1 : integerOption(`${field}: times`, count, 1, MOST_TIMES);
  const inputs = Object.fromEntries(settings.map(setting => inputOf(setting, field, names[kind])));
  return { kind, times, inputs, text: rest };
}

function inputOf(setting: string, field: string, names: readonly string[]): [string, string] {
  const at = setting.indexOf('=');
  const written = at < 0 ? setting : setting.slice(0, at);
  const name = names.find(one => one === normalName(written));
  if (name === undefined) {
    const near = nearName(written, names);
    const meant = near === undefined ? '' : ` (did you mean ${near}?)`;
    throw new OptionError(field, `has no input ${written}${meant}`);
  }
  return [name, at < 0 ? 'yes' : setting.slice(at + 1).replaceAll('"', '')];
}

/** Words with blanks between them; a value with blanks stands in quotes. */
function wordsOf(text: string): string[] {
  return text.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
}

// The values that an input takes: as written behind --sweep and --by, or the usual ones.

import { UsageError } from '@roguewright/engine/errors';
import type { Axis } from '@roguewright/engine/odds';
import type { Command } from 'commander';
import { OptionError } from '../../failures.ts';
import { inputName, isFlag } from './command-inputs.ts';

/** The integers of a range, or names in their order. */
type UsualValues = readonly [least: number, most: number] | readonly string[];

/** The usual values of a question's inputs. */
export type UsualInputs = Readonly<Record<string, UsualValues>>;

/** The most values of one input. */
const MOST_VALUES = 1000;

/** All integers of a range. */
export function integers(least: number, most: number): string[] {
  return Array.from({ length: most - least + 1 }, (_, at) => String(least + at));
}

/** The axis of an input with its usual values; `yes` and `no` for an option without a value. */
export function usualAxis(command: Command, usual: UsualInputs, input: string): Axis | undefined {
  const values = usual[input];
  if (values === undefined) {
    return isFlag(command, input) ? { input, values: ['no', 'yes'] } : undefined;
  }
  return { input, values: isRange(values) ? integers(...values) : values };
}

function isRange(values: UsualValues): values is readonly [number, number] {
  return typeof values[0] === 'number';
}

/** Reads `level=1..30` or `body-armour=none,metallic`. @param field the option that it stands behind */
export function axisOption(command: Command, field: string, text: string): Axis {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) {
    throw new UsageError(field, text, 'INPUT=VALUES, such as level=1..30 or shield=none,small');
  }
  const input = inputName(command, field, text.slice(0, at));
  return { input, values: valuesOption(field, text.slice(at + 1)) };
}

const RANGE = /^(-?\d+)\.\.(-?\d+)$/;

function valuesOption(field: string, text: string): string[] {
  const range = RANGE.exec(text.trim());
  if (range === null) {
    return text.split(',').map(part => part.trim());
  }
  const [least, most] = [Number(range[1]), Number(range[2])];
  if (most < least || most - least >= MOST_VALUES) {
    throw new UsageError(field, text, `a range that rises, of at most ${MOST_VALUES} values`);
  }
  return integers(least, most);
}

/** Reads what --by says: an input with its values, or one whose usual values are known. */
export function byOption(command: Command, usual: UsualInputs, text: string): Axis {
  if (text.includes('=')) {
    return axisOption(command, '--by', text);
  }
  const input = inputName(command, '--by', text);
  const axis = usualAxis(command, usual, input);
  if (axis === undefined) {
    throw new OptionError('--by', `${input}: needs the values to try, as in ${input}=A,B,C`);
  }
  return axis;
}

// The values that an input takes: as written behind --sweep and --by, or the usual ones.

import { UsageError } from '@roguewright/engine/errors';
import { axisOf, integers, type LabField } from '@roguewright/engine/face';
import type { Axis } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
import type { Command } from 'commander';
import { OptionError } from '../../failures.ts';
import { inputName } from './command-inputs.ts';

/** The most values of one input. */
const MOST_VALUES = 1000;

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
export function byOption(
  command: Command,
  fields: readonly LabField[],
  ruleset: Ruleset,
  text: string,
): Axis {
  if (text.includes('=')) {
    return axisOption(command, '--by', text);
  }
  const input = inputName(command, '--by', text);
  const field = fields.find(({ name }) => name === input);
  const axis = field && axisOf(field, ruleset);
  if (axis === undefined) {
    throw new OptionError('--by', `${input}: needs the values to try, as in ${input}=A,B,C`);
  }
  return axis;
}

// The options of a command as inputs by name, and back.

import { UsageError } from '@roguewright/engine/errors';
import type { Inputs } from '@roguewright/engine/odds';
import type { Command, Option } from 'commander';
import { nearName, normalName } from '../../options.ts';
import { NO_INPUTS } from './lab-options.ts';

/** What an input without a value is written as. */
const NOTHING = '';

/** The inputs as they stand. */
export function inputsOf(command: Command): Inputs {
  return asInputs(command, option => command.getOptionValue(option.attributeName()));
}

/** The inputs of a command without options. */
export function defaultInputs(command: Command): Inputs {
  return asInputs(command, option => option.defaultValue);
}

function asInputs(command: Command, writtenIn: (option: Option) => unknown): Inputs {
  return Object.fromEntries(
    inputOptions(command).map(option => [nameOf(option), written(option, writtenIn(option))]),
  );
}

function inputOptions(command: Command): Option[] {
  return command.options.filter(
    option => option.long !== '--help' && !NO_INPUTS.has(option.attributeName()),
  );
}

function nameOf(option: Option): string {
  return option.long!.slice(2);
}

function written(option: Option, value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  if (value === true) {
    return 'yes';
  }
  return option.isBoolean() ? 'no' : NOTHING;
}

/** Whether the input is yes or no. */
export function isFlag(command: Command, input: string): boolean {
  return optionOf(command, input)?.isBoolean() ?? false;
}

function optionOf(command: Command, input: string): Option | undefined {
  return inputOptions(command).find(option => nameOf(option) === normalName(input));
}

/**
 * The name of an input, however it is written.
 * @param field the option that names it
 * @throws UsageError that gives the nearest name, or lists all of them
 */
export function inputName(command: Command, field: string, text: string): string {
  const option = optionOf(command, text);
  if (option === undefined) {
    const names = inputOptions(command).map(nameOf);
    const near = nearName(text, names);
    const meant = near === undefined ? '' : ` (did you mean ${near}?)`;
    throw new UsageError(field, text, `an input out of ${names.join(', ')}${meant}`);
  }
  return nameOf(option);
}

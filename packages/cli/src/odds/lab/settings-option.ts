// One side of --compare: a ruleset, or settings with blanks between them.

import { UsageError } from '@roguewright/engine/errors';
import type { Inputs } from '@roguewright/engine/odds';
import { SLOT_NAMES } from '@roguewright/engine/rulesets';
import type { Command } from 'commander';
import { inputName, isFlag } from './command-inputs.ts';

/** Reads `nethack-3.4.3`, `casting=fiqhack,speed=nethack-5.0` or `int=18 robe`. */
export function settingsOption(command: Command, text: string): Inputs {
  const parts = text.split(/\s+/).filter(part => part !== '');
  const [first] = parts;
  if (first === undefined) {
    throw new UsageError('--compare', text, 'a ruleset, or settings such as "int=18 robe"');
  }
  if (parts.length === 1 && isRuleset(command, first)) {
    return { ruleset: first };
  }
  return Object.fromEntries(parts.map(part => settingOf(command, part)));
}

function isRuleset(command: Command, text: string): boolean {
  const at = text.indexOf('=');
  return at < 0
    ? !isFlag(command, text)
    : SLOT_NAMES.some(slot => slot === text.slice(0, at).trim());
}

function settingOf(command: Command, part: string): [string, string] {
  const at = part.indexOf('=');
  const input = inputName(command, '--compare', at < 0 ? part : part.slice(0, at));
  if (at < 0 && !isFlag(command, input)) {
    throw new UsageError('--compare', part, `a value, as in ${input}=VALUE`);
  }
  return [input, at < 0 ? 'yes' : part.slice(at + 1)];
}

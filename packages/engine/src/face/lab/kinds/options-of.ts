// Inputs by name as the options that the reading of a kind takes.

import type { Inputs } from '../../../odds/index.ts';
import type { LabField } from '../fields/field.ts';
import { yesOrNo } from '../reading/values.ts';

/** Inputs as the options of the command line: `bodyArmour`; flags `true` or absent. */
export function optionsOf(
  fields: readonly LabField[],
  inputs: Inputs,
): Readonly<Record<string, string | true | undefined>> {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [camelCase(name), optionOf(name, kind, inputs[name] ?? '')]),
  );
}

function optionOf(name: string, kind: LabField['kind'], value: string): string | true | undefined {
  if (kind === 'flag') {
    return yesOrNo(`--${name}`, value) ? true : undefined;
  }
  // A list that is empty by default is told as the empty text.
  return value === '' && !LISTS.has(name) ? undefined : value;
}

/** Fields that are texts even where they are empty. */
const LISTS: ReadonlySet<string> = new Set([
  ...['attuned', 'repelled', 'denied', 'resist', 'flags', 'monster-flags'],
]);

/** Names of fields that were written so before. */
const written = new Map<string, string>();

function camelCase(name: string): string {
  let camel = written.get(name);
  if (camel === undefined) {
    camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    written.set(name, camel);
  }
  return camel;
}

// The kind of a thing in the words of the rules of charging.

import { type Archetype, textOf } from './archetype.ts';

/**
 * The kind that the key `rule_kind` of the file says, else what the name says without its class: `oil-lamp`,
 * `magic-missile`.
 */
export function ruleKindOf(archetype: Archetype): string {
  const named = textOf(archetype, 'ruleKind');
  return named === '' ? archetype.name.replace(/^[a-z]+ of /, '').replaceAll(' ', '-') : named;
}

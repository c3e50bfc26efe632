// Names of item kinds in the rules of charging.

import { type Archetype, textOf } from './archetype.ts';

/** The file's key `rule_kind`, else the name without its class: `oil-lamp`, `magic-missile`. */
export function ruleKindOf(archetype: Archetype): string {
  const named = textOf(archetype, 'ruleKind');
  return named === '' ? archetype.name.replace(/^[a-z]+ of /, '').replaceAll(' ', '-') : named;
}

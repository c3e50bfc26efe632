// Resistances by the names that recordings have for attack types.

import { camelCase } from '@roguewright/engine/objects';
import { ATTACK_TYPES } from '@roguewright/engine/spellcraft';

const KEYS = ATTACK_TYPES.map(type => [
  camelCase(type.replaceAll('-', '_')),
  camelCase(`resist_${type.replaceAll('-', '_')}`),
]);

/** Percents other than 0, or undefined for none. @param of the percent by the key of files */
export function resistNames(
  of: (key: string, type: number) => number,
): Readonly<Record<string, number>> | undefined {
  const all = KEYS.map(([name, key], type) => [name!, of(key!, type)] as const);
  const some = all.filter(([, percent]) => percent !== 0);
  return some.length === 0 ? undefined : Object.fromEntries(some);
}

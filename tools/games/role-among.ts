// The option role=ROLE among the words behind `npm run games -- odds`.

import { UsageError } from '@roguewright/engine/errors';

const OPTION = 'role=';

/**
 * The other words, and the role that plays all games; undefined: all roles in turn.
 * @param roles ids of all roles
 * Throws a UsageError for a role that there isn't.
 */
export function roleAmong(
  given: readonly string[],
  roles: readonly string[],
): { readonly words: readonly string[]; readonly role: string | undefined } {
  const words = given.filter(word => !word.startsWith(OPTION));
  const role = given.find(word => word.startsWith(OPTION))?.slice(OPTION.length);
  if (role !== undefined && !roles.includes(role)) {
    throw new UsageError('role', role, `one of ${roles.join(', ')}`);
  }
  return { words, role };
}

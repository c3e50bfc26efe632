// Migration of older saves: a list of steps, each from one version to the next, over plain JSON. A released
// step is never changed; a change of the format adds one.

import { ReplayError } from '../../errors/index.ts';

/** Plain JSON with a version. */
export type Versioned = Readonly<Record<string, unknown>>;

/** Converts version n to version n + 1; `migrate` sets the version number. */
export type MigrationStep = (older: Versioned) => Versioned;

/**
 * The data in the present version's format.
 * @param what names the data in messages, such as `the save`
 * @param steps the first leads from version 1 to 2; one for each version before the present
 * @throws ReplayError if it has no version, or a newer one than the present
 */
export function migrate(what: string, read: unknown, steps: readonly MigrationStep[]): Versioned {
  const present = steps.length + 1;
  const version = isVersioned(read) ? read.version : undefined;
  if (!isVersioned(read) || !Number.isInteger(version) || (version as number) < 1) {
    throw new ReplayError(`${what}: version: expected 1 to ${present}, got ${shown(version)}`);
  }
  if ((version as number) > present) {
    throw new ReplayError(
      `${what} is of version ${shown(version)}; this engine reads versions up to ${present}`,
    );
  }
  return steps
    .slice((version as number) - 1)
    .reduce<Versioned>(
      (older, step, index) => ({ ...step(older), version: (version as number) + index + 1 }),
      read,
    );
}

function isVersioned(read: unknown): read is Versioned {
  return typeof read === 'object' && read !== null && !Array.isArray(read);
}

function shown(value: unknown): string {
  return value === undefined ? 'none' : (JSON.stringify(value) ?? 'none').slice(0, 40);
}

// Saves of older formats brought up to date: a list of steps, each from one version to the next, over
// plain JSON. A step that was released is never changed; a change of the format adds one.

import { ReplayError } from '../../errors/index.ts';

/** Plain JSON with a version. */
export type Versioned = Readonly<Record<string, unknown>>;

/** Makes what version n wrote what version n + 1 writes; the version itself is set by `migrate`. */
export type MigrationStep = (older: Versioned) => Versioned;

/**
 * What was read, as the present version writes it.
 * @param what names the thing in the message, such as `the save`
 * @param steps the first leads from version 1 to 2; there are as many as versions behind the present
 * @throws ReplayError when it has no version, or a newer one than the present
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
      (older, step, place) => ({ ...step(older), version: (version as number) + place + 1 }),
      read,
    );
}

function isVersioned(read: unknown): read is Versioned {
  return typeof read === 'object' && read !== null && !Array.isArray(read);
}

function shown(value: unknown): string {
  return value === undefined ? 'none' : (JSON.stringify(value) ?? 'none').slice(0, 40);
}

// Writes artifacts as the text of an `artifacts` file. Reading it gives the same artifacts.

import { UsageError } from '../../../errors/index.ts';
import { writeArchetypes } from '../write-archetypes.ts';
import type { ArtifactReading } from './read-artifacts.ts';

/**
 * The artifacts as text with line feeds. Throws a UsageError for values that the format can't express: a name
 * with a comma, a number out of its field's range.
 */
export function writeArtifacts(artifacts: readonly ArtifactReading[]): string {
  return artifacts
    .map(({ allowed, forbidden, chance, difficulty, object }) => {
      const names = [...allowed.map(allowedName), ...forbidden.map(name => `!${nameOf(name)}`)];
      const lines = [`Allowed ${names.length === 0 ? 'all' : names.join(',')}\n`];
      lines.push(`chance ${integer('chance', chance, 16)}\n`);
      if (difficulty !== 0) {
        lines.push(`difficulty ${integer('difficulty', difficulty, 8)}\n`);
      }
      return lines.join('') + writeArchetypes([object]);
    })
    .join('');
}

function allowedName(name: string): string {
  if (name === 'all' || /^[!-]/.test(name)) {
    throw new UsageError('Allowed', name, 'the name of an item that may become the artifact');
  }
  return nameOf(name);
}

function nameOf(name: string): string {
  if (name === '' || name.trim() !== name || /[,\n]/.test(name)) {
    throw new UsageError('Allowed', name, 'the name of an item, without a comma');
  }
  return name;
}

function integer(field: string, value: number, bits: number): number {
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** bits) {
    throw new UsageError(field, value, `an integer from 0 to ${2 ** bits - 1}`);
  }
  return value;
}

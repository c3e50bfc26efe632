// Writes faces, links and animations as .face text. Reading it gives the same.

import { UsageError } from '../../../errors/index.ts';
import type { AnimationReading, FaceReading, SmoothReading } from './face-reading.ts';
import { isRestOfLine, oneWord } from './word-lines.ts';

/** What a `.face` file holds. */
interface FaceFile {
  readonly faces?: readonly FaceReading[];
  readonly smooths?: readonly SmoothReading[];
  readonly animations?: readonly AnimationReading[];
}

/** Keys of a face's block that have a meaning. */
const FIELDS: ReadonlySet<string> = new Set(['visibility', 'magicmap', 'is_floor', 'smoothface']);

/** Words that start a block when a name follows. */
const STARTS: ReadonlySet<string> = new Set(['face', 'animation', 'anim']);

const FACINGS: readonly number[] = [1, 2, 4, 8];

/**
 * The text of a `.face` file: faces, then links, then animations. Throws a UsageError for values that the
 * format can't express: a name with blanks, a number out of its field's range.
 */
export function writeFaces({ faces = [], smooths = [], animations = [] }: FaceFile): string {
  return [
    ...faces.map(writeFace),
    ...smooths.map(
      ({ face, smoothface }) =>
        `smoothface ${oneWord('smoothface', face)} ${oneWord('smoothface', smoothface)}\n`,
    ),
    ...animations.map(writeAnimation),
  ].join('');
}

function writeFace({
  name,
  visibility,
  magicmap,
  isFloor,
  smoothface,
  further,
}: FaceReading): string {
  const lines = [`face ${oneWord('face', name)}\n`];
  if (visibility !== undefined) {
    lines.push(`visibility ${byte('visibility', visibility)}\n`);
  }
  if (magicmap !== undefined) {
    lines.push(`magicmap ${oneWord('magicmap', magicmap)}\n`);
  }
  if (isFloor !== undefined) {
    lines.push(`is_floor ${isFloor ? 1 : 0}\n`);
  }
  if (smoothface !== undefined) {
    lines.push(`smoothface ${oneWord('smoothface', smoothface)}\n`);
  }
  for (const { key, value } of further ?? []) {
    lines.push(furtherLine(key, value));
  }
  return `${lines.join('')}end\n`;
}

function furtherLine(key: string, value: string): string {
  const taken = FIELDS.has(key) || (value === '' ? key === 'end' : STARTS.has(key));
  if (taken) {
    throw new UsageError('further', key, 'a word without a meaning of its own');
  }
  if (!isRestOfLine(value)) {
    throw new UsageError(key, value, 'text on one line, without blanks around it');
  }
  const line = value === '' ? oneWord('further', key) : `${oneWord('further', key)} ${value}`;
  return `${indented(line)}\n`;
}

function writeAnimation({ name, facings, frames }: AnimationReading): string {
  if (!FACINGS.includes(facings)) {
    throw new UsageError('facings', facings, `one of ${FACINGS.join(', ')}`);
  }
  const facing = facings === 1 ? '' : `facings ${facings}\n`;
  const lines = frames.map(frame => {
    const first = /^[^\t-\r ]+(?=[\t-\r ])/.exec(frame)?.[0] ?? '';
    const taken = frame === 'mina' || first === 'facings' || STARTS.has(first);
    if (taken || frame === '' || !isRestOfLine(frame)) {
      throw new UsageError('frames', frame, 'the name of a face');
    }
    return `${indented(frame)}\n`;
  });
  return `animation ${oneWord('animation', name)}\n${facing}${lines.join('')}mina\n`;
}

/** A line that isn't read as a comment. */
function indented(line: string): string {
  return line.startsWith('#') ? ` ${line}` : line;
}

function byte(field: string, value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 255) {
    throw new UsageError(field, value, 'an integer from 0 to 255');
  }
  return value;
}

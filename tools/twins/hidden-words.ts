// The words and numbers of a monster's file that nobody can see, and content in which one of them differs.

import type { ContentFile } from '@roguewright/engine/objects';

/** A line of a monster's file, and what may be added to it or taken away. */
interface HiddenWord {
  readonly key: 'combat_flags' | 'spell_flags' | 'magic_resistance';
  /** A flag, or the value of a number. */
  readonly word: string;
}

/** Everything of a monster that does not show and that some rule asks for. */
export const HIDDEN_WORDS: readonly HiddenWord[] = [
  ...[
    'evil',
    'immune-acid',
    'immune-lightning',
    'immune-fire',
    'immune-cold',
    'immune-poison',
    'no-conf',
  ].map(word => ({ key: 'combat_flags', word }) as const),
  ...['not-living', 'resists-sleep', 'resists-magic', 'resists-drain', 'sees-invisible'].map(
    word => ({ key: 'spell_flags', word }) as const,
  ),
  { key: 'magic_resistance', word: '60' },
];

/**
 * The files with one hidden word of one monster changed: a flag that it lacks is added, one that it has is
 * taken away, and its number becomes another.
 * Throws an Error when no file defines the monster.
 */
export function withHiddenWord(
  files: readonly ContentFile[],
  monster: string,
  { key, word }: HiddenWord,
): ContentFile[] {
  let isFound = false;
  const changed = files.map(({ path, text }) => {
    const lines = text.split('\n');
    const begins = lines.indexOf(`Object ${monster}`);
    if (begins < 0) {
      return { path, text };
    }
    isFound = true;
    const ends = lines.indexOf('end', begins);
    const at = lines.findIndex(
      (line, place) => place > begins && place < ends && line.startsWith(`${key} `),
    );
    const before = at < 0 ? [] : lines[at]!.split(' ').slice(1);
    const after = key === 'magic_resistance' ? otherNumber(before, word) : toggled(before, word);
    const line = after.length === 0 ? [] : [`${key} ${after.join(' ')}`];
    lines.splice(at < 0 ? begins + 1 : at, at < 0 ? 0 : 1, ...line);
    return { path, text: lines.join('\n') };
  });
  if (!isFound) {
    throw new Error(`monster: expected one that a file defines, got ${monster}`);
  }
  return changed;
}

function toggled(words: readonly string[], word: string): readonly string[] {
  return words.includes(word) ? words.filter(other => other !== word) : [...words, word];
}

function otherNumber([before]: readonly string[], value: string): readonly string[] {
  return before === value ? [] : [value];
}

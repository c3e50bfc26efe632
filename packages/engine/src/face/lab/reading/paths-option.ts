// Sets of spell paths as people write them: names joined by plus signs, commas or blanks, or the number of the
// set.

import { UsageError } from '../../../errors/index.ts';
import { pathBits, pathNamed, type SpellcraftRules } from '../../../spellcraft/index.ts';

/** The options about the caster's paths. */
export interface PathOptions {
  readonly attuned: string;
  readonly repelled: string;
  readonly denied: string;
}

/** The largest set that the file format can hold: 32 bits. */
const MOST = 2 ** 32 - 1;

/**
 * The bits of `fire+light` or of `524290`; 0 for the empty text. Throws a UsageError for an unknown path, naming
 * the nearest, and for a number outside 0…4294967295.
 */
export function pathsOption(rules: SpellcraftRules, option: string, written: string): number {
  const text = written.trim();
  if (text === '') {
    return 0;
  }
  if (/^\d+$/.test(text)) {
    const bits = Number(text);
    if (bits > MOST) {
      throw new UsageError(option, written, `paths by name, or a number from 0 to ${MOST}`);
    }
    return bits;
  }
  return pathBits(text.split(/\s*[+,\s]\s*/).map(name => pathNamed(rules, name)));
}

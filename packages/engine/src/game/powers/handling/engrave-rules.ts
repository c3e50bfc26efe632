// Engraving as rules. NetHack 3.6.7 src/engrave.c (doengrave, wipeout_text), src/monmove.c (onscary, dochug).

import type { Chance } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';
import type { Engraved } from '../../protocol/tools/engraved.ts';

type EngravingRules = WorldRules['tools']['engraving'];

/** What a letter that slipped or was wiped out looks like. */
const SMUDGE = '?';

/** A text as it comes out: in the dust letters slip. Label: `slips`. */
export function engravedText(
  chance: Chance,
  { slipsOneIn }: EngravingRules,
  text: string,
  how: Engraved,
): string {
  return how === 'dust'
    ? [...text]
        .map(letter => (letter !== ' ' && chance.test(1, slipsOneIn, 'slips') ? SMUDGE : letter))
        .join('')
    : text;
}

/** Turns for which the writer can't do anything else. */
export function engravingTurns({ lettersPerTurn }: EngravingRules, text: string): number {
  return floorDiv([...text].length, lettersPerTurn);
}

/** Wipes letters out of a text. Label: `wiped`. @param letters how many; the same may be hit again */
export function wipedText(chance: Chance, text: string, letters: number): string {
  const all = [...text];
  for (let left = Math.min(letters, all.length); left > 0; left--) {
    const place = chance.below(all.length, 'wiped');
    all[place] = all[place] === ' ' ? ' ' : SMUDGE;
  }
  return all.join('');
}

// Writing with a magic marker, as a rule. NetHack 3.6.7 src/write.c (dowrite), src/rnd.c (rnl).

import type { Chance } from '../../../chance/index.ts';
import { clamp, truncDiv } from '../../../integers/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';

type MarkerRules = WorldRules['tools']['marker'];

/** A hero who writes. */
export interface WritingView {
  readonly charges: number;
  /** Ink that the kind takes at most; at least half of it is spent. */
  readonly ink: number;
  /** The hero recognises the kind. */
  readonly known: boolean;
  /** Of his role: a number below this must be 0 for an unknown kind. */
  readonly guessBelow: number;
  /** −13…13. */
  readonly luck: number;
}

/** The result, and the charges that are spent. */
export interface Written {
  readonly kind: 'too-dry' | 'dries-out' | 'forgets' | 'written';
  readonly spent: number;
}

/** A number below a limit, drawn towards 0 by luck. Labels: `number`, `luck`. */
function luckyBelow(
  chance: Chance,
  { luckOver, luckMisses }: MarkerRules,
  limit: number,
  luck: number,
): number {
  const shift = truncDiv(Math.abs(luck) + 1, luckOver) * Math.sign(luck);
  const number = chance.below(limit, 'number');
  const counts = shift !== 0 && !chance.test(1, luckMisses + Math.abs(shift), 'luck');
  return counts ? clamp(number - shift, 0, limit - 1) : number;
}

/** One attempt to write. Labels: `ink`, and those of `luckyBelow`. */
export function write(chance: Chance, rules: MarkerRules, view: WritingView): Written {
  const half = truncDiv(view.ink, 2);
  if (view.charges < half) {
    return { kind: 'too-dry', spent: 0 };
  }
  const spent = half + (half > 0 ? chance.below(half, 'ink') : 0);
  if (view.charges < spent) {
    return { kind: 'dries-out', spent: view.charges };
  }
  const remembers = view.known || luckyBelow(chance, rules, view.guessBelow, view.luck) === 0;
  return { kind: remembers ? 'written' : 'forgets', spent };
}

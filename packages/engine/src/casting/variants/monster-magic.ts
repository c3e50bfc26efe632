// Where monsters cast by the heroes' rules: what a bout of cursing strikes, and who rises from his
// bones with his spells. FIQHack libnethack/src/sit.c (rndcurse), libnethack/src/bones.c (savebones).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRules } from '../slot/rules.ts';

/** Whom a bout of cursing is meant for. */
export interface CurseView {
  readonly magicResistant: boolean;
  readonly halfSpellDamage: boolean;
  /** The artifact that soaks up curses is wielded. */
  readonly magicbane: boolean;
  /** The artifact that prevents them all is carried. */
  readonly heartOfAhriman: boolean;
}

/**
 * Items that a bout of cursing strikes; 0 where a ruleset has no such bouts. A blessed item only
 * becomes uncursed. Labels: `curse-soaked`, `curses`.
 */
export function itemsCursed(chance: Chance, rules: CastingRules, view: CurseView): number {
  const curses = rules.power?.monsterMagic.curses;
  if (curses === undefined || view.heartOfAhriman) {
    return 0;
  }
  const { times, over } = curses.pierceMagicbane;
  if (view.magicbane && !chance.test(times, over, 'curse-soaked')) {
    return 0;
  }
  const shares = 1 + Number(view.magicResistant) + Number(view.halfSpellDamage);
  const count = truncDiv(chance.below(curses.spread, 'curses'), shares) + 1;
  const notes: CastingNotebook = chance;
  notes.note('items-cursed', count);
  return count;
}

/**
 * Whether a hero of whom a corpse would be left rises with his spells and things, instead of leaving
 * a ghost. Label: `rises`.
 */
export function risesFromBones(chance: Chance, rules: CastingRules): boolean {
  const rises = rules.power?.monsterMagic.rises;
  return rises !== undefined && chance.test(rises.times, rises.over, 'rises');
}

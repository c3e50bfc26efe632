// Rules for monsters that cast as heroes do: the number of items cursed, and heroes who rise from their bones
// with their spells. NetHack 3.6.7 src/sit.c (rndcurse); FIQHack libnethack/src/sit.c (rndcurse),
// libnethack/src/bones.c (savebones).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRules } from '../slot/rules.ts';

/** The target of a bout of cursing. */
export interface CurseView {
  readonly magicResistant: boolean;
  readonly halfSpellDamage: boolean;
  /** The artifact that absorbs curses is wielded. */
  readonly magicbane: boolean;
  /** The artifact that prevents all curses is carried. */
  readonly heartOfAhriman: boolean;
}

/**
 * Number of items cursed; 0 in rulesets without such bouts. A blessed item only becomes uncursed. Labels:
 * `curse-soaked`, `curses`.
 */
export function itemsCursed(chance: Chance, rules: CastingRules, view: CurseView): number {
  const { power, creatures } = rules;
  const curses = power?.monsterMagic.curses;
  const pierces = curses?.pierceMagicbane ?? creatures.lists?.curses.pierces;
  if (pierces === undefined || view.heartOfAhriman) {
    return 0;
  }
  if (view.magicbane && !chance.test(pierces.times, pierces.over, 'curse-soaked')) {
    return 0;
  }
  const shares = 1 + Number(view.magicResistant) + Number(view.halfSpellDamage);
  const count =
    curses === undefined
      ? chance.roll(1, truncDiv(creatures.lists!.curses.sides, shares), 'curses')
      : truncDiv(chance.below(curses.spread, 'curses'), shares) + 1;
  const notes: CastingNotebook = chance;
  notes.note('items-cursed', count);
  return count;
}

/** Whether these rules know bouts of cursing. */
export function knowsBouts({ power, creatures }: CastingRules): boolean {
  return power !== undefined || creatures.lists !== undefined;
}

/** Whether an artifact with a will of its own keeps free of a curse. Label: `keeps-free`. */
export function keepsFree(chance: Chance, { power, creatures }: CastingRules): boolean {
  const curses = power?.monsterMagic.curses ?? creatures.lists?.curses;
  return curses !== undefined && chance.test(curses.artifactKeepsFree, WHOLE, 'keeps-free');
}

/** Whether a bout strikes the saddle of a rider besides. Label: `saddle-struck`. */
export function saddleStruck(chance: Chance, { power, creatures }: CastingRules): boolean {
  const curses = power?.monsterMagic.curses ?? creatures.lists?.curses;
  return curses !== undefined && chance.test(1, curses.saddleOneIn, 'saddle-struck');
}

/** Percent of a whole. */
const WHOLE = 100;

/**
 * Whether a hero who would leave a corpse rises with his spells and items, instead of leaving a ghost. Label:
 * `rises`.
 */
export function risesFromBones(chance: Chance, rules: CastingRules): boolean {
  const rises = rules.power?.monsterMagic.rises;
  return rises !== undefined && chance.test(rises.times, rises.over, 'rises');
}

// The traps of boxes as rules. NetHack 3.6.7 src/trap.c (chest_trap, untrap), src/attrib.c (poisoned).

import { type Chance, rollDice } from '../../../../chance/index.ts';
import { clamp, floorDiv } from '../../../../integers/index.ts';
import type { BoxFate, WorldRules } from '../../../../worldrules/index.ts';

type BoxRules = WorldRules['tools']['boxes'];
type TrapRules = BoxRules['trap'];

/** What goes off when a trapped box is opened; `saved`: luck spares the opener. Labels: `saved`, `any`, `fate`. */
export function boxFate(
  chance: Chance,
  { saved, rare, usual, fates }: TrapRules,
  { luck }: { readonly luck: number },
): BoxFate | 'saved' {
  const sides = saved.sides + luck;
  const good = sides - 1 - saved.above;
  if (good > 0 && chance.test(good, sides, 'saved')) {
    return 'saved';
  }
  const drawn = chance.test(1, rare.oneIn, 'any')
    ? chance.below(rare.any, 'fate')
    : chance.below(Math.max(1, usual - luck), 'fate');
  return fates.find(({ below }) => drawn < below)!.fate;
}

/** What poison does: it kills, weakens, or hurts. */
export interface Poisoning {
  readonly kind: 'deadly' | 'weakens' | 'hurts';
  /** Points of the attribute, or hit points. */
  readonly amount: number;
}

/** Poison in a trap. Labels: `poison`, `weakness`, `hurts`. */
export function boxPoison(
  chance: Chance,
  rules: TrapRules,
  { by }: { readonly by: 'needle' | 'gas' },
): Poisoning {
  const { deadlyOneIn, weakensUpTo } = rules[by];
  const drawn = chance.below(deadlyOneIn, 'poison');
  if (drawn === 0) {
    return { kind: 'deadly', amount: 0 };
  }
  return drawn <= weakensUpTo
    ? { kind: 'weakens', amount: rollDice(chance, rules.weakness, 'weakness') }
    : { kind: 'hurts', amount: rules.poison.least + chance.below(rules.poison.values, 'hurts') };
}

/** A hero who looks for the trap of a box. */
export interface BoxSearchView {
  readonly trapped: boolean;
  readonly level: number;
  readonly confused: boolean;
}

/** Whether he finds a trap, or believes that he does. Labels: `finds`, `dreams`. */
export function findsBoxTrap(
  chance: Chance,
  { search }: Pick<BoxRules, 'search'>,
  { trapped, level, confused }: BoxSearchView,
): boolean {
  if (confused) {
    return chance.test(1, search.dreamsOneIn, 'dreams');
  }
  const sides = Math.max(1, search.sides - level);
  return trapped && chance.test(Math.min(search.found, sides), sides, 'finds');
}

/** A hero who disarms the trap of a box. */
export interface BoxDisarmView {
  /** On NetHack's short scale, 3…25. */
  readonly dexterity: number;
  readonly level: number;
  readonly role: string;
  readonly confused: boolean;
  /** Of the level, from 1. */
  readonly depth: number;
}

/** Whether he disarms it; otherwise it goes off. Label: `disarms`. */
export function disarmsBox(
  chance: Chance,
  { disarm }: Pick<BoxRules, 'disarm'>,
  { dexterity, level, role, confused, depth }: BoxDisarmView,
): boolean {
  const skill = (dexterity + level) * (disarm.roles[role] ?? 1);
  const sides = disarm.sides + floorDiv(depth, disarm.depthOver);
  return !confused && chance.test(clamp(skill, 0, sides), sides, 'disarms');
}

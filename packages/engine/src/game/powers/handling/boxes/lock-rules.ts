// Locks as rules. NetHack 3.6.7 src/lock.c (pick_lock, picklock, forcelock), src/dokick.c (really_kick_object).

import type { Chance } from '../../../../chance/index.ts';
import { clamp, truncDiv } from '../../../../integers/index.ts';
import type { WorldRules } from '../../../../worldrules/index.ts';

type BoxRules = WorldRules['tools']['boxes'];

/** Percent of a whole. */
const WHOLE = 100;

/** A hero with a tool at a lock. */
export interface PickView {
  /** The kind of the tool in the words of the rules. */
  readonly kind: string;
  readonly at: 'box' | 'door';
  /** On NetHack's short scale, 3…25. */
  readonly dexterity: number;
  readonly role: string;
  readonly cursed: boolean;
}

/** Percent with which a tool moves a lock in one move; 0: it is no such tool. */
export function pickPercent(
  { tools, cursedOver }: Pick<BoxRules, 'tools' | 'cursedOver'>,
  { kind, at, dexterity, role, cursed }: PickView,
): number {
  const row = tools[kind]?.[at];
  if (row === undefined) {
    return 0;
  }
  const percent = row.sure + row.perDexterity * dexterity + (row.roles[role] ?? 0);
  return clamp(cursed ? truncDiv(percent, cursedOver) : percent, 0, WHOLE);
}

/** Whether a tool moves a lock in one move. Label: `lock`. */
export function movesLock(chance: Chance, rules: BoxRules, view: PickView): boolean {
  return chance.test(pickPercent(rules, view), WHOLE, 'lock');
}

/** A weapon that forces a lock. */
export interface ForceView {
  /** The most that it does. */
  readonly damage: number;
  /** It pries; a blunt one bashes. */
  readonly blade: boolean;
  readonly cursed: boolean;
  readonly enchantment: number;
}

/** What forcing comes to in one move: the blade breaks, nothing, the lock is broken, or the whole box is. */
export type Forced = 'blade-breaks' | 'holds' | 'opens' | 'smashed';

/** One move of forcing. Labels: `blade`, `lock`, `smashes`. */
export function forceOnce(chance: Chance, { force }: BoxRules, view: ForceView): Forced {
  const { perDamage, breaks, smashesOneIn } = force;
  if (view.blade && !view.cursed) {
    const sides = breaks.sides - view.enchantment;
    const bad = clamp(sides - 1 - breaks.holds, 0, sides);
    if (bad > 0 && chance.test(bad, sides, 'blade')) {
      return 'blade-breaks';
    }
  }
  if (!chance.test(Math.min(WHOLE, perDamage * view.damage), WHOLE, 'lock')) {
    return 'holds';
  }
  return !view.blade && chance.test(1, smashesOneIn, 'smashes') ? 'smashed' : 'opens';
}

/** Whether a kick breaks the lock of a box, or opens its lid for a moment. Labels: `lid`, `martial-lid`. */
export function kickOpensBox(
  chance: Chance,
  { kick }: Pick<BoxRules, 'kick'>,
  { locked, martial }: { readonly locked: boolean; readonly martial: boolean },
): boolean {
  return (
    chance.test(1, locked ? kick.lockedOneIn : kick.openOneIn, 'lid') ||
    (martial && chance.test(1, kick.martialOneIn, 'martial-lid'))
  );
}

/** Whether something is lost with a smashed box; potions always are. Label: `lost`. */
export function isLostInBox(chance: Chance, { force }: Pick<BoxRules, 'force'>): boolean {
  return chance.test(1, force.lostOneIn, 'lost');
}

/** The probability that something succeeds within some moves. @param each probability of one move */
export function within(each: number, moves: number): number {
  return 1 - (1 - each) ** moves;
}

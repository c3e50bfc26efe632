// What a kind does when it is struck, and when it strikes: it strikes back, splits, or ends with its first hit.
// Crossfire server/attack.c (attack_ob_simple: `hitback`; hit_player: `splitting`, `one_hit`).

import type { Chance } from '../../chance/index.ts';
import { type Archetype, creatureFacts, type FoeWord } from '../../objects/index.ts';
import type { SpellcraftRules } from '../../spellcraft/index.ts';
import { type CreatureHitView, creatureHit } from '../../spells/index.ts';

/** A habit, as the word by which heroes know a kind that has it. */
export type StruckHabit = Extract<FoeWord, 'strikes-back' | 'splits' | 'one-hit'>;

/** The flag of files for each word. */
const FLAG_OF: Readonly<Record<StruckHabit, string>> = {
  'strikes-back': 'hitback',
  splits: 'splitting',
  'one-hit': 'one_hit',
};

const HABITS = Object.keys(FLAG_OF) as readonly StruckHabit[];

/** Whether a kind has a habit. */
export function hasHabit({ flags }: Archetype, habit: StruckHabit): boolean {
  return flags.has(FLAG_OF[habit]);
}

/** The words for the habits of a kind. */
export function habitWords(archetype: Archetype): readonly StruckHabit[] {
  return HABITS.filter(habit => hasHabit(archetype, habit));
}

/** The most damage of striking back: that of the first blow; 0 without blows. */
export function mostStruckBack(archetype: Archetype): number {
  const [blow] = creatureFacts(archetype).blows;
  return blow === undefined ? 0 : Math.max(0, blow.dice.count * blow.dice.sides + blow.dice.bonus);
}

/** The damage of striking back, before resistances: 0 up to the most, each equally likely. Label: `strikes-back`. */
export function struckBack(chance: Chance, most: number): number {
  return chance.below(most + 1, 'strikes-back');
}

/** A creature that strikes back, and the one that it hits. */
export interface StruckBackView {
  readonly most: number;
  /** Its damage is drawn. */
  readonly hit: CreatureHitView;
}

/** The damage of striking back. Labels: `strikes-back` and those of `creatureHit`. */
export function struckBackDamage(
  chance: Chance,
  rules: SpellcraftRules,
  { most, hit }: StruckBackView,
): number {
  return creatureHit(chance, rules, { ...hit, damage: struckBack(chance, most) });
}

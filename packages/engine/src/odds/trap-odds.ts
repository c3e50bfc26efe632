// Odds of hidden and known traps: noticing, disarming, and what one does when it goes off. What the hero doesn't
// know enters by the rule that made it.

import type { Chance } from '../chance/index.ts';
import {
  type Disarming,
  type DisarmView,
  disarm,
  noticesRune,
  type RuneNoticeView,
  type SpellcraftRules,
  trapDamage,
  trapHiding,
  trapLevel,
} from '../spellcraft/index.ts';
import {
  type CreatureHitView,
  type HitEffect,
  hitEffects,
  runeBlow,
  type StruckCreature,
} from '../spells/index.ts';

/** A trap as the hero knows it. */
export interface TrapKnowledge {
  /** Difficulty of the map by which it was made. */
  readonly difficulty: number;
  /** Its level, for one who made it himself; absent: by the rule of generation. */
  readonly level?: number;
  /** Its damage, likewise. */
  readonly damage?: number;
}

/** An attempt to disarm a trap that the hero knows. */
export interface KnownDisarming {
  readonly trap: TrapKnowledge;
  readonly attempt: Omit<DisarmView, 'runeLevel'>;
}

/** A known trap without a spell that goes off under a creature. */
export interface KnownBlow {
  readonly trap: TrapKnowledge;
  /** Bit set of attack types. */
  readonly attackType: number;
  /** Races that it slays, as one text; empty for none. */
  readonly slaying: string;
  readonly victim: StruckCreature;
}

/** Looks for one hidden trap of a level. */
export interface HiddenSearch extends Omit<RuneNoticeView, 'runeLevel' | 'hiding'> {
  /** Number of looks beside it, 1 or more. */
  readonly looks: number;
}

function levelOf(chance: Chance, rules: SpellcraftRules, trap: TrapKnowledge): number {
  return trap.level ?? trapLevel(chance, rules, trap.difficulty);
}

/** The outcome of an attempt to disarm a known trap. Labels: `trap-level`, those of `disarm`. */
export function knownDisarming(
  chance: Chance,
  rules: SpellcraftRules,
  { trap, attempt }: KnownDisarming,
): Disarming {
  return disarm(chance, rules, { ...attempt, runeLevel: levelOf(chance, rules, trap) });
}

/** The damage of a known trap. Labels: `trap-level`, `trap-damage`, those of `creatureHit`. */
export function knownBlow(chance: Chance, rules: SpellcraftRules, view: KnownBlow): number {
  const hit = hitOf(chance, rules, view);
  return runeBlow(chance, rules, { ...hit, charges: 1, lasting: false, distance: 0 }).damage;
}

/** What it does besides damage. Labels: `trap-level`, `trap-damage`, those of `creatureHit`. */
export function knownStates(
  chance: Chance,
  rules: SpellcraftRules,
  view: KnownBlow,
): readonly HitEffect[] {
  return hitEffects(chance, rules, hitOf(chance, rules, view));
}

function hitOf(
  chance: Chance,
  rules: SpellcraftRules,
  { trap, attackType, slaying, victim }: KnownBlow,
): CreatureHitView {
  const { difficulty } = trap;
  return {
    ...victim,
    attackType,
    slaying,
    strikerLevel: levelOf(chance, rules, trap),
    damage: trap.damage ?? trapDamage(chance, rules, { difficulty, attackType }),
  };
}

/** Whether one hidden trap is noticed within some looks. Labels: `trap-level`, `trap-hiding`, `notices`. */
export function hiddenFound(
  chance: Chance,
  rules: SpellcraftRules,
  { looks, lookerLevel, mapDifficulty }: HiddenSearch,
): boolean {
  const view = {
    runeLevel: trapLevel(chance, rules, mapDifficulty),
    hiding: trapHiding(chance, rules, mapDifficulty),
    lookerLevel,
    mapDifficulty,
  };
  return chance.fold(
    looks,
    false,
    (luck, found) => found || noticesRune(luck, rules, view),
    found => found,
  );
}

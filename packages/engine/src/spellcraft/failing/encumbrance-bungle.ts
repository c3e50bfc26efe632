// Spells that fail because of heavy gear. Crossfire server/spell_util.c (cast_spell), common/living.c
// (fix_object).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { EncumberingKind, FailingRules } from './failure-rules.ts';

/** A player who casts a spell that costs mana. */
export interface BungleView {
  /** 0 or more, as `castingEncumbrance` gives it. */
  readonly encumbrance: number;
  readonly spellLevel: number;
  /** The overall level, not that of the skill. */
  readonly characterLevel: number;
  readonly luck: number;
}

/** A worn or wielded item that hinders casting. */
export interface EncumberingItem {
  readonly kind: EncumberingKind;
  /** Grams. */
  readonly weight: number;
}

/** How much of all that is worn hinders casting, each item rounded down. */
export function castingEncumbrance(
  { failures }: FailingRules,
  items: readonly EncumberingItem[],
): number {
  let sum = 0;
  for (const { kind, weight } of items) {
    const { times, over } = failures.bungle.weights[kind];
    sum += truncDiv(times * weight, over);
  }
  return sum;
}

/**
 * The margin by which a spell comes off; below 0 it is bungled. Labels: `luck`, `bungle`. Source: Crossfire
 * server/spell_util.c (cast_spell).
 */
export function bungleMargin(
  chance: Chance,
  { failures }: FailingRules,
  { encumbrance, spellLevel, characterLevel, luck }: BungleView,
): number {
  const { values, free } = failures.bungle;
  const ease = characterLevel - spellLevel + free - encumbrance;
  chance.note('encumbrance', encumbrance, ease);
  const view = { least: 0, most: values - 1, highIsGood: true, luck, label: 'bungle' };
  return failures.roll(chance, view) + ease;
}

/** Whether a spell is bungled. */
export function encumbranceBungle(chance: Chance, rules: FailingRules, view: BungleView): boolean {
  return bungleMargin(chance, rules, view) < 0;
}

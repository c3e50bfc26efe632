// Golden vectors of the spells that monsters choose.

import type { Chance } from '@roguewright/engine/chance';
import { monsterChoice, type SpellcraftRules } from '@roguewright/engine/spellcraft';

export interface ChoiceInput {
  readonly spells: readonly {
    readonly subtype: number;
    readonly range: number;
    readonly dam: number;
    readonly sp?: number;
    readonly grace?: number;
  }[];
  readonly path: number;
  readonly sp: number;
  readonly grace: number;
  readonly confused?: boolean;
  readonly ownerDirection?: number;
}

/** The choice, with what is left after it. */
export function chosen(chance: Chance, rules: SpellcraftRules, input: ChoiceInput) {
  const { sp, grace } = input;
  const choice = monsterChoice(chance, rules, {
    spells: input.spells.map(spell => ({
      subtype: spell.subtype,
      range: spell.range,
      damage: spell.dam,
      mana: spell.sp ?? 0,
      grace: spell.grace ?? 0,
    })),
    path: input.path,
    mana: sp,
    grace,
    confused: input.confused === true,
    ...(input.ownerDirection !== undefined && { ownerDirection: input.ownerDirection }),
  });
  if (choice.kind === 'nothing') {
    return { spell: null, sp, grace, keepsCasting: choice.keepsCasting };
  }
  const { spell, direction } = choice;
  const paid = input.spells[spell]!;
  return { spell, direction, sp: sp - (paid.sp ?? 0), grace: grace - (paid.grace ?? 0) };
}

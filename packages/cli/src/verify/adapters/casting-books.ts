// Verifies learning from books, and what a caster adds to a spell's damage.

import {
  type CastingSkill,
  damageBonus,
  spellDamageBonus,
  studyBook,
  studyTurns,
} from '@roguewright/engine/casting';
import type { Adapter } from '../adapter.ts';

interface StudyInput {
  readonly int: number;
  readonly level: number;
  readonly lenses: boolean;
  readonly bookLevel: number;
  readonly buc: 'blessed' | 'uncursed' | 'cursed';
  readonly delay: number;
  readonly studyTurns: number;
}

const study: Adapter = {
  rule: 'casting/study-book',
  slot: 'casting',
  answer(ruleset, input: StudyInput, ask) {
    const rules = ruleset.slots.casting;
    const { int: intelligence, level, lenses, bookLevel, buc: beatitude, delay } = input;
    if (studyTurns(rules, bookLevel, delay) !== input.studyTurns) {
      return { studyTurns: studyTurns(rules, bookLevel, delay) };
    }
    const view = { intelligence, level, lenses, bookLevel, beatitude, delay };
    return ask.ask(
      (chance, slot, reader: typeof view) => {
        const { result, bookDestroyed } = studyBook(chance, slot, reader);
        return { result, bookDestroyed };
      },
      rules,
      view,
    );
  },
};

/** A damage, or a skill whose bonus alone is asked for. */
type DamageBonusInput = { readonly int: number; readonly level: number } & (
  | { readonly damage: number; readonly skill?: undefined }
  | { readonly damage?: undefined; readonly skill: CastingSkill }
);

const bonus: Adapter = {
  rule: 'casting/spell-damage-bonus',
  slot: 'casting',
  answer(ruleset, input: DamageBonusInput) {
    const rules = ruleset.slots.casting;
    const { int: intelligence, level, damage, skill } = input;
    return damage === undefined
      ? damageBonus(rules, { intelligence, level, skill })
      : spellDamageBonus(rules, { intelligence, level, damage });
  },
};

/** The adapters of books and of the damage bonus. */
export const bookAdapters: readonly Adapter[] = [study, bonus];

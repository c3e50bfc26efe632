// Whether reading a book teaches its spell. Crossfire types/spellbook/spellbook.c, common/living.c
// (get_learn_spell), lib/config/stat_bonus (int_wis_learn_spell).

import type { Chance } from '../../chance/index.ts';
import type { SpellcraftRules } from '../rules.ts';

/** A reader. */
export interface LearnSpellView {
  /** Wisdom for prayers, intelligence for other spells. */
  readonly stat: number;
  /** Reading level, plus five for a blessed book. */
  readonly readLevel: number;
  readonly luck: number;
}

/** Whether the reader learns the spell. Labels: `luck`, `learn`. */
export function learnSpell(
  chance: Chance,
  { carriers, failures }: SpellcraftRules,
  { stat, readLevel, luck }: LearnSpellView,
): boolean {
  const { learnSpell: percents, readLevelPoints } = carriers;
  const percent = percents[Math.min(Math.max(0, stat), percents.length - 1)]!;
  const rolled = failures.roll(chance, {
    least: 0,
    most: 100,
    highIsGood: false,
    luck,
    label: 'learn',
  });
  return rolled - readLevelPoints * readLevel < percent;
}

// Prayers that fail. Crossfire server/spell_util.c (cast_spell), common/living.c (get_cleric_chance).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { FailingRules } from './failure-rules.ts';

/** A player who casts a spell that costs grace. */
export interface PrayerFumbleView {
  /** 0 or more; values beyond the table count as its last. */
  readonly wisdom: number;
  readonly spellLevel: number;
  /** The overall level, not that of the skill. */
  readonly characterLevel: number;
  readonly luck: number;
}

/** Whether a prayer fails. Labels: `luck`, `fumble`. Source: Crossfire server/spell_util.c (cast_spell). */
export function prayerFumble(
  chance: Chance,
  { failures }: FailingRules,
  { wisdom, spellLevel, characterLevel, luck }: PrayerFumbleView,
): boolean {
  const { prayer, prayerValues, roll } = failures;
  const percent = prayer[Math.min(Math.max(0, wisdom), prayer.length - 1)]!;
  const below = truncDiv(percent * spellLevel, Math.max(1, characterLevel));
  chance.note('prayer-fumbles-below', below, wisdom);
  const view = { least: 0, most: prayerValues - 1, highIsGood: true, luck, label: 'fumble' };
  return roll(chance, view) < below;
}

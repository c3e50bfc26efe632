// Whether a spell changes the mood of a monster. Crossfire server/spell_attack.c (mood_change).

import type { Chance } from '../../chance/index.ts';
import { clamp, truncDiv } from '../../integers/index.ts';
import { ATTACK_TYPES, type SpellcraftRules } from '../../spellcraft/index.ts';
import { saves } from '../hits/saves.ts';

/** A caster's spell and the monster that it reaches. */
export interface MoodView {
  /** The caster's level. */
  readonly casterLevel: number;
  /** The monster's. */
  readonly monsterLevel: number;
  /** Bits of the spell's attack types, against which the monster saves; 0: none. */
  readonly attackType: number;
  /** Percent that the monster resists, by attack type number. */
  readonly resistances: Readonly<Record<number, number>>;
  /** Chances of lasting immunity after a failure; absent: the rule's own. */
  readonly immunityChance?: number;
  /** The monster is undead, and the spell doesn't reach the undead. */
  readonly sparesUndead: boolean;
  /** Its mood never changes. */
  readonly fixed: boolean;
}

/** What a spell does to a mood: `immune` monsters resisted and always will. */
export type MoodOutcome = 'affected' | 'resisted' | 'immune';

/** Tries to change a mood. Labels: `saves`, `mood`, `mood-immunity`. */
export function moodChange(
  chance: Chance,
  { sides: { moods }, hits }: SpellcraftRules,
  view: MoodView,
): MoodOutcome {
  const { casterLevel, monsterLevel, fixed } = view;
  if (view.sparesUndead) {
    return 'resisted';
  }
  if (view.attackType !== 0) {
    const resistance = bestResistance(view);
    if (resistance >= moods.immunity) {
      return 'resisted';
    }
    chance.note('mood-resistance', resistance);
    const bonus =
      truncDiv(resistance, moods.resistancePerPoint) - truncDiv(casterLevel, moods.levelsPerPoint);
    return saves(chance, hits.saves, monsterLevel, bonus) || fixed ? 'resisted' : 'affected';
  }
  if (monsterLevel > casterLevel) {
    chance.note('mood-too-strong', monsterLevel);
    return 'resisted';
  }
  const byLevels = clamp(moods.perLevel * (casterLevel - monsterLevel), 0, moods.mostByLevels);
  chance.note('mood-levels', casterLevel - monsterLevel);
  if (chance.test(moods.base + byLevels, moods.outOf, 'mood')) {
    return fixed ? 'resisted' : 'affected';
  }
  const { immunityChance = moods.immunityChance } = view;
  const becomesImmune = chance.test(
    clamp(immunityChance + 1, 0, moods.outOf),
    moods.outOf,
    'mood-immunity',
  );
  return becomesImmune && !fixed ? 'immune' : 'resisted';
}

/** The best resistance of a monster among the spell's attack types, in percent. */
function bestResistance({ attackType, resistances }: MoodView): number {
  const among = ATTACK_TYPES.flatMap((_, kind) =>
    (attackType & (1 << kind)) === 0 ? [] : [resistances[kind] ?? 0],
  );
  return Math.max(...among);
}

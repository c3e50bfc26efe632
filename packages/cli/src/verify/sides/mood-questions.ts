// Golden vectors of changes of mood.

import type { Chance } from '@roguewright/engine/chance';
import { attackNumber, type SpellcraftRules } from '@roguewright/engine/spellcraft';
import { type MoodOutcome, moodChange } from '@roguewright/engine/spells';

export interface MoodInput {
  readonly casterLevel: number;
  readonly monsterLevel: number;
  readonly attackType: number;
  readonly resistFear: number;
  readonly resistConfusion: number;
  readonly immunityChance: number;
  readonly monsterUndead: boolean;
  readonly spellUndead: boolean;
}

const FEAR = attackNumber('fear');
const CONFUSION = attackNumber('confusion');

/** What a calming spell does to one monster. */
export function changed(chance: Chance, rules: SpellcraftRules, input: MoodInput): MoodOutcome {
  return moodChange(chance, rules, {
    casterLevel: input.casterLevel,
    monsterLevel: input.monsterLevel,
    attackType: input.attackType,
    resistances: { [FEAR]: input.resistFear, [CONFUSION]: input.resistConfusion },
    immunityChance: input.immunityChance,
    sparesUndead: input.monsterUndead && !input.spellUndead,
    fixed: false,
  });
}

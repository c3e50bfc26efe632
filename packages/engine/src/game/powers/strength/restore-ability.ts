// Restoring ability. NetHack 3.6.7 src/potion.c (peffects: SPE_RESTORE_ABILITY).

import { changeAttribute } from '../../../actors/index.ts';
import { ATTRIBUTES } from '../../../rulesets/index.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Restores one reduced attribute; a skilled caster restores all. */
const cast: Cast = (state, _, blessed) => {
  const { sheet, hero, ruleset } = state;
  const { attributesBefore } = sheet.powers;
  // The search starts at a random attribute, so that none is always preferred.
  const first = state.luck('spells').below(ATTRIBUTES.length, 'attribute');
  let came = false;
  for (let at = 0; at < ATTRIBUTES.length && (blessed || !came); at++) {
    const index = (first + at) % ATTRIBUTES.length;
    const attribute = ATTRIBUTES[index]!;
    const before = attributesBefore[attribute];
    if (before !== undefined) {
      came = true;
      changeAttribute(ruleset, sheet, attribute, now => Math.max(now, before));
      delete attributesBefore[attribute];
      state.logFelt('attribute-gained', hero.id, index);
    }
  }
  if (!came) {
    state.logFelt('odd-feeling', hero.id);
  }
  return came;
};

/** The spell. */
export const restoreAbility: PowerDeed = {
  word: 'restore-ability',
  cast,
};

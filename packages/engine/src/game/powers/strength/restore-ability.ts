// Restoring ability. NetHack 3.6.7 src/potion.c (peffects: SPE_RESTORE_ABILITY).

import { changeAttribute } from '../../../actors/index.ts';
import { ATTRIBUTES } from '../../../rulesets/index.ts';
import type { Charm } from '../charms/charm.ts';

/** Restores one reduced attribute; a skilled caster restores all. */
export const restoreAbility: Charm = (state, _, blessed) => {
  const { sheet, hero, ruleset } = state;
  const { attributesBefore } = sheet.powers;
  // The search starts at a random attribute, so that none is always preferred.
  const first = state.luck('spells').below(ATTRIBUTES.length, 'attribute');
  let came = false;
  for (let at = 0; at < ATTRIBUTES.length && (blessed || !came); at++) {
    const place = (first + at) % ATTRIBUTES.length;
    const attribute = ATTRIBUTES[place]!;
    const before = attributesBefore[attribute];
    if (before !== undefined) {
      came = true;
      changeAttribute(ruleset, sheet, attribute, now => Math.max(now, before));
      delete attributesBefore[attribute];
      state.logFelt('attribute-gained', hero.id, place);
    }
  }
  if (!came) {
    state.logFelt('odd-feeling', hero.id);
  }
  return came;
};

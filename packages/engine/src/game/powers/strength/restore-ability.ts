// Restoring ability. NetHack 3.6.7 src/potion.c (peffects: SPE_RESTORE_ABILITY).

import { changeAttribute } from '../../../actors/index.ts';
import { ATTRIBUTES } from '../../../rulesets/index.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Gives one attribute back what was taken from it; a skilled caster all of them. */
const cast: Cast = (state, _, blessed) => {
  const { sheet, hero, ruleset } = state;
  const { attributesBefore } = sheet.powers;
  // The search begins anywhere, so that none is always the first.
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

/** The spell. */
export const restoreAbility: PowerDeed = {
  word: 'restore-ability',
  cast,
};

// A caster's effective gear: metal doesn't hinder some roles in a school of spells. NetHack 3.7 src/spell.c
// (percent_success).

import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRoleRow } from '../slot/rules.ts';
import type { ChanceView } from '../slot/views.ts';

/**
 * The view with the effective gear. For a role that metal doesn't hinder in the school, metal on body, head,
 * hands and feet counts as nonmetallic; the shield's terms are unchanged.
 */
export function countedGear(
  { unhampered }: CastingRoleRow,
  view: ChanceView,
  notes: CastingNotebook,
): ChanceView {
  if (unhampered === undefined || view.school === undefined || !unhampered.includes(view.school)) {
    return view;
  }
  const { bodyArmour, helmet, gloves, boots } = view;
  if (![bodyArmour, helmet, gloves, boots].includes('metallic')) {
    return view;
  }
  notes.note('metal-ignored');
  return {
    ...view,
    bodyArmour: asOther(bodyArmour),
    helmet: asOther(helmet),
    gloves: asOther(gloves),
    boots: asOther(boots),
  };
}

function asOther<Kind extends string>(kind: Kind | 'nonmetallic'): Kind | 'nonmetallic' {
  return kind === 'metallic' ? 'nonmetallic' : kind;
}

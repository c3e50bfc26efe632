// A kind as the rules of forms see it.

import { type Archetype, creatureFacts } from '../../objects/index.ts';
import type { FormView } from '../../worldrules/index.ts';

/** What a form's hit points and turns depend on. */
export function formView(kind: Archetype): FormView {
  const { level, combatFlags } = creatureFacts(kind);
  return { level, dragon: combatFlags.includes('dragon') };
}

// The powers of a form that a hero has taken: the spells that creatures of its kind are born with. NetHack 3.6.7
// src/cmd.c (domonability), src/polyself.c (dobreathe, dospit, dogaze, domindblast, dosummon).

import {
  type Archetype,
  type Content,
  pathsOf,
  type SpellFacts,
  spellFacts,
  TYPE,
  textOf,
} from '../../objects/index.ts';
import { isDenied } from '../../spellcraft/index.ts';
import { asksDirection, isAttack, isCastable } from '../../spells/index.ts';
import type { FormRules } from '../../worldrules/index.ts';

/** One power of a form. */
export interface FormPower {
  /** The spell. */
  readonly archetype: Archetype;
  readonly facts: SpellFacts;
  /** It flies in a direction. */
  readonly needsDirection: boolean;
  /** What of the body it needs: `breath`, `voice`, `eyes`; empty: nothing. */
  readonly needs: string;
  /** Its price in energy. */
  readonly energy: number;
}

/** The powers of a kind, in the order of its file; those of paths that are denied to it are left out. */
export function formPowers(
  content: Content,
  { powers }: FormRules,
  kind: Archetype,
): readonly FormPower[] {
  return kind.inventory
    .map(({ archetype }) => content.archetype(archetype))
    .filter(({ type, subtype }) => type === TYPE.spell && isCastable(subtype))
    .map(archetype => ({
      archetype,
      facts: spellFacts(archetype),
      needsDirection: asksDirection(archetype),
      needs: textOf(archetype, 'formNeeds'),
      energy: isAttack(archetype) ? powers.attackEnergy : powers.otherEnergy,
    }))
    .filter(({ facts: { path } }) => !isDenied({ path, ...pathsOf(kind) }));
}

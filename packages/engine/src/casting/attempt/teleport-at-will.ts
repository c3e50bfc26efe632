// Teleporting at will: by the ability, or else by the spell. NetHack 3.6.7 src/teleport.c (dotele).

import { silent } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingBurden } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/** A hero who tries to teleport. */
export interface TeleportView {
  /** He has the ability. */
  readonly ability: boolean;
  readonly role: string;
  readonly level: number;
  /** He knows the spell, forgotten or not. */
  readonly knowsSpell: boolean;
  readonly confused: boolean;
  readonly energy: number;
  readonly nutrition: number;
  readonly strength: number;
  readonly burden: CastingBurden;
}

/** Reasons for refusal. */
export type TeleportRefusal =
  | 'no-ability'
  | 'confused'
  | 'too-hungry'
  | 'too-weak'
  | 'overburdened'
  | 'not-enough-energy';

/** The result. */
export type TeleportAtWill =
  /** The spell is cast at oneself by the usual rules. */
  | { readonly kind: 'cast' }
  /** The jump succeeds, without a roll or training, at this price. */
  | { readonly kind: 'jump'; readonly energy: number; readonly nutrition: number }
  | {
      readonly kind: 'refused';
      readonly reason: TeleportRefusal;
      readonly usesTurn: boolean;
    };

/** Whether, how and at what price a hero teleports at will. */
export function teleportAtWill(
  rules: CastingRules,
  view: TeleportView,
  notes: CastingNotebook = silent,
): TeleportAtWill {
  const { teleport, prerequisites } = rules;
  const level = teleport.levels[view.role] ?? teleport.level;
  const refused = (reason: TeleportRefusal, usesTurn: boolean): TeleportAtWill => ({
    kind: 'refused',
    reason,
    usesTurn,
  });
  if (!view.ability || view.level < level) {
    if (!view.knowsSpell) {
      return refused('no-ability', false);
    }
    return view.confused ? refused('confused', false) : { kind: 'cast' };
  }
  const usesTurn = teleport.refusalUsesTurn;
  if (view.nutrition < teleport.leastNutrition) {
    return refused('too-hungry', usesTurn);
  }
  if (view.strength < teleport.leastStrength) {
    return refused('too-weak', usesTurn);
  }
  if (prerequisites.tooLaden.includes(view.burden)) {
    return refused('overburdened', usesTurn);
  }
  if (view.energy < teleport.leastEnergy) {
    return refused('not-enough-energy', usesTurn);
  }
  notes.note('teleport-at-will', teleport.energy, teleport.nutrition);
  return { kind: 'jump', energy: teleport.energy, nutrition: teleport.nutrition };
}

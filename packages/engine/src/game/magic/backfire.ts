// Casting a forgotten spell: no price, but confusion and stun. Players who want confusion do it on purpose.
// NetHack 3.6.7 src/spell.c (spelleffects, spell_backfire).

import type { KnownSpell } from '../../actors/index.ts';
import { castForgotten } from '../../casting/index.ts';
import { setCondition } from '../body/afflict.ts';
import { pay } from '../body/pay.ts';
import type { ActionResult } from '../protocol/action-result.ts';
import type { GameState } from '../state/state.ts';

/** Casts a forgotten spell that no check forbids. @param spell its id */
export function castForgottenSpell(
  state: GameState,
  spell: number,
  known: KnownSpell,
): ActionResult {
  const { sheet, hero, ruleset } = state;
  const { conditions } = hero;
  const before = { confusion: conditions.left('confused'), stun: conditions.left('stunned') };
  const energy = sheet[known.pool];
  const after = castForgotten(state.luck('casting'), ruleset.slots.casting, {
    ...before,
    spellLevel: known.spellLevel,
    energy,
    nutrition: sheet.nutrition,
  });
  pay(sheet, known.pool, energy - after.energy);
  const confusion = after.confusion - before.confusion;
  const stun = after.stun - before.stun;
  state.logFelt('cast-backfired', hero.id, spell, confusion, stun, energy - after.energy);
  setCondition(state, hero, 'confused', after.confusion);
  setCondition(state, hero, 'stunned', after.stun);
  return { cost: after.usesTurn ? ruleset.bridges.beats.move : 0 };
}

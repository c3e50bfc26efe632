// Teleporting at will: by the ability, if the hero has it and the level for it, without roll and training;
// else by the spell, cast at himself by the usual rules. NetHack 3.6.7 src/teleport.c (dotele).

import { burdenOf, knownSpell } from '../../../actors/index.ts';
import { teleportAtWill } from '../../../casting/index.ts';
import { eatTime } from '../../body/nutrition.ts';
import { pay } from '../../body/pay.ts';
import { teleportHero } from '../../movement/teleport.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';
import { cast } from './cast.ts';

/** The kebab-case name of the spell. */
const SPELL = 'teleport-away';

/** Teleports within the level, if the hero can. */
export function teleportAtWish(state: GameState): ActionResult {
  const { sheet, ruleset, hero } = state;
  const spell = sheet.spells.find(thing => knownSpell(ruleset, sheet, thing).slug === SPELL);
  const result = teleportAtWill(ruleset.slots.casting, {
    ability: sheet.worn.teleports,
    role: sheet.role,
    level: sheet.level,
    knowsSpell: spell !== undefined,
    confused: sheet.conditions.has('confused'),
    energy: sheet.energy,
    nutrition: sheet.nutrition,
    strength: ruleset.bridges.shortScale(sheet.present.strength),
    burden: burdenOf(ruleset, sheet),
  });
  switch (result.kind) {
    case 'refused':
      return { refused: result.reason, usesMove: result.usesTurn };
    case 'cast':
      return spell === undefined ? refuse('no-ability') : cast(state, spell.id, 0);
    case 'jump':
      pay(sheet, 'energy', result.energy);
      state.logFelt('jumped-away', hero.id, result.energy, result.nutrition);
      teleportHero(state);
      eatTime(state, result.nutrition);
      return { cost: ruleset.bridges.beats.move };
  }
}

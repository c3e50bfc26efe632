// Casting: NetHack's checks and roll, at the price of the spell object, then what the spell does.

import {
  attemptView,
  chanceView,
  type KnownSpell,
  knownSpell,
  sorcererView,
  train,
} from '../../actors/index.ts';
import { attemptToCast, prerequisites, successChance } from '../../casting/index.ts';
import { castingTime } from '../../spellcraft/index.ts';
import { asksDirection, subtypeOf } from '../../spells/index.ts';
import { damageBonusOf } from '../caster.ts';
import type { Direction, RefusalReason } from '../commands.ts';
import type { GameState } from '../state.ts';
import { eatTime } from '../upkeep.ts';
import { type ActionResult, refuse } from './result.ts';

/** Casts a known spell by its id. @param target the square that was chosen, instead of a direction */
export function cast(
  state: GameState,
  spellId: number,
  direction: Direction,
  target?: number,
): ActionResult {
  const { sheet, ruleset } = state;
  const rules = ruleset.slots.casting;
  const thing = sheet.spells.find(({ id }) => id === spellId);
  const known = thing === undefined ? undefined : knownSpell(ruleset, sheet, thing);
  if (thing === undefined || known === undefined) {
    return refuse(sheet.spells.length === 0 ? 'no-spells' : 'unknown-spell');
  }
  const subtype = subtypeOf(known.facts.subtype);
  const wants = asksDirection(thing.archetype) && !subtype.atSelf;
  if (wants && direction === 0 && target === undefined) {
    return refuse('needs-direction');
  }
  const chance = successChance(rules, chanceView(ruleset, sheet, known));
  const view = attemptView(ruleset, sheet, known, chance);
  const ready = prerequisites(rules, view);
  if (ready.outcome !== 'ready') {
    return { refused: ready.outcome as RefusalReason, usesMove: ready.usesTurn };
  }
  const before = { energy: sheet[known.pool], nutrition: sheet.nutrition };
  const attempt = attemptToCast(state.luck('casting'), rules, view);
  if (attempt.outcome !== 'cast' && attempt.outcome !== 'fail') {
    return { refused: attempt.outcome as RefusalReason, usesMove: attempt.usesTurn };
  }
  sheet[known.pool] = attempt.energy;
  if (train(ruleset, sheet, known.school, attempt.training)) {
    state.logFelt('skill-ready', state.hero.id);
  }
  const price = before.energy - attempt.energy;
  const nutrition = before.nutrition - attempt.nutrition;
  const kind = attempt.outcome === 'cast' ? 'cast' : 'cast-failed';
  state.logFelt(kind, state.hero.id, thing.id, price, nutrition);
  eatTime(state, nutrition);
  if (attempt.outcome === 'cast') {
    const came = subtype.cast(state.spells, {
      spell: thing.archetype,
      facts: known.facts,
      caster: state.hero.id,
      direction,
      level: sheet.level,
      damageBonus: damageBonusOf(state, known),
      attuned: 0,
      repelled: 0,
      denied: 0,
      bearing: sheet.present,
      sorcerer: sorcererView(ruleset, sheet, known),
      ...(target !== undefined && { target }),
    });
    if (!came && subtype.freeInVain) {
      sheet.energy = before.energy;
      state.logFelt('energy-restored', state.hero.id, price);
    }
  }
  return { beats: beatsFor(state, known) };
}

function beatsFor(state: GameState, known: KnownSpell): number {
  const time = castingTime(state.ruleset.slots.spells, {
    castingTime: known.facts.castingTime,
    paths: { path: known.facts.path, attuned: 0, repelled: 0, denied: 0 },
  });
  return state.ruleset.bridges.castingBeats(time.exact);
}

// A cast by the rules of spell objects: skill and level, both pools, missing grace, fumbles and bungles.
// Crossfire server/spell_util.c (cast_spell).

import { knownSpell, objectAttemptView } from '../../actors/index.ts';
import type { GameObject } from '../../objects/index.ts';
import { attemptObject, isDenied, type ObjectAttempt } from '../../spellcraft/index.ts';
import { isAttack } from '../../spells/index.ts';
import { pay } from '../body/pay.ts';
import { giveAway } from '../forces/reveal.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { RefusalReason } from '../protocol/commands.ts';
import { heard } from '../state/heard/hearing.ts';
import type { GameState } from '../state/state.ts';
import type { Towards } from './caster.ts';
import { sufferFailure } from './failure-effects.ts';
import { type ChosenSpell, castingBeatsOf, releaseSpell, timeSpent } from './release-spell.ts';

/** Outcomes that are refused: nothing is paid, and no time passes. */
const REFUSED: readonly ObjectAttempt['outcome'][] = [
  'no-skill',
  'level-too-low',
  'not-enough-energy',
];

/** Casts a spell whose path isn't denied, and whose direction is chosen. */
export function castByObject(
  state: GameState,
  { thing, known }: ChosenSpell,
  towards: Towards,
): ActionResult {
  const { sheet, ruleset } = state;
  const view = objectAttemptView(sheet, known, thing.id);
  const attempt = attemptObject(state.luck('casting'), ruleset.slots.spells, view);
  heard(state, thing.archetype.name, {
    kind: 'casts',
    came: Number(attempt.outcome === 'cast'),
    rule: asked => Number(attemptObject(asked, ruleset.slots.spells, view).outcome === 'cast'),
  });
  if (attempt.outcome === 'strayed') {
    return castAnother(state, sheet.spells[attempt.instead]!, towards);
  }
  return REFUSED.includes(attempt.outcome)
    ? refuse(attempt.outcome as RefusalReason)
    : carryOut(state, { thing, known }, towards, attempt);
}

/** A confused caster's other spell. One that can't be cast costs the time all the same. */
function castAnother(state: GameState, thing: GameObject, towards: Towards): ActionResult {
  const { sheet, ruleset, hero } = state;
  const known = knownSpell(ruleset, sheet, thing);
  state.logFelt('cast-astray', hero.id, thing.id);
  const { confused: _, ...view } = objectAttemptView(sheet, known, thing.id);
  const attempt = isDenied(known.paths)
    ? undefined
    : attemptObject(state.luck('casting'), ruleset.slots.spells, view);
  return attempt === undefined || REFUSED.includes(attempt.outcome)
    ? { cost: castingBeatsOf(state, known) }
    : carryOut(state, { thing, known }, towards, attempt);
}

/** Pays, and releases the spell or suffers what the failure does. */
function carryOut(
  state: GameState,
  { thing, known }: ChosenSpell,
  towards: Towards,
  attempt: ObjectAttempt,
): ActionResult {
  const { sheet, hero } = state;
  const { outcome, manaPaid, gracePaid } = attempt;
  const before = { energy: sheet.energy, grace: sheet.grace };
  if (isAttack(thing.archetype)) {
    giveAway(state);
  }
  pay(sheet, 'energy', manaPaid);
  pay(sheet, 'grace', gracePaid);
  if (outcome === 'cast') {
    if (gracePaid > before.grace) {
      state.logFelt('prayer-granted', hero.id, thing.id);
    }
    state.logFelt('cast', hero.id, thing.id, manaPaid, sheet.nutrition, gracePaid);
    releaseSpell(state, { thing, known }, towards, before);
  } else {
    tellFailure(state, thing.id, attempt);
    sufferFailure(state, attempt);
  }
  return { cost: timeSpent(state, known) };
}

function tellFailure(
  state: GameState,
  spell: number,
  { outcome, manaPaid, gracePaid }: ObjectAttempt,
): void {
  const { id } = state.hero;
  switch (outcome) {
    case 'prayer-unheard':
      state.logFelt('prayer-unheard', id, spell);
      break;
    case 'fumbled':
      state.logFelt('prayer-fumbled', id, spell, gracePaid);
      break;
    case 'bungled':
      state.logFelt('spell-bungled', id, spell, manaPaid);
      break;
    default:
      state.logFelt('cast-mishap', id, spell, manaPaid, gracePaid);
  }
}

// Using a power of the form that the hero has taken: breath, gaze, song and whatever else creatures of its kind are
// born with. Nothing is rolled: it comes off, at its price. NetHack 3.6.7 src/polyself.c (dobreathe, dogaze).

import type { FormPower } from '../../../actors/index.ts';
import { castingTime } from '../../../spellcraft/index.ts';
import { pay } from '../../body/pay.ts';
import { formPowerOrder, powerObstacle, powersOfForm } from '../../forms/form-powers.ts';
import { releaseCarried } from '../../magic/carried-spell.ts';
import { isHarmless } from '../../powers/continuations/index.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction, RefusalReason } from '../../protocol/commands.ts';
import { kindId } from '../../state/god-ids.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';

/** Asks which power of the hero's form is used, with the odds of each; refused where none can be. */
export function formPower(state: GameState, direction: Direction): ActionResult {
  const reasons = powersOfForm(state).map(power => refusalOf(state, power, direction));
  if (reasons.length === 0) {
    return refuse('no-form-power');
  }
  if (!reasons.includes(undefined)) {
    return refuse(reasons[0]!);
  }
  if (state.pending !== undefined && !isHarmless(state.pending)) {
    return refuse('question-waits');
  }
  askDeed(state, 'form-power', { other: direction }, false);
  return { cost: 0 };
}

/** Why a power can't be used now; undefined: it can. */
function refusalOf(
  state: GameState,
  { needsDirection, needs, energy }: FormPower,
  direction: Direction,
): RefusalReason | undefined {
  const { sheet, level, hero } = state;
  if (needsDirection && direction === 0) {
    return 'which-way';
  }
  const hindered = powerObstacle(state, needs);
  if (hindered !== undefined) {
    return hindered;
  }
  if (sheet.energy < energy) {
    return 'not-enough-energy';
  }
  return level.map.barsMagic(hero.square) ? 'no-magic-here' : undefined;
}

/** Uses one of them. @param place in the list, from 1 */
export function useFormPower(state: GameState, place: number, direction: Direction): ActionResult {
  const { sheet, hero, ruleset } = state;
  const power = powersOfForm(state)[place - 1];
  if (power === undefined) {
    return refuse('no-form-power');
  }
  const refused = refusalOf(state, power, direction);
  if (refused !== undefined) {
    return refuse(refused);
  }
  pay(sheet, 'energy', power.energy);
  state.logFelt('form-power-used', hero.id, kindId(power.archetype), power.energy);
  const order = formPowerOrder(state, power, direction);
  const told = state.log.perceivedCount;
  if (!releaseCarried(state, order) && state.log.perceivedCount === told) {
    state.logFelt('nothing-happens', hero.id, kindId(power.archetype));
  }
  const { castingTime: ticks, path } = power.facts;
  const { attuned, repelled, denied } = order;
  const paths = { path, attuned, repelled, denied };
  const time = castingTime(ruleset.slots.spells, { castingTime: ticks, paths });
  return { cost: Math.max(ruleset.bridges.beats.move, ruleset.bridges.castingBeats(time.exact)) };
}

// Whether an instrument sounds by its magic, or like its plain kin.

import { playedAs } from '../../../charging/index.ts';
import { chargesOf, type GameObject } from '../../../objects/index.ts';
import { ruleKind } from '../../items/charge-view.ts';
import { learnEmpty } from '../../items/charges/learn-charges.ts';
import type { GameState } from '../../state/state.ts';

/** Whether its magic fails: it has no charges, or its player's head isn't clear. */
export function soundsPlain(
  { ruleset, sheet }: GameState,
  instrument: GameObject,
  charges: number,
): boolean {
  const conditions = sheet.conditions.names();
  return playedAs(ruleset.slots.charging, ruleKind(instrument), charges, conditions) !== undefined;
}

/** Whether the magic of an instrument that the hero plays fails. With a clear head he learns that it is empty. */
export function isPlayedPlain(state: GameState, instrument: GameObject): boolean {
  const isPlain = soundsPlain(state, instrument, chargesOf(instrument).left);
  if (isPlain && !soundsPlain(state, instrument, 1)) {
    learnEmpty(state, instrument);
  }
  return isPlain;
}

/** Whether a plain instrument yields nothing but noise now, because its player's head isn't clear. */
export function isOutOfTune({ ruleset, sheet }: GameState): boolean {
  const { plainWhen } = ruleset.slots.charging.empty;
  return plainWhen.some(condition => sheet.conditions.names().some(has => has === condition));
}

// Whether an instrument sounds by its magic, or like its plain kin.

import { playedAs } from '../../../charging/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import { ruleKind } from '../../items/charge-view.ts';
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

/** Whether a plain instrument yields nothing but noise now, because its player's head isn't clear. */
export function isOutOfTune({ ruleset, sheet }: GameState): boolean {
  const { plainWhen } = ruleset.slots.charging.empty;
  return plainWhen.some(condition => sheet.conditions.names().some(has => has === condition));
}

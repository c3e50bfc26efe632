// A target in the dark, as the reasons of its odds tell it.

import type { OddsAnswer } from '../../odds/index.ts';
import { NOT_WELL_SEEN } from '../facts/combat-facts.ts';
import { everyReason } from '../facts/explain.ts';

/** `in the dark: harder to hit`, if that counts against the hero's skill; otherwise empty. */
export function tellDim({ explanation }: Pick<OddsAnswer, 'explanation'>): string {
  return everyReason(explanation).some(({ text }) => text.startsWith(NOT_WELL_SEEN))
    ? 'in the dark: harder to hit'
    : '';
}

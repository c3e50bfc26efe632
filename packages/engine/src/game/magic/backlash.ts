// The backlash of a scroll or a book. Crossfire server/spell_util.c (scroll_failure).

import { truncDiv } from '../../integers/index.ts';
import type { Backlash } from '../../spellcraft/index.ts';
import { pay } from '../body/pay.ts';
import type { GameState } from '../state/state.ts';
import { sufferFailure } from './failure-effects.ts';

/** Its effect, or energy drained where it has none. @param item id of the scroll or book */
export function sufferBacklash(state: GameState, item: number, { effect, power }: Backlash): void {
  const { sheet, hero, ruleset } = state;
  if (effect === 'nothing') {
    const drained = Math.max(0, Math.min(sheet.energy, power));
    pay(sheet, 'energy', drained);
    state.logFelt('scroll-backfired', hero.id, item, drained);
    return;
  }
  const { stormLevels } = ruleset.slots.spells.failures.missingGrace;
  const reach = effect === 'magic-storm' ? truncDiv(power, stormLevels) : 0;
  state.logFelt('scroll-backfired', hero.id, item, 0);
  sufferFailure(state, { effect, power, reach });
}

// Points of attributes that attacks take, until they are restored.

import { attributeOf, changeAttribute } from '../../actors/index.ts';
import { modifyStat } from '../../combat/index.ts';
import { ATTRIBUTES } from '../../rulesets/index.ts';
import type { GameState } from '../state/state.ts';

/** The lowest score on the short scale. */
const LEAST = 3;

/**
 * Takes a point of an attribute from the hero.
 * @param name the original's; one that heroes don't have takes nothing
 */
export function loseAttribute(state: GameState, name: string): void {
  const { sheet, ruleset, hero } = state;
  const attribute = attributeOf(name);
  if (attribute === undefined) {
    return;
  }
  const { powers, attributes } = sheet;
  const before = (powers.natural ?? attributes)[attribute];
  const isLong = attribute === 'strength' || attribute === 'dexterity';
  const lowered = (now: number) =>
    isLong ? modifyStat(ruleset.slots.combat, now, -1) : Math.max(LEAST, now - 1);
  if (changeAttribute(ruleset, sheet, attribute, lowered)) {
    powers.attributesBefore[attribute] ??= before;
    state.logFelt('attribute-lost', hero.id, ATTRIBUTES.indexOf(attribute));
  }
}

// Hit points that a spell of healing restores, as an answer shows them.

import { type AtSelfView, type CastingRules, castAtSelf } from '../../../casting/index.ts';
import type { Chance, Enumerator } from '../../../chance/index.ts';
import type { GameState } from '../../../game/index.ts';
import { factOf, textOf } from '../../../objects/index.ts';
import type { Plot } from '../../../odds/index.ts';
import { type CastOrder, subtypeOf } from '../../../spells/index.ts';
import { plot } from '../answer-parts.ts';

/** Hit points from a spell at its own caster, by the rule of play. */
function healedBySelf(chance: Chance, rules: CastingRules, view: AtSelfView): number {
  return castAtSelf(chance, rules, view).amount;
}

/** Hit points restored by a healing spell, in the hero's present state. */
export function healingPlot(
  state: GameState,
  ask: Enumerator,
  order: CastOrder,
  helpsFriend: boolean,
): Plot {
  const missing = state.hero.maxHitPoints - state.hero.hitPoints;
  const { name } = subtypeOf(order.facts.subtype);
  if (name === 'cure' && factOf(order.spell, 'heals') !== 0) {
    const gained = ask.askNumber(healedBySelf, state.ruleset.slots.casting, {
      spell: textOf(order.spell, 'rulesName'),
      role: state.sheet.role,
      immune: false,
      halfPhysicalDamage: false,
    });
    return plot(gained.map(points => Math.min(points, missing)));
  }
  if (name !== 'healing') {
    return [];
  }
  if (factOf(order.spell, 'dam') === 0 && factOf(order.spell, 'hp') === 0) {
    return [];
  }
  const { healingAmount } = state.ruleset.slots.spells.steps;
  const amount = ask.askNumber(
    chance => healingAmount(chance, factOf(order.spell, 'dam'), factOf(order.spell, 'hp')),
    state.ruleset.slots.spells,
    0,
  );
  // What a friend lacks isn't known.
  return plot(helpsFriend ? amount : amount.map(points => Math.min(points, missing)));
}

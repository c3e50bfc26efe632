// What a failed cast, scroll or book does besides taking points. Crossfire server/spell_util.c (spell_failure,
// prayer_failure, scroll_failure).

import { spellFacts } from '../../objects/index.ts';
import type { FailureEffect } from '../../spellcraft/index.ts';
import { castSpell } from '../../spells/index.ts';
import { failureTurns } from '../../worldrules/index.ts';
import { extendCondition, immobilise } from '../body/afflict.ts';
import type { GameState } from '../state/state.ts';

/** A failure's effect, its power, and how much further a storm reaches than its spell says. */
export interface Failing {
  readonly effect: FailureEffect;
  readonly power: number;
  readonly reach: number;
}

/** Applies it to the hero. */
export function sufferFailure(state: GameState, { effect, power, reach }: Failing): void {
  const { hero, ruleset } = state;
  const { confusion, paralysis, blindness } = ruleset.slots.world.objectCasting;
  switch (effect) {
    case 'confusion':
      extendCondition(state, hero, 'confused', failureTurns(confusion, power));
      break;
    case 'paralysis':
      immobilise(state, hero, 'paralysed', failureTurns(paralysis, power));
      break;
    case 'blindness':
      extendCondition(state, hero, 'blind', failureTurns(blindness, power));
      break;
    case 'wonder':
      releaseAround(state, 'wonder', 1, 0);
      break;
    case 'magic-storm':
      releaseAround(state, 'magic-storm', 1 + QUARTERS * reach, power);
      break;
    case 'nothing':
      break;
  }
}

/** A cone in all directions reaches a quarter as far. */
const QUARTERS = 4;

/**
 * A spell bursts out of the caster on all sides, and on his own square.
 * @param level of the spell; each level is one square of range
 * @param damage added to the spell's own
 */
function releaseAround(
  state: GameState,
  what: 'wonder' | 'magic-storm',
  level: number,
  damage: number,
): void {
  const { content, hero, ruleset, spells } = state;
  // A custom content may lack it.
  const spell = content.find(ruleset.slots.world.objectCasting.releases[what]);
  if (spell === undefined) {
    return;
  }
  castSpell(spells, {
    spell,
    facts: spellFacts(spell),
    caster: hero.id,
    direction: 0,
    level,
    damageBonus: damage,
    attuned: 0,
    repelled: 0,
    denied: 0,
    byRune: true,
  });
}

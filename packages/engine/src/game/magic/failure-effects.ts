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

type Suffer = (state: GameState, failing: Failing) => void;

const EFFECTS: Readonly<Record<FailureEffect, Suffer>> = {
  nothing: () => {},
  wonder: state => releaseAround(state, 'wonder', 1, 0),
  confusion: (state, { power }) => {
    const { confusion } = state.ruleset.slots.world.objectCasting;
    extendCondition(state, state.hero, 'confused', failureTurns(confusion, power));
  },
  paralysis: (state, { power }) => {
    const { paralysis } = state.ruleset.slots.world.objectCasting;
    immobilise(state, state.hero, 'paralysed', failureTurns(paralysis, power));
  },
  blindness: (state, { power }) => {
    const { blindness } = state.ruleset.slots.world.objectCasting;
    extendCondition(state, state.hero, 'blind', failureTurns(blindness, power));
  },
  'magic-storm': (state, { power, reach }) =>
    releaseAround(state, 'magic-storm', 1 + QUARTERS * reach, power),
};

/** Applies it to the hero. */
export function sufferFailure(state: GameState, failing: Failing): void {
  EFFECTS[failing.effect](state, failing);
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
    // The program's storm belongs to nobody, so it isn't softened as friendly fire.
    credited: 0,
    direction: 0,
    level,
    damageBonus: damage,
    attuned: 0,
    repelled: 0,
    denied: 0,
    byRune: true,
  });
}

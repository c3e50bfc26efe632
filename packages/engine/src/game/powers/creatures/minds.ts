// Spells on the minds of those around: fear in all who are seen, friendship in all who stand beside.
// NetHack 3.6.7 src/read.c (seffects: SPE_CAUSE_FEAR, SPE_CHARM_MONSTER; maybe_tame).

import { type Creature, spellTarget, trueFacts } from '../../../actors/index.ts';
import { mindSpell, type PowerHit, powerHit } from '../../../spells/index.ts';
import { distance } from '../../../world/index.ts';
import { carryOutHit } from '../../magic/hit-outcome.ts';
import { learnByMeeting } from '../../magic/learn-foe.ts';
import { isHostile } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import type { Charm } from '../charms/charm.ts';

/** What an effect on minds does to the enemies that it reaches. */
function onMinds(effect: string): Charm {
  const { kind, reaches } = mindSpell(effect)!;
  return (state, by) => {
    const { level, hero, ruleset } = state;
    const hit: PowerHit = {
      kind,
      by,
      owner: hero.id,
      attackType: 0,
      opposite: 0,
      skilled: false,
    };
    let met = false;
    for (const creature of level.creatures.all) {
      if (creature.alive && isHostile(state, creature) && isReached(state, creature, reaches)) {
        met = true;
        const target = spellTarget(ruleset, trueFacts(ruleset, creature));
        const outcome = powerHit(state.luck('spells'), ruleset.slots.casting, { hit, target });
        learnByMeeting(state, creature, hit);
        carryOutHit(state, creature, hit, outcome);
      }
    }
    if (!met) {
      state.logFelt('odd-feeling', hero.id);
    }
    return met;
  };
}

function isReached(state: GameState, { square }: Creature, reaches: 'sight' | 'beside'): boolean {
  const { level, hero } = state;
  return reaches === 'sight' ? state.sees(square) : distance(level.map, square, hero.square) <= 1;
}

/** Frightens every enemy in sight that doesn't resist. */
export const causeFear = onMinds('cause-fear');

/** Makes servants of the enemies beside the hero. */
export const charmMonster = onMinds('charm-monster');

// Spells on the minds of those around: fear in all who are seen, friendship in all who stand beside.
// NetHack 3.6.7 src/read.c (seffects: SPE_CAUSE_FEAR, SPE_CHARM_MONSTER; maybe_tame).

import { monsterTarget } from '../../actors/index.ts';
import { type Sorcerer, type SorceryHit, sorceryHit } from '../../spells/index.ts';
import { distance } from '../../world/index.ts';
import { isHostile } from '../sides.ts';
import { carryOutHit } from '../sorcery-outcome.ts';
import type { GameState } from '../state.ts';
import type { Charm } from './charm.ts';

/** Frightens every enemy in sight that doesn't resist. */
export const causeFear: Charm = (state, by) =>
  onAll(state, by, 'fear', square => state.sees(square));

/** Makes servants of the enemies beside the hero. */
export const charmMonster: Charm = (state, by) =>
  onAll(state, by, 'charm', square => distance(state.level.map, square, state.hero.square) <= 1);

function onAll(
  state: GameState,
  by: Sorcerer,
  kind: SorceryHit['kind'],
  reaches: (square: number) => boolean,
): boolean {
  const { level, hero, ruleset } = state;
  const hit: SorceryHit = { kind, by, owner: hero.id, attackType: 0, opposite: 0, skilled: false };
  let met = false;
  for (const creature of level.creatures.all) {
    if (creature.alive && isHostile(state, creature) && reaches(creature.square)) {
      met = true;
      const target = monsterTarget(ruleset, creature);
      const outcome = sorceryHit(state.luck('spells'), ruleset.slots.casting, { hit, target });
      carryOutHit(state, creature, hit, outcome);
    }
  }
  if (!met) {
    state.logFelt('odd-feeling', hero.id);
  }
  return met;
}

// Monsters' resistance to wands and tools, which count as casters of a level. NetHack 3.6.7 src/zap.c (resist).

import type { Creature } from '../../actors/index.ts';
import { resists } from '../../casting/index.ts';
import type { Chance } from '../../chance/index.ts';
import { heard } from '../state/heard/hearing.ts';
import type { GameState } from '../state/state.ts';
import { trueFactsOf } from '../state/true-facts.ts';

/** Whether it resists a wand this time. Label: `resists`. */
export function withstands(state: GameState, creature: Creature): boolean {
  const { wandLevel } = state.ruleset.slots.world.powers;
  return withstandsLevel(state.luck('wands'), state, creature, wandLevel);
}

/** Whether it resists an instrument this time. Label: `resists`. */
export function withstandsMusic(state: GameState, creature: Creature): boolean {
  const { level } = state.ruleset.slots.world.tools.music;
  return withstandsLevel(state.luck('tools'), state, creature, level);
}

function withstandsLevel(
  chance: Chance,
  state: GameState,
  creature: Creature,
  casterLevel: number,
): boolean {
  const { level, magicResistance } = trueFactsOf(state, creature);
  const view = { casterLevel, targetLevel: level, targetResistance: magicResistance };
  const isWithstood = resists(chance, view);
  heard(state, creature.archetype.name, {
    kind: 'effects',
    came: Number(!isWithstood),
    rule: asked => Number(!resists(asked, view)),
  });
  return isWithstood;
}

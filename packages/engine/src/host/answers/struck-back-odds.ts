// The odds of a creature's passive attack on the hero who hits it, once he knows of that attack.

import { hasHabit, mostStruckBack, struckBackDamage } from '../../actors/index.ts';
import { Distribution, type Enumerator } from '../../chance/index.ts';
import { type GameState, knownSelf, struckBackWith } from '../../game/index.ts';
import { chanceToExceed, strikeView, type TargetOdds } from '../../odds/index.ts';
import { plot } from './answer-parts.ts';

/**
 * What the hero suffers by one attack on a creature; empty if it isn't known to strike back.
 * @param hits probability that the attack hits
 */
export function struckBackOdds(
  state: GameState,
  ask: Enumerator,
  id: number,
  hits: number,
): TargetOdds[] {
  const creature = state.creature(id);
  const { archetype, level } = creature;
  const { monsters } = state.sheet.lore;
  if (!hasHabit(archetype, 'strikes-back') || !monsters.knowsFlag(archetype, 'strikes-back')) {
    return [];
  }
  const self = knownSelf(state);
  const attackType = struckBackWith(creature);
  const hit = strikeView(self, { damage: 0, attackType, level, slaying: '', full: true });
  const view = { most: mostStruckBack(archetype), hit };
  const struck = ask.askNumber(struckBackDamage, state.ruleset.slots.spells, view);
  const damage = Distribution.mixture([
    [hits, struck],
    [1 - hits, Distribution.certain(0)],
  ]);
  return [
    {
      id: self.id,
      name: self.name,
      hitChance: damage.atLeast(1),
      damage: plot(damage),
      meanDamage: damage.mean,
      killChance: chanceToExceed(damage, self.hitPoints),
      hitPoints: plot(self.hitPoints),
      turnsToKill: [],
    },
  ];
}

// The odds of what a creature does to the hero who strikes it, once he knows how it answers blows.

import { suffer } from '../../../actors/index.ts';
import { Distribution, type Enumerator } from '../../../chance/index.ts';
import { BLOWS, type GameState, knownAnswer, knownSelf } from '../../../game/index.ts';
import { chanceToExceed, type TargetOdds } from '../../../odds/index.ts';
import { plot } from '../answer-parts.ts';

/** How the hero's attack may go. */
interface AttackEnds {
  /** Probability that a blow hits. */
  readonly hits: number;
  /** Probability that it kills, at most `hits`. */
  readonly kills: number;
}

/** What the hero suffers by one attack on a creature; empty if he knows of nothing, or if it can't touch him. */
export function passiveOdds(
  state: GameState,
  ask: Enumerator,
  id: number,
  { hits, kills }: AttackEnds,
): TargetOdds[] {
  const creature = state.creature(id);
  const known = knownAnswer(state, creature, 'missed');
  if (known === undefined) {
    return [];
  }
  const shares = { missed: 1 - hits, hit: hits - kills, killed: kills };
  const harm: [points: number, probability: number][] = [];
  const turns: [turns: number, probability: number][] = [];
  for (const blow of BLOWS) {
    const view = knownAnswer(state, creature, blow);
    if (view !== undefined && shares[blow] > 0) {
      const { companions } = state.ruleset.slots.world;
      for (const { value, probability } of ask.ask(suffer, companions, view).list) {
        harm.push([value.damage, shares[blow] * probability]);
        turns.push([value.turns, shares[blow] * probability]);
      }
    }
  }
  const [damage, held] = [Distribution.of(harm), Distribution.of(turns)];
  const self = knownSelf(state);
  const you = { id: self.id, name: self.name, hitPoints: plot(self.hitPoints), turnsToKill: [] };
  if (damage.atLeast(1) > 0) {
    return [
      {
        ...you,
        hitChance: damage.atLeast(1),
        damage: plot(damage),
        meanDamage: damage.mean,
        killChance: chanceToExceed(damage, self.hitPoints),
      },
    ];
  }
  const chance = held.atLeast(1);
  if (chance === 0) {
    return [];
  }
  const lasts = Distribution.of([...held].filter(([value]) => value > 0));
  const effect = known.attack.brings === 'stun' ? 'stun' : 'hold';
  return [
    {
      ...{ ...you, hitChance: chance, damage: [], meanDamage: 0, killChance: 0 },
      brings: { effect, turns: plot(lasts) },
    },
  ];
}

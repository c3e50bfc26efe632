// The odds of the hero's blows at a wall, from his knowledge.

import { Distribution, type Enumerator } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { type GameState, knownAttackers, knownWall } from '../../game/index.ts';
import { type OddsAnswer, uncertainAttackOdds } from '../../odds/index.ts';
import { explainNotes } from '../../words/index.ts';
import { emptyAnswer, plot, TURNS_SHOWN } from './answer-parts.ts';

/** The odds that a turn of blows brings a wall down. Throws a UsageError if the hero sees no such wall. */
export function answerWall(state: GameState, ask: Enumerator, id: number): OddsAnswer {
  const wall = knownWall(state, id);
  if (wall === undefined) {
    throw new UsageError('target', id, 'a creature or a wall in sight');
  }
  const { bridges, slots } = state.ruleset;
  const attackers = knownAttackers(state, ask);
  const hitPoints = Distribution.certain(wall.hitPoints);
  const target = { armourClass: wall.armourClass, monsterFlags: [], visible: true };
  const odds = uncertainAttackOdds(slots.combat, { attackers, target, hitPoints }, ask);
  return {
    ...emptyAnswer('attack'),
    asFarAsYouKnow: !wall.isOwn || attackers.length > 1,
    ticks: bridges.beats.move / bridges.beats.tick,
    targets: [
      {
        id,
        name: wall.name,
        falls: true,
        hitChance: odds.hit,
        damage: plot(odds.damage),
        meanDamage: odds.damage.mean,
        killChance: odds.kill,
        hitPoints: plot(hitPoints),
        turnsToKill: [...odds.turns.slice(0, TURNS_SHOWN)].map((share, turn) => [turn + 1, share]),
      },
    ],
    explanation: explainNotes(odds.notes),
  };
}

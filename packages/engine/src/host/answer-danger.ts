// Answers what a creature may do to the hero, from what he knows of its kind.

import { type Enumerator, formatDice } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import { type GameState, knownBlows } from '../game/index.ts';
import { dangerOdds, type Explanation, type OddsAnswer } from '../odds/index.ts';
import { tellAbilities, tellBlow } from '../words/index.ts';
import { emptyAnswer, plot, TURNS_SHOWN } from './answer-parts.ts';

/**
 * Answers for one turn of the blows of a creature that stands beside the hero. Throws a UsageError
 * for one that he doesn't see.
 */
export function answerDanger(state: GameState, ask: Enumerator, id: number): OddsAnswer {
  const known = knownBlows(state, id);
  if (known === undefined) {
    throw new UsageError('target', id, 'a creature in sight');
  }
  const { hero, ruleset } = state;
  const blows = known.blows.map(({ view }) => view);
  const hitPoints = Math.max(0, hero.hitPoints);
  const odds = dangerOdds(ruleset.bridges, { blows, hitPoints }, ask);
  const turns = odds.turns?.probabilities.slice(0, TURNS_SHOWN) ?? [];
  const explanation: Explanation[] = known.blows.map(({ method, effect, view }, place) => ({
    text: tellBlow(method, formatDice(view.dice), effect),
    probability: odds.hits[place]!,
  }));
  if (known.spells.length > 0) {
    explanation.push({ text: tellAbilities(known.spells), probability: 1 });
  }
  return {
    ...emptyAnswer('danger'),
    certainty: blows.length === 0 && known.guess ? { kind: 'unknown' } : { kind: 'exact' },
    asFarAsYouKnow: known.guess,
    ticks: 10,
    targets: [
      {
        id: hero.id,
        name: 'you',
        hitChance: odds.damage.atLeast(1),
        damage: plot(odds.damage),
        meanDamage: odds.damage.mean,
        killChance: odds.kill,
        hitPoints: [[hitPoints, 1]],
        turnsToKill: [...turns].map((share, place) => [place + 1, share]),
      },
    ],
    explanation,
  };
}

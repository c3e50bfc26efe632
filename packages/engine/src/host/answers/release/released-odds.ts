// The odds of a spell that is released, by a cast or out of an item, from the hero's knowledge.

import type { Distribution, Enumerator } from '../../../chance/index.ts';
import {
  type GameState,
  type KnownCreature,
  knownCreatures,
  knownSelf,
  type SpentPools,
} from '../../../game/index.ts';
import {
  chanceToExceed,
  type OddsAnswer,
  type Plot,
  previewedBrought,
  previewedDamage,
  previewedEffect,
  previewedSideEffects,
  type SpellPreview,
  type TargetOdds,
  type TouchedSquare,
} from '../../../odds/index.ts';
import type { CastOrder } from '../../../spells/index.ts';
import { plot } from '../answer-parts.ts';
import { previewOf } from '../preview-cast.ts';
import { helpsFriend, outcomesOf } from '../told-outcomes.ts';
import { explainMirrors } from './explain-mirrors.ts';
import { explainRelease } from './explain-release.ts';
import { explainStrikes } from './explain-strikes.ts';
import { healingPlot } from './healing-plot.ts';

/** The part of an answer that a released spell fills. */
export type ReleasedOdds = Pick<
  OddsAnswer,
  | 'explanation'
  | 'certainty'
  | 'asFarAsYouKnow'
  | 'unseenSquares'
  | 'targets'
  | 'squares'
  | 'healing'
  | 'outcomes'
  | 'inVain'
>;

/**
 * The odds of a released spell.
 * @param success probability that it is released
 * @param spent what the cast takes from the hero's pools
 */
export function releasedOdds(
  state: GameState,
  ask: Enumerator,
  order: CastOrder,
  success: number,
  spent: SpentPools = { energy: 0, grace: 0 },
): ReleasedOdds {
  const creatures = knownCreatures(state);
  const { preview, steady, unseen } = previewOf(state, order, creatures, spent);
  const everybody = [...creatures, knownSelf(state)];
  const targets = everybody.flatMap(creature => {
    const target = targetOdds(state, ask, creature, preview, success);
    return target === undefined ? [] : [target];
  });
  const first = everybody.find(({ id }) => id === targets[0]?.id);
  const { spells } = state.ruleset.slots;
  const healing = healingPlot(state, ask, order, helpsFriend(preview));
  return {
    explanation: [
      ...explainRelease({ state, order, creatures, spent }, success),
      ...explainMirrors(everybody, preview, success),
      ...(first === undefined ? [] : explainStrikes(spells, preview, first, success)),
    ],
    certainty: targets.length > 0 ? preview.certainty : ({ kind: 'exact' } as const),
    asFarAsYouKnow:
      unseen ||
      targets.some(({ hitPoints }) => hitPoints.length > 1) ||
      everybody.some(({ id, isGuess: guess }) => guess && targets.some(met => met.id === id)),
    ...(unseen && { unseenSquares: true as const }),
    targets,
    squares: touchedSquares(state, preview, steady),
    healing,
    ...outcomesOf(state, ask, order, preview, success, targets.length + healing.length),
  };
}

function targetOdds(
  state: GameState,
  ask: Enumerator,
  creature: KnownCreature,
  preview: SpellPreview,
  success: number,
): TargetOdds | undefined {
  if (!preview.flights.some(({ value }) => value.hits.some(hit => hit.creature === creature.id))) {
    return undefined;
  }
  const rules = state.ruleset.slots.spells;
  const brought = previewedBrought(ask, preview, creature.id, creature);
  const damage = previewedDamage(ask, rules, preview, creature.id, creature);
  const effects = previewedSideEffects(ask, rules, preview, creature.id, creature);
  const some = success * previewedEffect(ask, rules, preview, creature.id, creature);
  return {
    id: creature.id,
    name: creature.name,
    hitChance: some,
    damage: brought === undefined ? withFailure(damage, success) : [],
    meanDamage: success * damage.mean,
    killChance: success * chanceToExceed(damage, creature.hitPoints),
    hitPoints: plot(creature.hitPoints),
    turnsToKill: [],
    ...squaresHit(creature, preview),
    ...(effects.length > 0 && {
      effects: effects.map(([effect, chance]) => [effect, success * chance] as const),
    }),
    ...(brought !== undefined && {
      brings: {
        effect: brought.effect,
        turns: brought.turns === undefined ? [] : plot(brought.turns),
      },
    }),
  };
}

/** How many squares of a big creature the spell hits. */
function squaresHit(
  { id, squares: of = 1 }: KnownCreature,
  { flights }: SpellPreview,
): Pick<TargetOdds, 'squares'> {
  if (of === 1) {
    return {};
  }
  const counts = flights.map(({ value }) => {
    const hits = value.hits.filter(({ creature }) => creature === id);
    return new Set(hits.map(({ square }) => square)).size;
  });
  return { squares: { hit: Math.max(...counts), of } };
}

/** The damage of a cast that may fail: a failure does 0. */
function withFailure(damage: Distribution, success: number): Plot {
  const pairs = [...damage].map(([value, share]) => [value, share * success] as const);
  if (success === 1) {
    return pairs;
  }
  if (success === 0) {
    return [[0, 1]];
  }
  const rest = 1 - success;
  const [first, ...others] = pairs;
  return first?.[0] === 0 ? [[0, first[1] + rest], ...others] : [[0, rest], ...pairs];
}

function touchedSquares(
  state: GameState,
  { touched, certain }: SpellPreview,
  steady: ReadonlySet<number>,
): TouchedSquare[] {
  const { map } = state.level;
  return [...touched].map(([square, tick]) => ({
    x: map.x(square),
    y: map.y(square),
    tick,
    // A creature can't escape the immediate effects of a cast.
    sure: certain.has(square) && (tick === 0 || steady.has(square)) ? 'certain' : 'likely',
  }));
}

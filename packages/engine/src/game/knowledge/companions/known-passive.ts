// How a creature answers the hero's blows, as far as he knows.

import {
  type Creature,
  knownHeroFacts,
  type PassiveAttack,
  passiveOf,
  type StruckView,
} from '../../../actors/index.ts';
import { formatDice } from '../../../chance/index.ts';
import type { Archetype, PassiveWord } from '../../../objects/index.ts';
import { struckHero } from '../../companions/passive.ts';
import { knowsPassive } from '../../movement/noticing.ts';
import type { GameState } from '../../state/state.ts';

/** A passive attack as the hero knows it. */
export interface ToldPassive {
  readonly brings: PassiveWord;
  /** It needs eyes on both sides. */
  readonly gaze: boolean;
  /** `3d4`: points of damage, or turns. */
  readonly dice: string;
}

/** The passive attack of a kind, once the hero has felt it or seen it felt; undefined: he knows of none. */
export function knownPassive(
  state: GameState,
  kind: Archetype,
  level: number,
): ToldPassive | undefined {
  const attack = knownAttack(state, kind);
  if (attack === undefined) {
    return undefined;
  }
  const { brings, gaze, dice } = attack;
  const count = dice.count > 0 ? dice.count : level + 1;
  return { brings, gaze, dice: formatDice({ ...dice, count }) };
}

/** How an attack may go: missed, hit, or killed its target. */
export const BLOWS = ['missed', 'hit', 'killed'] as const;

/**
 * A blow of the hero's at a creature in sight, for the rule of its answer. What he doesn't know counts as absent.
 * Undefined: he knows of no passive attack.
 */
export function knownAnswer(
  state: GameState,
  creature: Creature,
  blow: (typeof BLOWS)[number],
): StruckView | undefined {
  const attack = knownAttack(state, creature.archetype);
  const { ruleset, sheet, hero } = state;
  return attack === undefined
    ? undefined
    : struckHero(state, creature, attack, {
        hit: blow !== 'missed',
        died: blow === 'killed',
        resistances: knownHeroFacts(ruleset, sheet, hero).resistances,
        isBlind: false,
      });
}

function knownAttack(state: GameState, kind: Archetype): PassiveAttack | undefined {
  return knowsPassive(state, kind) ? passiveOf(kind) : undefined;
}

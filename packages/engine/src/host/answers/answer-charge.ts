// Answers questions about charging, from the hero's knowledge.

import type { Distribution, Enumerator } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { type GameState, knownCharge } from '../../game/index.ts';
import {
  type ChargeAnswer,
  type OddsAnswer,
  type OddsQuestion,
  uncertainChargeOdds,
} from '../../odds/index.ts';
import { explainNotes } from '../../words/index.ts';
import { emptyAnswer, plot } from './answer-parts.ts';

/** A question about charging. */
export type ChargeQuestion = Extract<OddsQuestion, { readonly ask: 'charge' }>;

/**
 * The effect of a scroll of charging on an item. Throws a UsageError for a scroll or item that the hero
 * doesn't have.
 */
export function answerCharge(
  state: GameState,
  ask: Enumerator,
  { item, target }: ChargeQuestion,
): OddsAnswer {
  if (state.sheet.inventory.find(target) === undefined) {
    throw new UsageError('target', target, 'an item that the hero carries');
  }
  const known = knownCharge(state, ask, item, target);
  if (known === undefined) {
    throw new UsageError(
      'item',
      item,
      'a scroll of charging that the hero knows, or 0 for one just read',
    );
  }
  const { slots, bridges } = state.ruleset;
  const odds = uncertainChargeOdds(slots.charging, known.cases);
  const answer = emptyAnswer('charge');
  const ticks = bridges.beats.move / bridges.beats.tick;
  if (known.unknownKind) {
    // All wands explode alike; for anything else there is no answer.
    const charge = known.class === 'wand' ? { ...NOTHING, explodes: odds.explodes } : NOTHING;
    return { ...answer, charge, certainty: { kind: 'unknown' }, asFarAsYouKnow: true, ticks };
  }
  const charge: ChargeAnswer = {
    explodes: odds.explodes,
    loss: odds.loss,
    charges: odds.charges === undefined ? [] : plot(odds.charges),
    gained: odds.gained === undefined ? [] : plot(odds.gained),
    fuel: odds.fuel === undefined ? [] : plot(odds.fuel),
    damage: odds.damage === undefined ? [] : plot(odds.damage),
    kills: odds.explodes * killsBy(state, odds.damage),
  };
  return {
    ...answer,
    charge,
    asFarAsYouKnow: known.guess,
    ticks,
    explanation: explainNotes(odds.notes),
  };
}

/** The probability that an explosion kills the hero; in another form he only loses that form. */
function killsBy({ hero, sheet }: GameState, damage: Distribution | undefined): number {
  const isHimself = sheet.powers.form === undefined;
  return damage === undefined || !isHimself ? 0 : damage.atLeast(hero.hitPoints);
}

const NOTHING: ChargeAnswer = {
  explodes: 0,
  loss: 0,
  charges: [],
  gained: [],
  fuel: [],
  damage: [],
  kills: 0,
};

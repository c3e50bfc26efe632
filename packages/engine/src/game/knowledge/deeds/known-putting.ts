// Putting something into a container, as far as the hero knows both: whether the container bears it.

import type { Enumerator } from '../../../chance/index.ts';
import { type GameObject, kindOf } from '../../../objects/index.ts';
import { containerAtHand, volatileDepths } from '../../powers/handling/container.ts';
import { bagExplodes } from '../../powers/handling/container-rules.ts';
import type { ForetoldDeed } from '../../protocol/tools/deed-outcome.ts';
import type { GameState } from '../../state/state.ts';
import { knownCondition } from '../known-condition.ts';

/** The probability that a thing is volatile at all: its charges may be unknown. */
function chargedShare(state: GameState, ask: Enumerator, thing: GameObject): number {
  if (thing.fact('holding') !== 0) {
    return 1;
  }
  return knownCondition(state, ask, thing)
    .condition.list.filter(({ value }) => value.charges > 0)
    .reduce((sum, { probability }) => sum + probability, 0);
}

/** @param id of the container */
export function knownPutting(
  state: GameState,
  ask: Enumerator,
  id: number,
  choice: string,
): ForetoldDeed | undefined {
  const { inventory, lore } = state.sheet;
  const [bag, thing] = [containerAtHand(state, id), inventory.find(Number(choice))];
  if (bag === undefined || thing === undefined) {
    return undefined;
  }
  const plain = { outcomes: [{ outcome: { kind: 'goes-in' }, probability: 1 }] } as const;
  const isBagKnown = lore.isIdentified(kindOf(bag));
  const isThingKnown = lore.isIdentified(kindOf(thing));
  if (!isBagKnown || !isThingKnown) {
    return { ...plain, isGuess: true };
  }
  if (bag.fact('holding') === 0) {
    return { ...plain, isGuess: false };
  }
  const { containers } = state.ruleset.slots.world.tools;
  // What is in another container counts once the hero has looked.
  const depths =
    lore.knowsContents(thing) || thing.inventory.length === 0 || thing.fact('holding') !== 0
      ? volatileDepths(thing, 0, () => true)
      : [];
  const holds = depths.reduce(
    (share, depth) =>
      share *
      (1 -
        (depth === 0 ? chargedShare(state, ask, thing) : 1) *
          ask.ask(bagExplodes, containers, depth).probability(came => came)),
    1,
  );
  const { blast } = containers;
  const explodes = {
    kind: 'explodes-bag',
    least: blast.count + blast.bonus,
    most: blast.count * blast.sides + blast.bonus,
  } as const;
  return {
    outcomes: [
      { outcome: explodes, probability: 1 - holds },
      { outcome: { kind: 'goes-in' } as const, probability: holds },
    ].filter(({ probability }) => probability > 0),
    isGuess: depths.length > 0,
  };
}

// What the offering of a body may bring, as far as the hero knows. He doesn't know when it died: the odds take it for fresh.

import type { Enumerator } from '../../../chance/index.ts';
import { type OfferingOutcome, offering } from '../../actions/handling/offering-rules.ts';
import { bodyAtHand, offeringView } from '../../powers/handling/faith/offered-bodies.ts';
import type { DeedOutcome, ForetoldDeed } from '../../protocol/tools/deed-outcome.ts';
import { altarOn, godOfAltar } from '../../state/altars.ts';
import type { GameState } from '../../state/state.ts';

/** @param choice id of the body */
export function knownOffering(
  state: GameState,
  ask: Enumerator,
  choice: string,
): ForetoldDeed | undefined {
  const body = bodyAtHand(state, Number(choice));
  const altar = altarOn(state, state.hero.square);
  const there = altar && godOfAltar(state, altar.id);
  const { god } = state.sheet.faith;
  if (body === undefined || there === undefined || god === undefined) {
    return undefined;
  }
  const view = { ...offeringView(state, body, god, there.id !== god.id), age: 0 };
  const rules = state.ruleset.slots.world.faith;
  const outcomes = ask.ask(offering, rules, view).list.map(({ value, probability }) => ({
    outcome: told(value, rules.offerings.sins, { own: god.name, there: there.name }),
    probability,
  }));
  return { outcomes, isGuess: view.sin === undefined };
}

function told(
  outcome: OfferingOutcome,
  sins: GameState['ruleset']['slots']['world']['faith']['offerings']['sins'],
  { own, there }: { readonly own: string; readonly there: string },
): DeedOutcome {
  switch (outcome.kind) {
    case 'sin': {
      const { favour } = sins[outcome.sin];
      return { kind: 'offer-sin', name: outcome.anger, least: favour, most: favour };
    }
    case 'turned':
    case 'held':
      return { kind: `offer-${outcome.kind}`, name: own };
    case 'deserts':
      return { kind: 'offer-deserts', name: there };
    case 'soothed':
      return numbered(outcome.favour, 'offer-soothed', 'offer-too-little');
    case 'sooner':
      return numbered(outcome.turns, 'offer-sooner', 'offer-too-little');
    case 'artifact':
      return { kind: 'offer-artifact' };
    case 'pleased':
      return numbered(outcome.favour, 'offer-pleased', 'offer-unmoved');
    case 'stale':
      return { kind: 'nothing' };
  }
}

function numbered(
  points: number,
  kind: DeedOutcome['kind'],
  none: DeedOutcome['kind'],
): DeedOutcome {
  return points === 0 ? { kind: none } : { kind, least: points, most: points };
}

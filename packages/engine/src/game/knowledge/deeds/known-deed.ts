// What an answer to the pending question about a deed may come to, as far as the hero knows.

import type { Enumerator } from '../../../chance/index.ts';
import type { ForetoldDeed } from '../../protocol/tools/deed-outcome.ts';
import type { DeedName, WaitingDeed } from '../../protocol/tools/deeds.ts';
import type { GameState } from '../../state/state.ts';
import { knownBreaking } from '../tools/known-breaking.ts';
import { knownAtBox, knownOpening } from './known-box.ts';
import { knownDip } from './known-dip.ts';
import { knownEngraving } from './known-engraving.ts';
import { knownOffering } from './known-offering.ts';
import { knownPutting } from './known-putting.ts';

type Foretells = (
  state: GameState,
  ask: Enumerator,
  facts: WaitingDeed,
  choice: string,
) => ForetoldDeed | undefined;

/** Breaking a wand. */
const breaking: Foretells = (state, ask, { item }) => {
  const wand = state.sheet.inventory.find(item);
  const known = wand && knownBreaking(state, ask, wand);
  if (known === undefined || known === 'unknown') {
    const kind = known === undefined ? 'breaks-plain' : 'unknown';
    return { outcomes: [{ outcome: { kind }, probability: 1 }], isGuess: known !== undefined };
  }
  return {
    outcomes: known.damage.map(([damage, probability]) => ({
      outcome: { kind: 'breaks', least: damage, most: damage },
      probability,
    })),
    isGuess: known.isGuess,
  };
};

/** The questions whose answers have odds. */
const ROWS: Partial<Readonly<Record<DeedName, Foretells>>> = {
  box: (state, ask, { item }, choice) => knownAtBox(state, ask, item, choice),
  'which-box': (state, ask, _, choice) => knownOpening(state, ask, choice),
  dip: (state, ask, { item }, choice) => knownDip(state, ask, item, choice),
  'engrave-with': (state, ask, _, choice) => knownEngraving(state, ask, choice),
  'put-in': (state, ask, { item }, choice) => knownPutting(state, ask, item, choice),
  break: breaking,
  offer: (state, ask, _, choice) => knownOffering(state, ask, choice),
};

/**
 * What an answer may come to; undefined: no question waits whose answers have odds, or none is foretold of this one.
 * @param choice id of a choice or of an item; `yes` for a yes
 */
export function knownDeed(
  state: GameState,
  ask: Enumerator,
  choice: string,
): ForetoldDeed | undefined {
  const facts = state.pending?.facts;
  if (facts === undefined || !('deed' in facts)) {
    return undefined;
  }
  return ROWS[facts.deed]?.(state, ask, facts, choice);
}

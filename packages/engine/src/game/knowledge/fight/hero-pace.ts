// How fast the hero is, for what others do in his moves.

import { speedView } from '../../../actors/index.ts';
import type { Enumerator } from '../../../chance/index.ts';
import { heroAllotment } from '../../../speed/index.ts';
import type { GameState } from '../../state/state.ts';

/** Mean movement points of the hero in a turn; at least one, since he who never moves is asked about nothing. */
export function heroPaceOf({ ruleset, sheet }: GameState, ask: Enumerator): number {
  const points = ask.ask(heroAllotment, ruleset.slots.speed, speedView(ruleset, sheet));
  return Math.max(
    1,
    points.mean(value => value),
  );
}

// Balls at chains: to whom they are chained. The chain itself is the work of body/bonds/chain.ts.

import type { GameObject } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';

/** The hero to whose ankle a thing is chained; undefined: nobody’s. The chain shows, so every hero knows. */
function chainedHero(state: GameState, thing: GameObject): GameState | undefined {
  const id = thing.fact('chained');
  const own = id === 0 ? undefined : state.of(id);
  return own?.sheet.powers.chained === thing.id ? own : undefined;
}

/** Whether a thing is chained to another hero, from whose ankle it can’t be taken away. */
export function isAnothers(state: GameState, thing: GameObject): boolean {
  const own = chainedHero(state, thing);
  return own !== undefined && own.hero.id !== state.hero.id;
}

/** Whom a chain leads to, in the words of the hero: `you`, or the name of another; undefined: there is no chain. */
export function chainedTo(state: GameState, thing: GameObject): string | undefined {
  const own = chainedHero(state, thing);
  return own?.hero.id === state.hero.id ? 'you' : own?.sheet.name;
}

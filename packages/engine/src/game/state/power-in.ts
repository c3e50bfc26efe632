// The power that an archetype names by its key `effect`.

import { type Archetype, TYPE, textOf } from '../../objects/index.ts';
import type { Applied, PowerDeed } from './power-deed.ts';
import type { GameState } from './state.ts';

/** What it releases by itself; undefined for what names no power. */
export function powerIn({ powers }: GameState, archetype: Archetype): PowerDeed | undefined {
  return powers.find(textOf(archetype, 'effect'));
}

/** What applying a kind of tool does; undefined for anything else. */
export function appliedIn(state: GameState, archetype: Archetype): Applied | undefined {
  return archetype.type === TYPE.tool ? powerIn(state, archetype)?.applied : undefined;
}

// The power that an archetype names with its key `effect`.

import { type Archetype, classOf, TYPE, textOf } from '../../objects/index.ts';
import type { Applied, PowerDeed } from './power-deed.ts';
import type { GameState } from './state.ts';

/** What the archetype releases by itself; undefined if it names no power. */
export function powerIn({ powers }: GameState, archetype: Archetype): PowerDeed | undefined {
  return powers.find(textOf(archetype, 'effect'));
}

/** What applying a kind of tool does; undefined for anything else. A whip is one too, and a helmet with a lamp. */
export function appliedIn(state: GameState, archetype: Archetype): Applied | undefined {
  const { type } = archetype;
  return type === TYPE.tool || type === TYPE.weapon || classOf(archetype) === 'armour'
    ? powerIn(state, archetype)?.applied
    : undefined;
}

// Altars: which one stands on a square, and whose it is.

import { type God, godCalled, TYPE } from '../../objects/index.ts';
import type { Fixture } from '../dungeon/fixture.ts';
import type { GameState } from './state.ts';

/** The altar on a square of the hero's level; undefined for none. */
export function altarOn({ level }: Pick<GameState, 'level'>, square: number): Fixture | undefined {
  for (const fixture of level.fixtures.on(square)) {
    if (fixture.archetype.type === TYPE.altar) {
      return fixture;
    }
  }
  return undefined;
}

/** The god of an altar; undefined if it has none, or isn't there. @param id of the altar */
export function godOfAltar(
  { level, content }: Pick<GameState, 'level' | 'content'>,
  id: number,
): God | undefined {
  const name = level.fixtures.find(id)?.thing.text('otherArch') ?? '';
  return name === '' ? undefined : godCalled(content.gods, name);
}

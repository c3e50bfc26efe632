// Puts a game together from its parts.

import { LevelDetection } from './detection.ts';
import type { EventKind } from './events.ts';
import { LevelLiving } from './living.ts';
import { type GameParts, GameState } from './state.ts';
import { LevelSummoning } from './summoning.ts';

/** A game ready for commands. */
export function assembleGame(parts: GameParts): GameState {
  const state = new GameState(parts);
  const { content, level } = parts;
  parts.hero.conditions = parts.sheet.conditions;
  const tell = (kind: EventKind) => (id: number, archetype: number, square: number) =>
    state.logSeen(kind, square, id, archetype, level.map.x(square), level.map.y(square));
  state.spells = {
    rules: parts.ruleset.slots.spells,
    chance: state.luck('spells'),
    pool: level.effects,
    ground: level.map,
    living: new LevelLiving(state),
    summoning: new LevelSummoning(state),
    detection: new LevelDetection(state),
    watcher: {
      born: tell('effect-born'),
      moved: tell('effect-moved'),
      ended: tell('effect-ended'),
    },
    archetypeAt: index => content.archetypeAt(index),
    archetype: id => content.archetype(id),
  };
  return state;
}

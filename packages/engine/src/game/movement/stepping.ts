// The hero comes to stand on a square, and looks around.

import { stepOnto } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';
import { shine } from './lighting.ts';
import { noticeCreature } from './noticing.ts';
import { relocate } from './relocate.ts';

/** Puts the hero on a free square. */
export function stepTo(state: GameState, to: number): void {
  const { hero, level } = state;
  const { map } = level;
  const from = hero.square;
  relocate(level, hero, to);
  state.logFelt('moved', hero.id, map.x(from), map.y(from), map.x(to), map.y(to));
  lookAround(state);
  stepOnto(state.spells, to, hero.id);
}

/** What the hero sees from where he stands, by the light of now. */
export function lookAround(state: GameState): void {
  lookWith(state);
  for (const creature of state.level.creatures.all) {
    if (creature.alive) {
      noticeCreature(state, creature);
    }
  }
}

/** The light and the hero's eyes as they are now; nobody is noticed who wasn't before. */
export function lookWith(state: GameState): void {
  const { level, hero, sheet } = state;
  shine(state);
  level.blind = sheet.conditions.has('blind');
  level.astral = sheet.conditions.has('astral-sighted');
  level.look(hero.square);
}

/** Looks around again if the light or the hero's eyes have changed since he last did. */
export function lookAgain(state: GameState): void {
  shine(state);
  const { level, sheet } = state;
  const { conditions } = sheet;
  const changed =
    level.blind !== conditions.has('blind') || level.astral !== conditions.has('astral-sighted');
  if (level.light.outdated || changed) {
    lookAround(state);
  }
}

// The hero comes to stand on a square, and everybody on his level looks around.

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

/** What every hero on the level sees from where he stands, by the light of now. */
export function lookAround(state: GameState): void {
  shine(state);
  for (const other of state.states) {
    if (other.isOn(state.level)) {
      lookFrom(other);
      for (const creature of other.others()) {
        if (creature.alive) {
          noticeCreature(other, creature);
        }
      }
    }
  }
}

/** The light and the heroes' eyes as they are now; nobody is noticed who wasn't before. */
export function lookWith(state: GameState): void {
  shine(state);
  for (const other of state.states) {
    if (other.isOn(state.level)) {
      lookFrom(other);
    }
  }
}

/** A hero opens his eyes, as far as they serve him. */
function lookFrom({ memory, hero, sheet }: GameState): void {
  memory.blind = sheet.conditions.has('blind');
  memory.astral = sheet.conditions.has('astral-sighted');
  memory.look(hero.square);
}

/** Looks around again if the light has changed since the last look, or the eyes of a hero. */
export function lookAgain(state: GameState): void {
  shine(state);
  if (state.level.light.outdated || eyesChanged(state)) {
    lookAround(state);
  }
}

/** Asked in every tick with an effect: a loop allocates nothing. */
function eyesChanged({ states, level }: GameState): boolean {
  for (let seat = 0; seat < states.length; seat++) {
    const other = states[seat]!;
    const { memory, sheet } = other;
    const { conditions } = sheet;
    const changed =
      memory.blind !== conditions.has('blind') ||
      memory.astral !== conditions.has('astral-sighted');
    if (changed && other.isOn(level)) {
      return true;
    }
  }
  return false;
}

/** Things lie otherwise on the floor: who sees it remembers it. Light and eyes are as they were. */
export function lookAtFloor({ states, level }: GameState): void {
  for (const other of states) {
    if (other.isOn(level)) {
      other.memory.look(other.hero.square);
    }
  }
}

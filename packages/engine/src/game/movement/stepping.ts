// Placing the hero on a square, and updating the sight of all heroes on his level.

import { othersOn } from '../state/company.ts';
import type { GameState } from '../state/state.ts';
import { stepped } from './arriving.ts';
import { shine } from './lighting.ts';
import { noticeCreature } from './noticing.ts';
import { relocate } from './relocate.ts';
import { tellMove } from './tell-move.ts';

/** Moves the hero to a free square. */
export function stepTo(state: GameState, to: number): void {
  const { hero, level } = state;
  const from = hero.square;
  relocate(level, hero, to);
  tellMove(state, hero, from, to);
  lookAround(state);
  stepped(state, hero, from);
}

/** Updates the sight of every hero on the level in the present light. */
export function lookAround(state: GameState): void {
  shine(state);
  for (const other of state.states) {
    if (other.isOn(state.level)) {
      lookFrom(other);
      for (const creature of othersOn(other)) {
        if (creature.alive) {
          noticeCreature(other, creature);
        }
      }
    }
  }
}

/** Updates light and sight without logging new creatures. */
export function lookWith(state: GameState): void {
  shine(state);
  for (const other of state.states) {
    if (other.isOn(state.level)) {
      lookFrom(other);
    }
  }
}

/** Updates a hero's sight, within the limits of his conditions. */
function lookFrom(state: GameState): void {
  const { memory, hero, sheet } = state;
  memory.blind = sheet.conditions.has('blind');
  memory.astralRange = astralRangeOf(state);
  memory.darkRange = darkRangeOf(state);
  memory.rememberedWords.of = state.ports.wordsOf;
  memory.look(hero.square);
}

/** Updates sight if the light or a hero's vision has changed since the last look. */
export function lookAgain(state: GameState): void {
  shine(state);
  if (state.level.light.outdated || eyesChanged(state)) {
    lookAround(state);
  }
}

/** Squares up to which a hero sees through walls now; 0: he doesn't. */
function astralRangeOf({ sheet, ruleset }: GameState): number {
  const { conditions, forces } = sheet;
  const sees = conditions.has('astral-sighted') || forces.sum.seesThroughWalls;
  return sees ? ruleset.slots.world.magic.astralRange : 0;
}

/** Squares up to which a hero sees in the dark now, beyond those next to him; 0: he doesn't. */
function darkRangeOf({ sheet, ruleset }: GameState): number {
  return sheet.forces.sum.seesInDark ? ruleset.slots.world.forces.darkSight : 0;
}

/** Called in every tick with an effect; a loop allocates nothing. */
function eyesChanged({ states, level }: GameState): boolean {
  for (let seat = 0; seat < states.length; seat++) {
    const other = states[seat]!;
    const { memory, sheet } = other;
    const changed =
      memory.blind !== sheet.conditions.has('blind') ||
      memory.astralRange !== astralRangeOf(other) ||
      memory.darkRange !== darkRangeOf(other);
    if (changed && other.isOn(level)) {
      return true;
    }
  }
  return false;
}

/** Updates the memory of visible floor items. Light and vision are unchanged. */
export function lookAtFloor({ states, level }: GameState): void {
  for (const other of states) {
    if (other.isOn(level)) {
      other.memory.look(other.hero.square);
    }
  }
}

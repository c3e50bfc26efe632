// Exercise of attributes in games: what casting, fighting, reading and hunger do to the hero's points, what a check
// makes of them, and what the hero's page says beforehand. SC-…: statements of the spellcasting document.

import { refit } from '@roguewright/engine/actors';
import { Enumerator } from '@roguewright/engine/chance';
import { type GameState, performCommand, restoreGame, saveGame } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { sheetSections, tellEvent } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const house = library.resolve('house');
const ROWS = ['#####', '#@..#', '#####'];
const WORDS = { percent: (chance: number) => `${Math.round(100 * chance)} %`, decimal: String };

/** Wisdom points after thirty casts of a spell that certainly succeeds. */
function wisdomAfterCasting(casting: string): number {
  const rules = library.resolveWith('house', { casting });
  const stage = new Stage(content, rules, ROWS, { skill: 'expert' });
  const { state } = stage;
  const spell = stage.teach('spell_light');
  Object.assign(state.sheet.attributes, { wisdom: 3 });
  refit(rules, state.sheet);
  for (let cast = 0; cast < 30; cast++) {
    state.sheet.energy = 500;
    performCommand(state, { kind: 'cast', spell, direction: 0 });
  }
  return state.sheet.powers.exercise.points.wisdom;
}

function pageRows(state: GameState): readonly (readonly [string, string])[] {
  const answer = answerQuestion(state, new Enumerator(), { ask: 'sheet' });
  return sheetSections(answer, WORDS).find(({ title }) => title === 'Exercise')?.rows ?? [];
}

/** Lets turns pass until the given one begins. */
function waitFor(state: GameState, turn: number): void {
  while (state.clock.turn < turn && state.ending === undefined) {
    state.sheet.nutrition = 900;
    performCommand(state, { kind: 'search', count: 1 });
  }
}

describe('SC-178: a cast', () => {
  it('exercises wisdom under NetHack’s rules, and nothing under FIQHack’s', () => {
    expect(wisdomAfterCasting('nethack-3.6.7')).toBeGreaterThan(10);
    expect(wisdomAfterCasting('fiqhack')).toBe(0);
  });
});

describe('a way of life', () => {
  it('counts by hunger every ten turns, and for a monk who fasts as wisdom', () => {
    const { state } = new Stage(content, house, ROWS, {});
    const { points } = state.sheet.powers.exercise;
    Object.assign(state.sheet.attributes, { constitution: 3, wisdom: 3 });
    refit(house, state.sheet);
    const spend = (nutrition: number, role: string) => {
      Object.assign(state.sheet, { role });
      Object.assign(points, { strength: 0, dexterity: 0, constitution: 0, wisdom: 0 });
      state.sheet.powers.exercise.nextCheck = 1_000_000;
      const until = state.clock.turn + 200;
      while (state.clock.turn < until) {
        state.sheet.nutrition = nutrition;
        performCommand(state, { kind: 'search', count: 1 });
      }
      return { ...points };
    };
    expect(spend(900, 'wizard').constitution).toBeGreaterThan(5);
    const weak = spend(30, 'wizard');
    expect(weak.strength).toBeLessThan(-3);
    expect(weak.wisdom).toBe(0);
    expect(spend(30, 'monk').wisdom).toBeGreaterThan(5);
    expect(spend(1400, 'wizard').dexterity).toBeLessThan(-3);
  });

  it('is told on the hero’s page with the chance of the check, which then does as much', () => {
    let rose = 0;
    const games = 60;
    for (let seed = 0; seed < games; seed++) {
      const { state } = new Stage(content, house, ROWS, { seed: `way ${seed}` });
      const { sheet } = state;
      Object.assign(sheet.attributes, { wisdom: 10 });
      sheet.powers.exercise.points.wisdom = 24;
      expect(pageRows(state)).toContainEqual([
        'Wisdom',
        'exercised (+24): rises with 50 % at the next check',
      ]);
      sheet.powers.exercise.nextCheck = state.clock.turn + 1;
      sheet.powers.exercise.points.constitution = 0;
      performCommand(state, { kind: 'search', count: 2 });
      if (sheet.attributes.wisdom === 11) {
        rose++;
        expect(sheet.powers.exercise.points.wisdom).toBe(0);
        const told = state.log.perceived().find(({ kind }) => kind === 'exercise-raised')!;
        expect(tellEvent(told, {})).toBe('Your way of life has made you wiser.');
      } else {
        expect(sheet.powers.exercise.points.wisdom).toBe(12);
      }
    }
    expect(rose / games).toBeGreaterThan(0.3);
    expect(rose / games).toBeLessThan(0.7);
  });

  it('lowers what was neglected, which restoring brings back, and is kept in saves', () => {
    const { state } = new Stage(content, house, ROWS, {});
    const { sheet } = state;
    Object.assign(sheet.attributes, { dexterity: 12 });
    sheet.powers.exercise.points.dexterity = -200;
    sheet.powers.exercise.nextCheck = state.clock.turn + 1;
    const kept = restoreGame(content, house, saveGame(state)).sheet.powers.exercise;
    expect(kept.points).toEqual(sheet.powers.exercise.points);
    expect(kept.nextCheck).toBe(sheet.powers.exercise.nextCheck);
    performCommand(state, { kind: 'search', count: 2 });
    expect(sheet.attributes.dexterity).toBe(11);
    expect(sheet.powers.attributesBefore.dexterity).toBe(12);
    expect(pageRows(state)).toEqual([]);
    const turn = sheet.powers.exercise.nextCheck;
    expect(turn - state.clock.turn).toBeGreaterThan(790);
    waitFor(state, turn + 1);
    expect(sheet.powers.exercise.nextCheck).toBeGreaterThan(turn);
  });
});

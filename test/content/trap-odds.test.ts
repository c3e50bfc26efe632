// The odds of traps over what the hero doesn't know, compared with play.

import {
  Fixture,
  type GameState,
  newGame,
  performCommand,
  saveGame,
} from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { makeObject } from '@roguewright/engine/objects';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { trapLines } from '@roguewright/engine/words';
import { WALK } from '@roguewright/engine/world';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const WORDS = {
  percent: (chance: number) => `${Math.round(100 * chance)} %`,
  decimal: (value: number) => value.toFixed(1),
};

interface Found {
  readonly state: GameState;
  readonly direction: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly ask: { readonly ask: 'trap'; readonly x: number; readonly y: number };
}

/** A wizard who has found what lies beside him, on the first level. */
function found(id: string, seed = 'odds', numbers: Readonly<Record<string, number>> = {}): Found {
  const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed };
  const state = newGame(content, house, start);
  const { level, hero, memory } = state;
  const { map } = level;
  const ways = [1, 2, 3, 4, 5, 6, 7, 8] as const;
  const direction = ways.find(way => (map.bits[map.neighbour(hero.square, way)]! & WALK) !== 0)!;
  const square = map.neighbour(hero.square, direction);
  const thing = makeObject(content, content.archetype(id), () => state.newId());
  thing.setAllOwn(numbers);
  const fixture = new Fixture(thing, square);
  level.fixtures.place(fixture);
  memory.rememberFixture(fixture);
  return { state, direction, ask: { ask: 'trap', x: map.x(square), y: map.y(square) } };
}

function asked(state: GameState, question: OddsQuestion): OddsAnswer {
  return LocalGame.restore(content, house, saveGame(state)).odds(question);
}

function answerOf({ state, ask }: Found): OddsAnswer {
  return asked(state, ask);
}

describe('the odds of a known trap', () => {
  it('are those of the rules, over what the hero doesn’t know of it', () => {
    const answer = answerOf(found('dart_trap'));
    const { disarms, setsOff, states, spells } = answer.trap!;
    expect([states, spells]).toEqual([[], []]);
    expect(disarms + setsOff).toBeLessThanOrEqual(1);
    // On the first level a trap does 0 to 4 damage.
    expect(answer.targets[0]!.damage.map(([value]) => value)).toEqual([0, 1, 2, 3, 4]);
    expect(answer.targets[0]!.meanDamage).toBeCloseTo(2, 9);
    expect(answer.asFarAsYouKnow).toBe(true);
    expect(trapLines(answer, WORDS)[1]).toBe(
      'If it goes off under you it does 0 to 4 damage, 2.0 on average; it kills you 0 % of the time.',
    );
  });

  it('don’t depend on what is hidden: its level, its damage, its charges', () => {
    const secret = { level: 9, dam: 90, hp: 5, cha: 30 };
    expect(answerOf(found('dart_trap', 'odds', secret))).toEqual(answerOf(found('dart_trap')));
  });

  it('are what play comes to', () => {
    const ends = { disarmed: 0, sprung: 0, asked: 0, askedSprung: 0 };
    const games = 150;
    for (let game = 0; game < games; game++) {
      const one = found('dart_trap', `game ${game}`, { level: 1 });
      const { disarms, setsOff } = answerOf(one).trap!;
      ends.asked += disarms;
      ends.askedSprung += setsOff;
      performCommand(one.state, { kind: 'disarm', direction: one.direction });
      const kinds = one.state.log.perceived().map(({ kind }) => kind);
      ends.disarmed += kinds.includes('fixture-disarmed') ? 1 : 0;
      ends.sprung += kinds.includes('fixture-sprung') ? 1 : 0;
    }
    // Four standard deviations.
    const tolerance = 4 * Math.sqrt(games / 4);
    expect(Math.abs(ends.disarmed - ends.asked)).toBeLessThan(tolerance);
    expect(Math.abs(ends.sprung - ends.askedSprung)).toBeLessThan(tolerance);
  });

  it('tell the conditions that it brings', () => {
    const answer = answerOf(found('needle_trap'));
    expect(answer.trap!.states.map(([state]) => state)).toEqual(['poisoned']);
    expect(trapLines(answer, WORDS).at(-1)).toMatch(/^It may leave you poisoned \d+ %\.$/);
  });

  it('foresee the spell that a rune of a known kind casts', () => {
    const answer = answerOf(found('rune_of_the_open_oven'));
    expect(answer.trap!.spells).toHaveLength(1);
    expect(answer.targets[0]!.meanDamage).toBeGreaterThan(0);
  });

  it('weigh the spells of a rune that nobody can read', () => {
    const { spells } = answerOf(found('scrawled_rune')).trap!;
    expect(spells).toHaveLength(4);
    expect(spells.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it('are asked only where he knows of one', () => {
    const one = found('dart_trap');
    const [id] = [...one.state.memory.fixtures.keys()];
    one.state.memory.forgetFixture(id!);
    expect(() => answerOf(one)).toThrow('knows');
  });
});

describe('the odds of noticing', () => {
  it('grow with each look, and aren’t told on the first level, which has no traps', () => {
    const { state } = found('dart_trap');
    const noticed = () => asked(state, { ask: 'hidden' }).hidden!.noticed;
    expect(noticed()).toEqual([]);
    goDown(state);
    const chances = noticed().map(([, chance]) => chance);
    expect(chances).toHaveLength(5);
    expect(chances).toEqual([...chances].sort((one, other) => one - other));
    expect(chances[0]).toBeGreaterThan(0.2);
  });
});

/** The hero takes the stairs to the second level. */
function goDown(state: GameState): void {
  const { level, hero } = state;
  const { map } = level;
  const stairs = [...map.terrain.keys()].find(square => map.terrainAt(square) === 'stairs-down')!;
  map.occupant[hero.square] = 0;
  hero.square = stairs;
  map.occupant[stairs] = hero.id;
  performCommand(state, { kind: 'descend' });
}

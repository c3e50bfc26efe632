import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../chance/index.ts';
import { FIXTURES_FILE, fixtureAt, SCRAWLS_FILE } from '../../game/testing/fixtures.ts';
import { Scene } from '../../game/testing/scene.ts';
import type { WorldRules } from '../../rulesets/index.ts';
import { trapLines } from '../../words/index.ts';
import { answerQuestion } from './questions.ts';

const HALL = ['##########', '#@.......#', '#........#', '##########'];
const WORDS = {
  percent: (chance: number) => `${Math.round(100 * chance)} %`,
  decimal: (value: number) => value.toFixed(1),
};

/** A hero who has found what lies beside him. */
function found(id: string, seed = 'odds', numbers: Readonly<Record<string, number>> = {}): Scene {
  const scene = new Scene(HALL, {
    streams: new Streams(seed),
    content: [FIXTURES_FILE, SCRAWLS_FILE],
  });
  const fixture = fixtureAt(scene, id, 2, 1, numbers);
  scene.state.memory.rememberFixture(fixture);
  return scene;
}

const AT = { ask: 'trap', x: 2, y: 1 } as const;

describe('the odds of a known trap', () => {
  it('are those of the rules, over what the hero doesn’t know of it', () => {
    const { state } = found('pit_of_nails');
    const answer = answerQuestion(state, new Enumerator(), AT);
    // On the first level a trap has level 1: a wizard of level 1 and dexterity 12 disarms it 1 time in 2.
    expect(answer.trap).toMatchObject({ disarms: 0.5, setsOff: 0.25, states: [], spells: [] });
    expect(answer.targets[0]!.damage.map(([value]) => value)).toEqual([0, 1, 2, 3, 4]);
    expect(answer.targets[0]!.meanDamage).toBeCloseTo(2, 9);
    expect(answer.asFarAsYouKnow).toBe(true);
    expect(trapLines(answer, WORDS)).toEqual([
      'One attempt disarms it 50 % of the time and sets it off 25 %.',
      'If it goes off under you it does 0 to 4 damage, 2.0 on average; it kills you 0 % of the time.',
    ]);
  });

  it('don’t depend on what is hidden: its level, its damage, its charges', () => {
    const plain = answerQuestion(found('pit_of_nails').state, new Enumerator(), AT);
    const secret = found('pit_of_nails', 'odds', { level: 9, dam: 90, hp: 5, cha: 30 });
    expect(answerQuestion(secret.state, new Enumerator(), AT)).toEqual(plain);
  });

  it('are what play comes to', () => {
    const asked = answerQuestion(found('pit_of_nails').state, new Enumerator(), AT).trap!;
    const ends = { disarmed: 0, sprung: 0 };
    const games = 400;
    for (let game = 0; game < games; game++) {
      const scene = found('pit_of_nails', `game ${game}`, { level: 1 });
      scene.perform({ kind: 'disarm', direction: 3 });
      ends.disarmed += scene.kinds.includes('fixture-disarmed') ? 1 : 0;
      ends.sprung += scene.kinds.includes('fixture-sprung') ? 1 : 0;
    }
    expect(Math.abs(ends.disarmed / games - asked.disarms)).toBeLessThan(0.08);
    expect(Math.abs(ends.sprung / games - asked.setsOff)).toBeLessThan(0.08);
  });

  it('foresee the spell that a rune of a known kind casts', () => {
    const answer = answerQuestion(found('warm_rune').state, new Enumerator(), AT);
    expect(answer.trap!.spells).toEqual([['small wave', 1]]);
    expect(answer.targets[0]!.meanDamage).toBeGreaterThan(0);
    expect(trapLines(answer, WORDS)[1]).toBe('It casts small wave.');
  });

  it('weigh the spells of a rune that nobody can read', () => {
    const answer = answerQuestion(found('scrawl').state, new Enumerator(), AT);
    expect(answer.trap!.spells).toEqual([
      ['small wave', 0.25],
      ['dart spell', 0.75],
    ]);
  });

  it('are asked only where he knows of one', () => {
    const scene = new Scene(HALL, {
      streams: new Streams('none'),
      content: [FIXTURES_FILE, SCRAWLS_FILE],
    });
    fixtureAt(scene, 'pit_of_nails', 2, 1);
    expect(() => answerQuestion(scene.state, new Enumerator(), AT)).toThrow('knows');
  });
});

describe('the odds of noticing', () => {
  function noticed(from: number) {
    const world = { fixtures: { fromDepth: from } } as unknown as Partial<WorldRules>;
    const scene = new Scene(HALL, { streams: new Streams('none'), world: world as never });
    return answerQuestion(scene.state, new Enumerator(), { ask: 'hidden' }).hidden!.noticed;
  }

  it('grow with each look', () => {
    const looks = noticed(1);
    expect(looks.map(([count]) => count)).toEqual([1, 2, 3, 5, 10]);
    const chances = looks.map(([, chance]) => chance);
    expect(chances).toEqual([...chances].sort((one, other) => one - other));
    expect(chances[0]).toBeGreaterThan(0.2);
  });

  it('aren’t told above the first level that has traps', () => {
    expect(noticed(2)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, type Attribute } from '../../rulesets/index.ts';
import { AnswersByAttributes, readAttributes } from './read-attributes.ts';

type Scores = Record<Attribute, number>;

const flat = Object.fromEntries(ATTRIBUTES.map(name => [name, 10])) as Scores;

/** Asks a function for every row of scores 3…8 of three attributes. @returns its answers and its calls */
function asked(of: (scores: Scores) => number): readonly [answers: number[], calls: number] {
  const attributes = readAttributes(flat);
  const answers = new AnswersByAttributes<number>();
  const found: number[] = [];
  let calls = 0;
  for (let number = 0; number < 6 ** 3; number++) {
    const scores = [number % 6, Math.floor(number / 6) % 6, Math.floor(number / 36)];
    const row = ATTRIBUTES.map((name, place) => {
      attributes.record[name] = 3 + (scores[place] ?? 0);
      return attributes.record[name];
    });
    const answer = answers.find(row, () => {
      calls++;
      attributes.clear();
      return [of(attributes.record), attributes.read];
    });
    expect(answer).toBe(of({ ...attributes.record }));
    found.push(answer);
  }
  return [found, calls];
}

describe('answers by the attributes that were read', () => {
  it('asks once where nothing is read', () => {
    expect(asked(() => 7)[1]).toBe(1);
  });

  it('asks once for each value of the one attribute that is read', () => {
    const second = ATTRIBUTES[1];
    expect(asked(scores => scores[second] * scores[second])[1]).toBe(6);
  });

  it('follows reads that depend on what was read before', () => {
    const [first, second, third] = ATTRIBUTES;
    const [answers, calls] = asked(scores =>
      scores[first] < 5 ? scores[second] : 100 * scores[third] + scores[first],
    );
    expect(calls).toBe(2 * 6 + 4 * 6);
    expect(new Set(answers).size).toBe(6 + 4 * 6);
  });

  it('asks for every row where all are read', () => {
    expect(
      asked(scores => Object.values(scores).reduce((sum, score) => 9 * sum + score, 0))[1],
    ).toBe(6 ** 3);
  });
});

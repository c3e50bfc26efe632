// What is no question is refused with the field that is wrong, whatever kind of question it is.

import { readContent } from '@roguewright/content';
import { UsageError } from '@roguewright/engine/errors';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame, QUESTION_FIELDS } from '@roguewright/engine/host';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';

const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'asked' };
const house = createRulesets().resolve('house');
const game = LocalGame.create(loadContent(readContent()), house, start);

/** Asks what the type of questions forbids. */
function ask(question: unknown): unknown {
  return game.odds(question as OddsQuestion);
}

describe('a question', () => {
  it('is of a known kind', () => {
    for (const question of [undefined, null, 'cast', {}, { ask: 'toString' }]) {
      expect(() => ask(question)).toThrow('ask: expected one of cast, ');
    }
  });

  it.each(
    Object.entries(QUESTION_FIELDS).flatMap(([kind, fields]) =>
      Object.keys(fields)
        .filter(field => !['arguments', 'command', 'choice'].includes(fields[field]!))
        .map(field => ({ kind, field, fields: Object.keys(fields) })),
    ),
  )('$kind has a whole number in its range as its $field', ({ kind, field, fields }) => {
    for (const value of [undefined, '1', -1, 1.5, 2 ** 31 + 1]) {
      const given = Object.fromEntries(fields.map(each => [each, each === field ? value : 0]));
      const asked = () => ask({ ask: kind, ...given });
      expect(asked).toThrow(UsageError);
      expect(asked).toThrow(`${field}: expected an integer from 0 to `);
    }
  });

  it('names an answer by a word', () => {
    for (const choice of [undefined, 1, '', 'x'.repeat(100)]) {
      expect(() => ask({ ask: 'deed', choice })).toThrow('choice: expected a word of 1 to ');
    }
  });

  it.each(['cast', 'cast-at'])('%s has an object of known arguments, or none', kind => {
    const given = { ask: kind, spell: 0, direction: 0, x: 0, y: 0 };
    for (const told of ['1', 1, null, []]) {
      const asked = () => ask({ ...given, arguments: told });
      expect(asked).toThrow(UsageError);
      expect(asked).toThrow('arguments: expected an object with some of ');
    }
    expect(() => ask({ ...given, arguments: { toString: 1 } })).toThrow(
      'arguments.toString: expected one of ',
    );
    expect(() => ask(given)).toThrow('spell: expected a spell that the hero knows');
  });

  it('is about squares of the level', () => {
    const { width } = game.look().view.map;
    const beyond = { ask: 'cast-at', spell: 1, x: width, y: 0 };
    expect(() => ask(beyond)).toThrow(`x: expected an integer from 0 to ${width - 1}`);
  });
});

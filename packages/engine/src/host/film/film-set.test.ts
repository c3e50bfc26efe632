// Film sets as text: what is read, and errors that name file, line and field.

import { describe, expect, it } from 'vitest';
import { readFilmSet } from './film-set.ts';

const ROOM = ['#######', '#.@.o.#', '#######', ''];

function read(...settings: string[]) {
  return readFilmSet([...ROOM, ...settings].join('\n'), 'hall.txt');
}

describe('a film set', () => {
  it('has a drawing, what its characters are, and settings', () => {
    const set = read(
      'o: friend jackal, 12 hit points',
      'carried: cursed long sword',
      'direction: ne',
      'ticks: 30',
      'level: 12',
      'hit points: 40/200',
      'creatures: move',
      'ground: dark',
      'text: The well is dry.',
      'count: 9',
      'item: long sword',
    );
    expect(set.pieces).toMatchObject([{ kind: 'jackal', isFriend: true, hitPoints: 12 }]);
    expect(set.items).toMatchObject([{ kind: 'long sword', isCursed: true }]);
    expect(set).toMatchObject({
      direction: 2,
      ticks: 30,
      level: 12,
      health: [40, 200],
      isAlive: true,
      isLit: false,
      text: 'The well is dry.',
      amount: 9,
      item: 'long sword',
    });
  });

  it('puts every square of a character', () => {
    const set = readFilmSet('#####\n#@oo#\n#####\n\no: jackal\n', 'hall.txt');
    expect(set.pieces.map(({ square }) => square)).toHaveLength(2);
  });

  it.each([
    [['o: jackal, many hit points'], 'hall.txt:5: hit points: expected KIND, N hit points'],
    [['o: jackal, 0 hit points'], 'hall.txt:5: hit points: expected 1 to 30000, got 0'],
    [
      ['o: jackal', 'direction: up'],
      'hall.txt:6: direction: expected a direction such as ne, got up',
    ],
    [['o: jackal', 'ticks: 1000000'], 'hall.txt:6: ticks: expected 1 to 400'],
    [['o: jackal', 'weather: rain'], 'hall.txt:6: weather: expected a character of the drawing'],
    [['o: jackal', 'creatures: dance'], 'hall.txt:6: creatures: expected move or stand, got dance'],
    [['o: jackal', 'nonsense'], 'hall.txt:6: setting: expected NAME: VALUE, got nonsense'],
    [[], 'hall.txt:2: o: expected a line "o: KIND" below the drawing, got none'],
  ])('refuses %j', (settings, message) => {
    expect(() => read(...settings)).toThrow(message);
  });

  it('needs one caster and a drawing of a bearable size', () => {
    expect(() => readFilmSet('####\n#..#\n####\n', 'a')).toThrow('a:1: @: expected one caster');
    expect(() => readFilmSet('#@@#\n', 'a')).toThrow('got 2');
    expect(() => readFilmSet(`@${'.'.repeat(60)}`, 'a')).toThrow('at most 60 × 30 squares');
    expect(() => readFilmSet('', 'a')).toThrow('a:1: drawing: expected a drawing');
  });
});

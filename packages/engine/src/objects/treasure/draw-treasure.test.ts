import { describe, expect, it } from 'vitest';
import { Enumerator, PlayedChance, Streams } from '../../chance/index.ts';
import { readTreasure } from '../formats/index.ts';
import { drawTreasure, type TreasureOrder, type TreasureView } from './draw-treasure.ts';
import { TreasureBook } from './treasure-book.ts';

function bookOf(text: string): TreasureBook {
  const { lists, problems } = readTreasure(text, 'test.trs');
  expect(problems).toEqual([]);
  return new TreasureBook(lists, id => ({
    count: id === 'spell' ? 0 : 1,
    type: id === 'hat' || id === 'rod' ? 2 : 1,
    cursed: id === 'cursed_hat',
  }));
}

const ids = (orders: readonly TreasureOrder[]) =>
  orders.map(({ archetype, count }) => `${archetype}×${count}`).join(' ');

/** Probabilities of what comes, by text. */
function asked(text: string, view: TreasureView): Record<string, number> {
  const outcomes = new Enumerator().ask(drawTreasure, bookOf(text), view);
  const sum = outcomes.list.reduce((total, { probability }) => total + probability, 0);
  expect(sum).toBeCloseTo(1, 12);
  return Object.fromEntries(
    outcomes.list.map(({ value, probability }) => [ids(value), probability]),
  );
}

const shallow = { list: 'top', difficulty: 1 };

describe('a list of all', () => {
  it('succeeds with one percent less than it says, but always at a hundred', () => {
    expect(asked('treasure top\narch gem\nchance 50\nend\n', shallow)).toEqual({
      'gem×1': 0.49,
      '': 0.51,
    });
    expect(asked('treasure top\narch gem\nchance 1\nmore\narch hat\nend\n', shallow)).toEqual({
      'hat×1': 1,
    });
  });

  it('goes into the chain of its success or failure, even for nothing', () => {
    const text =
      'treasure top\nlist NONE\nchance 70\nyes\narch gem\nend\nno\narch hat\nend\nmore\narch rod\nend\n';
    const answer = asked(text, shallow);
    expect(answer['gem×1 rod×1']).toBeCloseTo(0.69, 12);
    expect(answer['hat×1 rod×1']).toBeCloseTo(0.31, 12);
  });

  it('counts evenly up to nrof, unless the archetype has a count of its own', () => {
    const answer = asked('treasure top\narch gem\nnrof 4\nmore\narch spell\nend\n', shallow);
    expect(Object.keys(answer)).toHaveLength(4);
    expect(answer['gem×3 spell×0']).toBeCloseTo(0.25, 12);
    expect(asked('treasure top\narch gem\nnrof 4\nend\n', { ...shallow, kindsOnly: true })).toEqual(
      {
        'gem×4': 1,
      },
    );
  });
});

describe('a list of one', () => {
  const text = `treasureone top
arch gem
chance 1
more
list deep
chance 3
nrof 1
magic 5
more
list NONE
chance 1
end

treasureone deep
arch crown
end
`;

  it('draws in proportion to the chances, with none taken off', () => {
    const answer = asked(text, { list: 'top', difficulty: 5 });
    expect(answer['crown×1']).toBeCloseTo(3 / 5, 12);
    expect(answer['']).toBeCloseTo(1 / 5, 12);
  });

  it('draws again for a closed list that has a count', () => {
    expect(asked(text, shallow)).toEqual({ 'gem×1': 0.5, '': 0.5 });
  });

  it('gives nothing for a closed list without a count', () => {
    const answer = asked(text.replace('nrof 1\n', ''), shallow);
    expect(answer['gem×1']).toBeCloseTo(1 / 5, 12);
    expect(answer['']).toBeCloseTo(4 / 5, 12);
  });

  it('draws again for what is cursed where only good things are wanted', () => {
    const hats = 'treasureone top\narch hat\nmore\narch cursed_hat\nend\n';
    expect(asked(hats, { ...shallow, onlyGood: true })).toEqual({ 'hat×1': 1 });
    expect(asked(hats, shallow)['cursed_hat×1']).toBeCloseTo(0.5, 12);
  });

  it('ends when a list calls itself for ever', () => {
    const endless = 'treasureone top\nlist top\nend\n';
    expect(asked(endless, shallow)).toEqual({ '': 1 });
  });
});

describe('a draw', () => {
  it('is played as often as it is asked', () => {
    const text =
      'treasure top\narch gem\nchance 40\nno\nlist deep\nend\nend\ntreasureone deep\narch hat\nnrof 2\nmore\narch rod\nchance 50\nend\n';
    const expected = asked(text, shallow);
    const book = bookOf(text);
    const chance = new Streams('treasure').stream('floor');
    expect(chance).toBeInstanceOf(PlayedChance);
    const seen: Record<string, number> = {};
    const rounds = 20_000;
    for (let round = 0; round < rounds; round++) {
      const key = ids(drawTreasure(chance, book, shallow));
      seen[key] = (seen[key] ?? 0) + 1 / rounds;
    }
    expect(Object.keys(seen).sort()).toEqual(Object.keys(expected).sort());
    for (const [key, probability] of Object.entries(expected)) {
      expect(Math.abs(seen[key]! - probability)).toBeLessThan(0.015);
    }
  });

  it('names the nearest list when there is no such list', () => {
    const book = bookOf('treasure floor\narch gem\nend\n');
    expect(() =>
      drawTreasure(new Streams('x').stream('y'), book, { list: 'flor', difficulty: 1 }),
    ).toThrow('floor');
  });
});

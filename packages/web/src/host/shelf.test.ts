import { describe, expect, it } from 'vitest';
import { type Store, shelve, shelvedGames, unshelve } from './shelf.ts';

function memory(first: string | null = null): Store {
  let value = first;
  return {
    getItem: () => value,
    setItem: (_, written) => {
      value = written;
    },
  };
}

const game = (id: string) => ({
  game: id,
  token: `key of ${id}`,
  hero: 'Perchta',
  about: 'Wizard',
});

describe('the shelf', () => {
  it('has the latest game first, each once', () => {
    const store = memory();
    shelve(store, game('one'));
    shelve(store, game('two'));
    shelve(store, game('one'));
    expect(shelvedGames(store)).toEqual([game('one'), game('two')]);
    unshelve(store, 'one');
    expect(shelvedGames(store)).toEqual([game('two')]);
  });

  it('keeps where a game is kept', () => {
    const store = memory();
    shelve(store, { ...game('one'), token: '', place: 'device' });
    expect(shelvedGames(store)).toEqual([{ ...game('one'), token: '', place: 'device' }]);
    const elsewhere = JSON.stringify([{ ...game('two'), place: 'cellar' }, game('one')]);
    expect(shelvedGames(memory(elsewhere))).toEqual([game('one')]);
  });

  it('ignores what another program wrote there', () => {
    for (const text of ['', 'null', '{', '7', '{"game":"one"}']) {
      expect(shelvedGames(memory(text))).toEqual([]);
    }
    expect(shelvedGames(memory(JSON.stringify([null, { game: 1 }, game('one')])))).toEqual([
      game('one'),
    ]);
  });
});

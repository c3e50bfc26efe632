import { describe, expect, it } from 'vitest';
import { forgetGame, rememberGame, type Store, savedGames } from './saved-games.ts';

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

describe('the list', () => {
  it('has the latest game first, each once', () => {
    const store = memory();
    rememberGame(store, game('one'));
    rememberGame(store, game('two'));
    rememberGame(store, game('one'));
    expect(savedGames(store)).toEqual([game('one'), game('two')]);
    forgetGame(store, 'one');
    expect(savedGames(store)).toEqual([game('two')]);
  });

  it('keeps where a game is kept', () => {
    const store = memory();
    rememberGame(store, { ...game('one'), token: '', place: 'device' });
    expect(savedGames(store)).toEqual([{ ...game('one'), token: '', place: 'device' }]);
    const elsewhere = JSON.stringify([{ ...game('two'), place: 'cellar' }, game('one')]);
    expect(savedGames(memory(elsewhere))).toEqual([game('one')]);
  });

  it('ignores what another program wrote there', () => {
    for (const text of ['', 'null', '{', '7', '{"game":"one"}']) {
      expect(savedGames(memory(text))).toEqual([]);
    }
    expect(savedGames(memory(JSON.stringify([null, { game: 1 }, game('one')])))).toEqual([
      game('one'),
    ]);
  });
});

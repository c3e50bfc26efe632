import { describe, expect, it } from 'vitest';
import {
  arenaAddress,
  compareAddress,
  handbookAddress,
  lookBackAddress,
  newHeroAddress,
  recordAddress,
  routeOf,
} from './route.ts';

describe('the address of a record', () => {
  it.each([
    ['?replay=7', '', '#/replay?entry=7'],
    ['?replay=7', '#250', '#/replay?entry=7&turn=250'],
    ['?replay=7', '#turn=250', '#/replay?entry=7&turn=250'],
    ['?replay=7', '#x', '#/replay?entry=7'],
    ['?replay=x', '#250', undefined],
    ['', '#/hall', undefined],
  ])('%s%s leads to %s', (search, hash, address) => {
    expect(recordAddress(search, hash)).toBe(address);
  });

  it('names the line and the turn', () => {
    const wish = { entry: '7', turn: '250' };
    expect(routeOf('#/replay?entry=7&turn=250')).toEqual({ screen: 'replay', wish });
    expect(routeOf('#/replay?turn=soon')).toEqual({ screen: 'replay', wish: {} });
  });
});

describe('the address', () => {
  it('names a screen', () => {
    const game = { screen: 'game', game: 'AbC_1-2' };
    expect(routeOf('#/game/AbC_1-2')).toEqual({ ...game, looksBack: false });
    expect(routeOf(lookBackAddress('AbC_1-2'))).toEqual({ ...game, looksBack: true });
    expect(routeOf('#/hall')).toEqual({ screen: 'hall' });
    expect(routeOf('#/lab')).toEqual({ screen: 'lab', address: '' });
    expect(routeOf('#/lab?v=1&q=cast')).toEqual({ screen: 'lab', address: 'v=1&q=cast' });
    expect(routeOf('#/new')).toEqual({ screen: 'new', wishes: {} });
    expect(routeOf('#/lessons')).toEqual({ screen: 'lessons' });
    expect(routeOf('#/arena')).toEqual({ screen: 'arena', against: '' });
    expect(routeOf(arenaAddress('Sir & Lady = ?'))).toEqual({
      screen: 'arena',
      against: 'Sir & Lady = ?',
    });
    expect(routeOf('')).toEqual({ screen: 'title' });
    expect(routeOf('#/nowhere')).toEqual({ screen: 'title' });
  });

  it('names one seed under two rules', () => {
    const wish = { seed: 'a & b', role: 'priest', rules: 'house', against: 'slashem', moves: '40' };
    expect(routeOf(compareAddress(wish))).toEqual({ screen: 'compare', wish });
    expect(routeOf('#/compare')).toEqual({ screen: 'compare', wish: {} });
    expect(routeOf('#/compare?moves=many')).toEqual({ screen: 'compare', wish: {} });
  });

  it('names a section of the handbook, and its rules if they aren’t the usual ones', () => {
    const section = { screen: 'handbook', place: 'casting.fail' };
    expect(routeOf(handbookAddress('casting.fail'))).toEqual({ ...section, rules: 'house' });
    expect(handbookAddress('casting.fail')).toBe('#/handbook/casting.fail');
    const rules = 'casting=fiqhack,speed=nethack-5.0';
    expect(routeOf(handbookAddress('casting.fail', rules))).toEqual({ ...section, rules });
    expect(routeOf(handbookAddress(undefined))).toEqual({
      ...section,
      place: undefined,
      rules: 'house',
    });
    expect(routeOf('#/handbook/a/b')).toEqual({ screen: 'title' });
  });

  it('keeps wishes for a hero, whatever letters they have', () => {
    const wishes = { role: 'wizard', race: 'half-elf', seed: 'a & b = ü #7?' };
    expect(routeOf(newHeroAddress(wishes))).toEqual({ screen: 'new', wishes });
    expect(newHeroAddress({})).toBe('#/new');
    expect(routeOf('#/new?seed=&luck=7')).toEqual({ screen: 'new', wishes: {} });
  });
});

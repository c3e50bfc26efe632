import { readContent } from '@roguewright/content';
import { squaresWith, terrainAt } from '@roguewright/engine/face';
import { type GameView, loadContent, type ThingView } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { farEnemy } from '../testing/play-keys.ts';
import { placeNamed } from './places.ts';

/** The squares of a view that a place means, or what is said instead. */
function meant(view: GameView, to: string) {
  const place = placeNamed(view, to);
  if (typeof place === 'string') {
    return place;
  }
  const { width, height } = view.map;
  const squares = Array.from({ length: width * height }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
  }));
  return squares.filter(place).map(square => terrainAt(view, square));
}

/** A view with a row of terrain in the place of the first. */
function withRow(view: GameView, row: string): GameView {
  const { width, height } = view.map;
  const empty = ' '.repeat(width);
  const terrain = [row.padEnd(width), ...Array.from({ length: height - 1 }, () => empty)];
  return { ...view, things: [], map: { ...view.map, terrain } };
}

describe('a place', () => {
  it('may be a door or a doorway, and it is said when there is none', () => {
    const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'places' };
    const content = loadContent(readContent());
    const { view } = LocalGame.create(content, createRulesets().resolve('house'), start).look();
    const both = withRow(view, "#.∩.'.+.#");
    expect(squaresWith(both, ['doorway'])).toHaveLength(1);
    expect(meant(both, 'doorway')).toEqual(['doorway']);
    expect(meant(both, 'door')).toEqual(['open-door', 'closed-door']);
    const none = withRow(view, '#..#');
    expect(meant(none, 'doorway')).toBe('You know of no doorway.');
    expect(meant(none, 'door')).toBe('You know of no door.');
  });

  it.each([
    ['altar', 'penny altar', true],
    ['feature', 'fountain', true],
    ['trap', 'needle trap', false],
    ['lever', 'lever', false],
  ] as const)('is the square of an %s that is used from there: %s', (use, name, isOn) => {
    const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'places' };
    const content = loadContent(readContent());
    const { view } = LocalGame.create(content, createRulesets().resolve('house'), start).look();
    const [some] = farEnemy().look().view.things;
    const fixture = { ...some!, kind: 'fixture', name, use, x: 4, y: 5 } as ThingView;
    const place = placeNamed({ ...view, things: [fixture] }, name);
    if (typeof place === 'string') {
      expect.fail(place);
    }
    expect(place({ x: 4, y: 5 })).toBe(isOn);
    expect(place({ x: 3, y: 5 })).toBe(!isOn);
  });
});

import { describe, expect, it } from 'vitest';
import { directionName, directionOfWord, offsetWords, placeOf, squareAt } from './compass.ts';
import { candidateName, directionsFor, onlyDirection } from './directed.ts';
import { commandAt, commandHere } from './going.ts';
import {
  DIRECTION_KEYS,
  digitDirection,
  letterDirection,
  namedDirection,
  runDirection,
} from './keys.ts';
import { writePercent } from './percent.ts';
import { directionTo, distance, insideMap, isOnMap, neighbour, straight, WAYS } from './square.ts';
import { drawView } from './testing/views.ts';

const HERE = { x: 5, y: 5 };

describe('squares', () => {
  it('have neighbours in eight directions, one move away', () => {
    const around = WAYS.map(way => neighbour(HERE, way));
    expect(new Set(around.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
    expect(around.every(square => distance(HERE, square) === 1)).toBe(true);
    expect(around.map(square => directionTo(HERE, square))).toEqual(WAYS);
    expect(neighbour(HERE, 0)).toEqual(HERE);
  });

  it('lie on a ray or beside all of them', () => {
    expect(straight(HERE, { x: 8, y: 2 })).toBe(2);
    expect(straight(HERE, HERE)).toBe(0);
    expect(straight(HERE, { x: 8, y: 3 })).toBeUndefined();
    expect(directionTo(HERE, { x: 9, y: 4 })).toBe(3);
  });

  it('may lie beyond the edge, and are brought back to it', () => {
    const view = drawView(['@..', '...']);
    expect([0, 2, 3, -1].map(x => isOnMap(view, { x, y: 1 }))).toEqual([true, true, false, false]);
    expect(insideMap(view, { x: 7, y: -3 })).toEqual({ x: 2, y: 0 });
  });
});

describe('places in words', () => {
  it('are told from where the hero stands', () => {
    const places = [HERE, { x: 5, y: 4 }, { x: 1, y: 9 }, { x: 10, y: 3 }];
    expect(places.map(square => placeOf(HERE, square))).toEqual([
      'here',
      '1 square north',
      '4 squares south-west',
      '5 east and 2 north',
    ]);
    expect(places.map(square => offsetWords(HERE, square))).toEqual([
      'here',
      '1 north',
      '4 west, 4 south',
      '5 east, 2 north',
    ]);
  });

  it('are read as they are told', () => {
    for (const square of [
      { x: 5, y: 4 },
      { x: 1, y: 9 },
      { x: 10, y: 3 },
    ]) {
      expect(squareAt(HERE, placeOf(HERE, square))).toEqual(square);
      expect(squareAt(HERE, offsetWords(HERE, square))).toEqual(square);
    }
    expect(squareAt(HERE, '9 west')).toBeUndefined();
    expect(squareAt(HERE, 'over there')).toBeUndefined();
  });

  it('have directions of many names', () => {
    expect(['NE', 'u', '9', 'north-east', 'northeast'].map(directionOfWord)).toEqual([
      2, 2, 2, 2, 2,
    ]);
    expect(directionOfWord('up')).toBeUndefined();
    expect(WAYS.map(directionName).map(directionOfWord)).toEqual(WAYS);
  });
});

describe('keys of the directions', () => {
  it('are letters, named keys and digits that agree', () => {
    expect([...'kulnjbhy'].map(letterDirection)).toEqual(WAYS);
    expect([...'KULNJBHY'].map(runDirection)).toEqual(WAYS);
    expect([...'89632147'].map(digitDirection)).toEqual(WAYS);
    expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map(namedDirection)).toEqual([
      1, 3, 5, 7,
    ]);
    expect([letterDirection('.'), runDirection('k'), digitDirection('0')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(digitDirection('5')).toBe(0);
  });

  it('are shown as they lie', () => {
    expect(DIRECTION_KEYS.letters.map(([, key]) => key).join('')).toBe('ykuh.lbjn');
    expect(DIRECTION_KEYS.digits.map(([, key]) => key).join('')).toBe('789456123');
  });
});

describe('commands in a direction', () => {
  const view = drawView(['+d', "@'"], { adjacentHostile: [2] });

  it('make sense where their door or an enemy is', () => {
    expect(directionsFor(view, 'open')).toEqual([1]);
    expect(onlyDirection(view, 'close')).toBe(3);
    expect(onlyDirection(view, 'force')).toBeUndefined();
    expect(directionsFor(view, 'attack')).toEqual([2]);
    expect(onlyDirection(drawView(['+', '@', '+']), 'open')).toBeUndefined();
  });

  it('name what they would meet', () => {
    expect(candidateName(view, 'open', 1)).toBe('the closed door');
    expect(candidateName(view, 'attack', 2)).toBe('the thing');
    const things = view.things.map(thing => ({ ...thing, name: 'Snagtooth' }));
    expect(candidateName({ ...view, things }, 'attack', 2)).toBe('Snagtooth');
  });
});

describe('going to a square', () => {
  it('is a step, a journey, a look at a creature, or what can be done here', () => {
    const view = drawView(['@..d']);
    expect(commandAt(view, { x: 1, y: 0 })).toEqual({ kind: 'move', direction: 3 });
    expect(commandAt(view, { x: 2, y: 0 })).toEqual({ kind: 'travel', x: 2, y: 0 });
    expect(commandAt(view, { x: 3, y: 0 })).toBe('look');
    expect(commandAt(view, { x: 0, y: 0 })).toEqual({ kind: 'rest', count: 1 });
    const stairs = { ...view, map: { ...view.map, terrain: ['>..d'] } };
    expect(commandHere(stairs)).toEqual({ kind: 'descend' });
    const [thing] = drawView(['!']).things;
    const lying = { ...stairs, things: [{ ...thing!, x: 0, y: 0 }] };
    expect(commandHere(lying)).toEqual({ kind: 'pick-up', item: 0 });
  });
});

describe('a percentage', () => {
  const whole = { decimals: 0, gap: ' ', afterSign: '' };
  const fine = { decimals: 2, gap: ' ', afterSign: '' };

  it('is 0 or 100 only when certain', () => {
    expect(writePercent(0, whole)).toBe('0 %');
    expect(writePercent(1, fine)).toBe('100 %');
    expect(writePercent(1e-9, whole)).toBe('<1 %');
    expect(writePercent(1 - 1e-9, fine)).toBe('>99.99 %');
    expect(writePercent(1, fine, 1e-20)).toBe('>99.99 %');
    expect(writePercent(0.9999999999999998, fine, 0)).toBe('100 %');
  });

  it('is never rounded to more than it is near the ends', () => {
    expect(writePercent(0.007, whole)).toBe('<1 %');
    expect(writePercent(0.01, whole)).toBe('1 %');
    expect(writePercent(0.00007, fine)).toBe('<0.01 %');
    expect(writePercent(0.995, whole)).toBe('>99 %');
    expect(writePercent(0.9999, fine)).toBe('99.99 %');
  });

  it('is rounded in between', () => {
    expect(writePercent(1 / 3, whole)).toBe('33 %');
    expect(writePercent(1 / 3, fine)).toBe('33.33 %');
    expect(writePercent(0.5, { decimals: 2, gap: '_', afterSign: '' })).toBe('50_%');
  });
});

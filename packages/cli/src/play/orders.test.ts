import { readContent } from '@roguewright/content';
import type { GameView, ThingView } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { loadContent } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { directionOf, placeOf, straight } from './directions.ts';
import { understand } from './orders.ts';

const start = { heroName: 'Una', role: 'wizard', race: 'elf', seed: 'orders' };
const game = LocalGame.create(loadContent(readContent()), createRulesets().resolve('house'), start);
const plain = game.look().view;

/** The view with creatures beside the hero. */
function among(...creatures: [name: string, dx: number, dy: number][]): GameView {
  const things = creatures.map(([name, dx, dy], index): ThingView => {
    const { x, y } = plain.hero;
    const look = { glyph: 'd', icon: '', hue: '', health: 'unhurt', ticksLeft: 0 } as const;
    return { id: 90 + index, kind: 'creature', x: x + dx, y: y + dy, name, hostile: true, ...look };
  });
  const { width, height } = plain.map;
  const visible = Array.from({ length: height }, () => '1'.repeat(width));
  const hero = plain.things.filter(({ kind }) => kind === 'hero');
  return { ...plain, things: [...hero, ...things], map: { ...plain.map, visible } };
}

const spell = plain.spells[0]!.id;
const potion = plain.inventory.find(({ name }) => name.includes('potion'))!.id;

function says(line: string, view = plain): string {
  const order = understand(line, view);
  return order.do === 'say' ? order.text : JSON.stringify(order);
}

describe('what a line means', () => {
  it.each([
    ['north', 1],
    ['k', 1],
    ['n', 1],
    ['8', 1],
    ['NE', 2],
    ['u', 2],
    ['l', 3],
    ['southwest', 6],
    ['b', 6],
    ['y', 8],
  ])('%s is a step', (line, direction) => {
    expect(understand(line, plain)).toEqual({
      do: 'perform',
      command: { kind: 'move', direction },
    });
  });

  it.each([
    ['east 5', { do: 'walk', direction: 3, times: 5 }],
    ['walk east 5', { do: 'walk', direction: 3, times: 5 }],
    ['go west', { do: 'perform', command: { kind: 'move', direction: 7 } }],
    ['go to the stairs', { do: 'go', to: 'stairs' }],
    ['open door east', { do: 'perform', command: { kind: 'open', direction: 3 } }],
    ['close the door n', { do: 'perform', command: { kind: 'close', direction: 1 } }],
    ['attack e', { do: 'perform', command: { kind: 'attack', direction: 3 } }],
    ['pick up', { do: 'perform', command: { kind: 'pick-up', item: 0 } }],
    [',', { do: 'perform', command: { kind: 'pick-up', item: 0 } }],
    ['climb', { do: 'perform', command: { kind: 'ascend' } }],
    ['<', { do: 'perform', command: { kind: 'ascend' } }],
    ['rest 10', { do: 'perform', command: { kind: 'rest', count: 10 } }],
    ['.', { do: 'perform', command: { kind: 'rest', count: 1 } }],
    ['cast fireball east', { do: 'perform', command: { kind: 'cast', spell, direction: 3 } }],
    ['cast a sw', { do: 'perform', command: { kind: 'cast', spell, direction: 6 } }],
    ['ca fire e', { do: 'perform', command: { kind: 'cast', spell, direction: 3 } }],
    ['odds cast fireball n', { do: 'ask', question: { ask: 'cast', spell, direction: 1 } }],
    ['quaff potion', { do: 'perform', command: { kind: 'quaff', item: potion } }],
    ['drink the potion of healing', { do: 'perform', command: { kind: 'quaff', item: potion } }],
    ['quaff b', { do: 'perform', command: { kind: 'quaff', item: potion } }],
    ['quaff', { do: 'perform', command: { kind: 'quaff', item: potion } }],
    ['look', { do: 'show', page: 'look' }],
    ['i', { do: 'show', page: 'inventory' }],
    ['?', { do: 'show', page: 'help' }],
    ['', { do: 'nothing' }],
  ])('%s', (line, order) => {
    expect(understand(line, plain)).toEqual(order);
  });

  it('finds creatures by name, the nearest first', () => {
    const view = among(['jackal', 3, 0], ['jackal', 1, 1], ['kobold', 0, -2]);
    expect(understand('attack jackal', view)).toEqual({
      do: 'perform',
      command: { kind: 'attack', direction: 4 },
    });
    expect(understand('cast fireball at kobold', view)).toEqual({
      do: 'perform',
      command: { kind: 'cast', spell, direction: 1 },
    });
    expect(understand('cast a at the kobold', view)).toMatchObject({ command: { direction: 1 } });
    expect(understand('attack a jackal', view)).toMatchObject({ command: { direction: 4 } });
    expect(understand('odds jac', view)).toEqual({
      do: 'ask',
      question: { ask: 'attack', target: 91 },
    });
  });

  it('says what it did not understand, and what was expected', () => {
    const view = among(['jackal', 3, 1], ['kobold', 0, -2]);
    expect(says('attack')).toBe('Nobody is in sight.');
    expect(says('attack', view)).toBe('Whom: kobold or jackal?');
    expect(says('attack kobold', view)).toBe('The kobold is out of reach, 2 squares north.');
    expect(says('cast fireball at jackal', view)).toContain(
      'not in a straight line: 3 east and 1 south',
    );
    expect(says('attack kobld', view)).toContain('Did you mean kobold?');
    expect(says('nrth')).toContain('Did you mean north?');
    expect(says('re')).toBe('re may mean read or rest.');
    expect(says('east many')).toContain('a number of steps from 1 to 99, got many');
    expect(says('rest 100')).toContain('from 1 to 99, got 100');
    expect(says('open door up')).toContain('Expected a direction, got up');
    expect(says('open')).toContain('There is no door next to you');
    expect(says('read')).toBe('You have nothing to read.');
    expect(says('cast sleep east')).toContain('There is no spell that you know called');
    expect(says('xyzzy')).toContain('help lists them all');
  });
});

describe('places', () => {
  it('are told from the hero', () => {
    const here = { x: 5, y: 5 };
    expect(placeOf(here, here)).toBe('here');
    expect(placeOf(here, { x: 5, y: 4 })).toBe('1 square north');
    expect(placeOf(here, { x: 2, y: 8 })).toBe('3 squares south-west');
    expect(placeOf(here, { x: 7, y: 4 })).toBe('2 east and 1 north');
  });

  it('lie on one of eight lines or on none', () => {
    expect(straight({ x: 0, y: 0 }, { x: 4, y: 4 })).toBe(4);
    expect(straight({ x: 0, y: 0 }, { x: 4, y: 3 })).toBeUndefined();
    expect(directionOf('up')).toBeUndefined();
  });
});
